"""`aurum components`: component sets shown, checked, drawn and balanced."""
