import { checkHumanCheck, getHumanCheck } from '@markwright/api-client/captcha'
import { ApiError } from '@markwright/api-client/fetch'
import type { HumanCheck } from '@markwright/api-client/models/humanCheck'
import { encrypt, verificationOf } from './cipher.ts'
import type { Point } from './geometry.ts'

/** Drag a piece into its gap, click words in their order, or, without sight, answer a sum that is spoken. */
export const checkTypes = ['blockPuzzle', 'clickWord', 'math'] as const
export type CheckType = (typeof checkTypes)[number]

/** Images and sound are Base64 without a prefix. */
export type Challenge = { token: string; secretKey: string | null } & (
  | { type: 'blockPuzzle'; image: string; piece: string }
  | { type: 'clickWord'; image: string; words: string[] }
  | { type: 'math'; sound: string }
)

export type Answer = Point | readonly Point[] | { answer: string }

/** Why there is no challenge, or why an answer does not count; null where the server gave no words for it. */
export type Refusal = { refusal: string | null }

const PASSED = '0000'
/** Says only that the answer is wrong; every other code says something of its own. */
const WRONG = '6111'

export async function fetchChallenge(type: CheckType): Promise<Challenge | Refusal> {
  return getHumanCheck({ captchaType: type }).then(
    ({ repCode, repMsg, repData }) =>
      (repCode === PASSED && repData && readChallenge(type, repData)) || { refusal: repMsg },
    refusalOf,
  )
}

/** The verification that a guarded call is given, or why there is none. */
export async function judge(challenge: Challenge, answer: Answer): Promise<{ verification: string } | Refusal> {
  const pointText = JSON.stringify(answer)
  const { token, type, secretKey } = challenge
  return checkHumanCheck({}, { captchaType: type, pointJson: encrypt(pointText, secretKey), token }).then(
    ({ repCode, repMsg }) =>
      repCode === PASSED
        ? { verification: verificationOf(challenge, pointText) }
        : { refusal: repCode === WRONG ? null : repMsg },
    refusalOf,
  )
}

function readChallenge(type: CheckType, data: HumanCheck): Challenge | null {
  const { token, secretKey = null, originalImageBase64: image, jigsawImageBase64: piece, wordList } = data
  if (!token) return null
  if (type === 'math') return data.audioBase64 ? { token, secretKey, type, sound: data.audioBase64 } : null
  if (!image) return null
  if (type === 'clickWord') return wordList ? { token, secretKey, type, image, words: wordList } : null
  return piece ? { token, secretKey, type, image, piece } : null
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return { refusal: error.message || null }
  throw error
}
