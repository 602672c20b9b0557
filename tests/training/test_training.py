"""A tiny training on the CPU: it learns, goes on from its files, and refuses those of others."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `train` brings torch")

import aurum  # noqa: E402
from aurum.engine import CHANCE, sample_choice  # noqa: E402
from aurum.networks.errors import BadNetworkFile  # noqa: E402
from aurum.networks.layouts import layout_of  # noqa: E402
from aurum.networks.network import Network  # noqa: E402
from aurum.training import networks_file, weights  # noqa: E402
from aurum.training.__main__ import main  # noqa: E402
from aurum.training.checkpoint import load_checkpoint, read_checkpoint  # noqa: E402
from aurum.training.learner import Learner  # noqa: E402
from aurum.training.networks_file import load_networks, read_networks  # noqa: E402
from aurum.training.opponents import Pool  # noqa: E402
from aurum.training.run import Run  # noqa: E402
from aurum.training.settings import TrainingSettings  # noqa: E402

GAME = "oriflamme"
TINY = TrainingSettings(
    GAME, device="cpu", tables="2:base:1", rows=192, steps=8, batch=768, first=48, width=32,
    critic_blocks=1, rate=3e-3, warmup=5, against_random=0.3, pool=0.1, magnet_updates=50,
    total=1e6,
)  # fmt: skip
UPDATES = 80
ROOT = Path(__file__).parents[2]

Trained = tuple[Path, list[dict[str, Any]]]
"""The folder of a training, and lines of its log."""


def line_of(run: Run) -> dict[str, Any]:
    """The figures since the last line of the log."""
    run.log_progress()
    found: dict[str, Any] = json.loads(
        (run.out / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1]
    )
    return found


@pytest.fixture(scope="module")
def trained(
    tmp_path_factory: pytest.TempPathFactory,
) -> Trained:
    """The folder of a training, and what its log says at first and at last."""
    folder = tmp_path_factory.mktemp("training")
    run = Run(replace(TINY, out=str(folder)))
    lines = []
    try:
        for until in (UPDATES // 8, UPDATES * 2 // 3, UPDATES):
            while run.learner.updates < until:
                run.turn()
            lines.append(line_of(run))
        run.save()
    finally:
        run.close()
    return folder, lines


def learner_of(settings: TrainingSettings = TINY) -> Learner:
    """Networks that have learned nothing."""
    torch.manual_seed(5)
    return Learner(layout_of(settings.game), settings, torch.device("cpu"))


def test_a_seat_learns_to_win_against_random(
    trained: Trained,
) -> None:
    first, _, last = trained[1]
    assert last["over_random_seats"] > 50
    assert last["over_random"] > max(1.1, first["over_random"] + 0.05)
    assert last["share_loss"] < first["share_loss"]
    assert last["guessed"] > first["guessed"]
    assert 0 < last["entropy"] < first["entropy"]
    assert (trained[0] / "curves.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_training_goes_on_from_its_checkpoint(trained: Trained, tmp_path: Path) -> None:
    folder, _ = trained
    learner = learner_of()
    pool = Pool(learner.policy)
    seconds = load_checkpoint(folder, learner, pool)
    about, arrays = read_checkpoint(folder)
    assert seconds == about["seconds"] > 0
    assert learner.updates == about["updates"] >= UPDATES
    assert len(pool.members) == 1
    for name, value in learner.policy.state_dict().items():
        np.testing.assert_array_equal(value.numpy(), arrays[f"policy/{name}"])
    states = learner.optimiser.state.values()
    assert len(states) == len(list(learner.optimiser.param_groups[0]["params"]))
    assert any(float(state["exp_avg_sq"].max()) > 0 for state in states)
    before = learner.updates
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in folder.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    run = Run(replace(TINY, out=str(copy)))
    try:
        while run.learner.updates == before:
            run.turn()
        run.save()
    finally:
        run.close()
    after, _ = read_checkpoint(copy)
    assert after["updates"] > before
    assert after["seconds"] > seconds


def arguments(settings: TrainingSettings) -> list[str]:
    """A command line that means these settings."""
    given = vars(settings)
    return [
        settings.game,
        *(
            f"--{name.rstrip('_').replace('_', '-')}={value}"
            for name, value in given.items()
            if name != "game"
        ),
    ]


def test_weights_for_play_say_what_the_policy_says(
    trained: Trained,
) -> None:
    """NumPy with numbers of a byte, as torch with whole ones."""
    folder, _ = trained
    learner = learner_of()
    load_checkpoint(folder, learner, Pool(learner.policy))
    player = Network(folder / "weights.npz", GAME)
    layout = layout_of(GAME)
    options = {"players": 2, "set": "base"}
    table = layout.map(options)
    rng = Random(2)
    state = aurum.game(GAME).start(rng, **options)
    compared = 0
    while compared < 40:
        if state.actor == CHANCE:
            state.apply(sample_choice(state, rng))
        elif state.actor < 0:
            state = aurum.game(GAME).start(rng, **options)
        else:
            legal, odds = player.odds(state)
            encoding = aurum.envs.encoding.encoding_of(GAME, options)
            obs = np.zeros((1, layout.size), np.uint8)
            obs[:, table.columns] = encoding.encode([state])
            obs[:, table.constants] = 1
            actions = table.actions[encoding.numbering.numbers(legal, state.actor)]
            mask = np.zeros((1, layout.actions), np.int8)
            mask[0, actions] = 1
            with torch.no_grad():
                logits = learner.policy(torch.from_numpy(obs), torch.from_numpy(mask))
            wanted = logits.softmax(-1)[0, actions].numpy()
            np.testing.assert_allclose(odds, wanted, atol=5e-3)
            compared += 1
            state.apply(player.choose(state, rng, False))


def copied(folder: Path, to: Path) -> Path:
    """The checkpoint of a folder in another."""
    for path in folder.glob("checkpoint-*.npz"):
        (to / path.name).write_bytes(path.read_bytes())
    return to / "checkpoint-0.npz"


def refused(folder: Path, settings: TrainingSettings = TINY) -> str:
    """Why a checkpoint is refused."""
    learner = learner_of(settings)
    with pytest.raises(BadNetworkFile) as problem:
        load_checkpoint(folder, learner, Pool(learner.policy))
    return str(problem.value)


def test_a_damaged_checkpoint_is_refused(
    trained: Trained, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copied(trained[0], tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert f"{path}: is damaged" in refused(tmp_path)
    path.write_bytes(b"")
    assert f"{path}: is damaged" in refused(tmp_path)
    assert main(arguments(replace(TINY, out=str(tmp_path)))) == 1
    assert f"{path}: is damaged" in capsys.readouterr().err


def rewritten(path: Path, **said: Any) -> None:
    """The same file, which says something else of itself."""
    with np.load(path) as file:
        arrays: dict[str, Any] = {name: file[name] for name in file.files}
    about = {**json.loads(str(arrays["about"])), **said}
    np.savez(path, **{**arrays, "about": np.array(json.dumps(about))})


def test_a_checkpoint_of_another_version_game_or_size_is_refused(
    trained: Trained, tmp_path: Path
) -> None:
    path = copied(trained[0], tmp_path)
    shape = json.loads(str(np.load(path)["about"]))["shape"]
    rewritten(path, format=9)
    assert refused(tmp_path) == f"{path}: has the format 9; this program reads 2"
    rewritten(path, format=2, shape={**shape, "game": "chess"})
    assert refused(tmp_path) == f"{path}: has game 'chess', and this run 'oriflamme'"
    rewritten(path, shape=shape)
    assert "has width 32, and this run 64" in refused(tmp_path, replace(TINY, width=64))


def test_files_of_a_checkpoint_belong_together(trained: Trained, tmp_path: Path) -> None:
    path = copied(trained[0], tmp_path)
    rewritten(path, files=2)
    assert "checkpoint-1.npz: is missing" in refused(tmp_path)
    other = tmp_path / "checkpoint-1.npz"
    np.savez(other, stamp=np.array("another"))
    assert refused(tmp_path) == f"{other}: is of another checkpoint than checkpoint-0.npz"


def test_networks_begin_another_training(
    trained: Trained, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _ = trained
    path = tmp_path / "networks.npz"
    assert networks_file.main([str(folder), str(path), "--note", "commit=abc"]) == 0
    about, _ = read_networks(path)
    assert about["commit"] == "abc"
    assert path.stat().st_size < sum(f.stat().st_size for f in folder.glob("checkpoint*")) / 3
    whole, learner = learner_of(), learner_of()
    load_checkpoint(folder, whole, Pool(whole.policy))
    assert load_networks(path, learner) == about["seconds"]
    assert learner.updates == learner.fresh_since == about["updates"]
    for name, value in learner.policy.state_dict().items():
        kept = whole.policy.state_dict()[name]
        assert float((value - kept).abs().max()) <= float(kept.abs().max()) / 200
        assert torch.equal(value, learner.magnet.state_dict()[name])
    out = tmp_path / "on"
    begun = replace(TINY, out=str(out), seconds=0.0, from_=str(path))
    assert main(arguments(begun)) == 0
    assert read_checkpoint(out)[0]["seconds"] > about["seconds"]
    capsys.readouterr()
    assert main(arguments(replace(begun, out=str(tmp_path / "x"), width=64))) == 1
    assert f"{path}: has width 32, and this run 64" in capsys.readouterr().err
    path.write_bytes(b"PK")
    assert main(arguments(replace(begun, out=str(tmp_path / "x")))) == 1
    assert f"{path}: is damaged" in capsys.readouterr().err


def test_a_file_for_play_is_made_from_networks(
    trained: Trained, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    networks, play = tmp_path / "networks.npz", tmp_path / "play.npz"
    assert networks_file.main([str(trained[0]), str(networks), "--note", "commit=abc"]) == 0
    assert weights.main([str(networks), str(play), "--note", "match=won"]) == 0
    made, written = Network(play, GAME), Network(trained[0] / "weights.npz", GAME)
    assert (made.about["commit"], made.about["match"]) == ("abc", "won")
    state = aurum.game(GAME).start(Random(1), players=2, set="base")
    while state.actor == CHANCE:
        state.apply(sample_choice(state, Random(1)))
    np.testing.assert_allclose(made.odds(state)[1], written.odds(state)[1], atol=1e-2)
    networks.write_bytes(b"PK")
    assert weights.main([str(networks), str(play)]) == 1
    assert f"{networks}: is damaged" in capsys.readouterr().err


def test_the_networks_of_the_repository_are_gone_on_from() -> None:
    """A fresh clone trains on; and what it begins from is no beginner."""
    path = ROOT / "training" / "oriflamme" / "networks.npz"
    learner = learner_of(TrainingSettings(GAME, device="cpu"))
    assert load_networks(path, learner) > 1000
    assert learner.updates > 20000
    about, _ = read_networks(path)
    assert {"commit", "data", "decisions", "games", "date"} <= set(about)
    page = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
    assert f"{about['games']:>}" in page.replace(",", "")
