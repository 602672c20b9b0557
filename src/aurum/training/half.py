"""One half of the tables as the trainer sees it, and the copies of its memory on the device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from aurum.training.learner import Minibatch
from aurum.training.opponents import Seating
from aurum.training.rollout import Rollout, views_of

if TYPE_CHECKING:
    from aurum.training.run import Run


class Half:
    """One half of the tables: what it has collected, and who plays there."""

    def __init__(self, run: Run, number: int) -> None:
        self.number = number
        self.seating = Seating(run.tables, run.settings, run.layout.seats, run.device)
        steps = run.settings.steps
        self.rollouts = [Rollout(steps, run.tables, run.layout, run.device) for _ in range(2)]
        self.current = self.rollouts[0]
        memory = run.processes.memory[number]
        self.host = torch.from_numpy(memory)
        self.pinned = pin(memory, run.device)
        self.copy = torch.empty(len(memory), dtype=torch.uint8, device=run.device)
        self.arrays = run.processes.arrays[number]
        self.views = views_of(self.arrays, memory, self.copy)
        self.began = False
        self.batches: list[Minibatch] = []
        """Those that are being learned from."""

    def take(self) -> None:
        """Copy what the processes wrote to the device."""
        self.copy.copy_(self.host, non_blocking=self.pinned)


def pin(memory: Any, device: torch.device) -> bool:
    """Let the device read this memory directly, where it can: copies are several times faster."""
    if device.type != "cuda":
        return False
    code = torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)
    if int(code) == 0:
        return True
    print(f"copies are not pinned: error {int(code)}", flush=True)
    for _ in range(3):  # the error would come up again with the next kernel
        try:
            torch.ones(1, device=device).sum().item()
            break
        except RuntimeError:
            continue
    return False
