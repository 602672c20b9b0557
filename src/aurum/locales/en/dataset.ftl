### `aurum dataset`: games of bots as Parquet files.

command-dataset = let bots play and write every choice into a Parquet file, for learning and statistics
    .more = Let bots play many games and write a Parquet file with a row for each choice, another with the results of the games, and a card that says how they were made. The same command continues an interrupted data set. Needs aurum-tabletop[data].
command-dataset-out = the file to write; the results and the card stand beside it
command-dataset-observations = also write what the seat knew before each choice, as numbers
command-dataset-licence = the licence that the card names (default: MIT)

dataset-written =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $decisions } of them by bots, are in { $path }
dataset-failures =
    { $failures ->
        [one] Once a bot did not answer as it should; a legal choice was made for it at random.
       *[other] { $failures } times a bot did not answer as it should; legal choices were made for it at random.
    }
dataset-interrupted = Interrupted before the first games were saved. The same command starts from the beginning.

dataset-extra-missing = A data set needs { $name }, which is not installed. Install it with pip install ".[data]" in Aurum’s folder.
dataset-out-name = A data set is a file whose name ends with .parquet, not { $path }.
dataset-out-folder = There is no folder { $path }. Make it first, or choose another.
dataset-out-foreign = { $path } is there already and is no data set of Aurum. Choose another name.
dataset-out-differs = { $path } is another data set: { $name } is { $theirs } there and { $ours } here. Choose another name, or give the same command.
dataset-out-taken = Another process is writing in { $path }.
dataset-part-damaged = { $path } is damaged or belongs to another data set. Delete it, and its games are played again.
dataset-file-damaged = { $path } is damaged or is no Parquet file. Delete it to make the data set anew, or choose another name.
dataset-file-missing = { $path } is missing, which belongs to { $out }. Put it back, or delete { $out } to make the data set anew.
