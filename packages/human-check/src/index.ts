import { createBlockPuzzle } from './block-puzzle.ts'
import { createClickWord } from './click-word.ts'
import { createSum } from './sum.ts'
import { secureRandom, seededRandom, type Random } from './random.ts'
import type { Solution } from './solution.ts'
import { WORDS } from './words.ts'

export { decryptText, encryptText, newSecretKey } from './cipher.ts'
export { isSolved, type Solution } from './solution.ts'

/** Drag a piece into its hole, click words in order, or, for anyone who can see neither, answer a sum that is spoken. */
export type CheckKind = 'blockPuzzle' | 'clickWord' | 'math'

/** What the client is shown, and the solution, which stays on the server. Images are PNG without a `data:` prefix. */
export type Challenge = {
  solution: Solution
  /** 310 x 155. */
  originalImageBase64: string | null
  /** 47 x 155, transparent but for the piece, which lies at the height of its hole. */
  jigsawImageBase64: string | null
  /** The words to click, in this order. */
  wordList: string[] | null
  /** A sum read aloud: WAV, 8 kHz, mono. */
  audioBase64: string | null
}

/**
 * A new challenge. `language` is that of the words drawn and spoken. `random` seeds it in tests; without it nobody can
 * foretell the challenge.
 */
export function createChallenge(kind: CheckKind, options: { random?: Random; language?: 'cn' | 'en' } = {}): Challenge {
  const random = options.random ? seededRandom(options.random) : secureRandom
  const { language = 'cn' } = options
  const nothing = {
    originalImageBase64: null,
    jigsawImageBase64: null,
    wordList: null,
    audioBase64: null,
  }
  switch (kind) {
    case 'blockPuzzle':
      return { ...nothing, ...createBlockPuzzle(WORDS[language], random) }
    case 'clickWord':
      return { ...nothing, ...createClickWord(WORDS[language], random) }
    case 'math':
      return { ...nothing, ...createSum(language, random) }
  }
}
