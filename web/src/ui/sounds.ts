/** The sounds, made of a few soft tones: no files, and silent unless wanted. */

import { preferences } from '../shell/preferences.svelte'

export type SoundName = 'turn' | 'place' | 'flip' | 'gain' | 'lose' | 'roll' | 'chat' | 'end'

/** A tone: its pitch, when it begins and how long it rings, in seconds, and how loud it is. */
interface Tone {
  pitch: number
  at: number
  rings: number
  loud: number
  wave?: OscillatorType
}

const SOUNDS: Record<SoundName, Tone[]> = {
  turn: [
    { pitch: 587, at: 0, rings: 0.5, loud: 0.5 },
    { pitch: 880, at: 0.12, rings: 0.7, loud: 0.4 }
  ],
  place: [{ pitch: 196, at: 0, rings: 0.12, loud: 0.6, wave: 'triangle' }],
  flip: [
    { pitch: 330, at: 0, rings: 0.08, loud: 0.35, wave: 'triangle' },
    { pitch: 440, at: 0.07, rings: 0.12, loud: 0.35, wave: 'triangle' }
  ],
  gain: [
    { pitch: 784, at: 0, rings: 0.18, loud: 0.3 },
    { pitch: 1047, at: 0.07, rings: 0.3, loud: 0.3 }
  ],
  lose: [
    { pitch: 262, at: 0, rings: 0.3, loud: 0.4, wave: 'triangle' },
    { pitch: 208, at: 0.12, rings: 0.4, loud: 0.4, wave: 'triangle' }
  ],
  roll: [0, 0.06, 0.11, 0.19, 0.3].map((at, n) => ({
    pitch: 150 + 30 * (n % 3), at, rings: 0.05, loud: 0.4, wave: 'triangle' as const
  })),
  chat: [{ pitch: 988, at: 0, rings: 0.16, loud: 0.2 }],
  end: [523, 659, 784, 1047].map((pitch, n) => ({ pitch, at: n * 0.14, rings: 0.9, loud: 0.35 }))
}

/** Quiet even when on. */
const VOLUME = 0.18

class Sounds {
  #context: AudioContext | null = null

  play(name: SoundName): void {
    if (!preferences.get('sound')) return
    try {
      this.#context ??= new AudioContext()
      // Browsers let a page play sound only after a click or key; until then it is silent.
      void this.#context.resume().catch(() => {})
      for (const tone of SOUNDS[name]) this.#ring(this.#context, tone)
    } catch {
      // A device without sound plays as well.
    }
  }

  #ring(context: AudioContext, { pitch, at, rings, loud, wave = 'sine' }: Tone): void {
    const begin = context.currentTime + at
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = wave
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(loud * VOLUME, begin + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + rings)
    tone.connect(gain).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + rings)
  }
}

export const sounds = new Sounds()
