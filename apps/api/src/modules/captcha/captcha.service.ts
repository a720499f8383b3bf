import {
  type Challenge,
  type CheckKind,
  decryptText,
  encryptText,
  isSolved,
  newSecretKey,
  type Solution,
} from '@markwright/human-check'
import type { KeyValueStore } from '@markwright/key-value'
import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { captchaErrors, type Outcome, outcomes } from './captcha.errors.ts'

const CHALLENGE_SECONDS = 120
const VERIFICATION_SECONDS = 180
const SHUT_OUT_SECONDS = 300
const FAILURES_MAX = 5

const challenges: Limit = { name: 'human-check-get', max: 120, windowSeconds: 60 }
const answers: Limit = { name: 'human-check-check', max: 600, windowSeconds: 60 }
const failures: Limit = { name: 'human-check-failures', max: FAILURES_MAX, windowSeconds: 60 }

const kinds: readonly string[] = ['blockPuzzle', 'clickWord', 'math'] satisfies CheckKind[]
const isKind = (kind: string): kind is CheckKind => kinds.includes(kind)

type Kept = { solution: Solution; secretKey: string }

export type IssuedCheck = Challenge & { kind: CheckKind; token: string; secretKey: string }
type Attempt = { captchaType?: string | null; pointJson?: string | null; token?: string | null }

/** Lets a guarded call go on once for each check that was passed. */
export type HumanCheck = {
  /** Uses up a second verification. @throws 428 where it is missing, wrong, too old or used. */
  spend(verification: string | undefined): Promise<void>
}

/** The human check in the protocol of AJ-Captcha (contract §1). `visitor` tells callers apart for the limits. */
export function createCaptchaService(deps: {
  createChallenge: (kind: CheckKind, options: { language: Language }) => Challenge
  keyValueStore: KeyValueStore
  limits: RateLimits
  /** Of clients that were built with a key of their own. */
  defaultKey: string | undefined
  onError: (error: unknown) => void
}) {
  const { keyValueStore, limits } = deps
  const shutOut = (visitor: string) => `human-check:shut-out:${visitor}`
  const challengeKey = (token: string) => `human-check:${digest(token)}`
  const verificationKey = (verification: string) => `human-check:passed:${digest(verification)}`

  async function verify(verification: string | undefined): Promise<Outcome> {
    if (!verification?.trim()) return outcomes.noVerification
    return (await keyValueStore.take(verificationKey(verification))) === null ? outcomes.stale : outcomes.passed
  }

  return {
    /** A new challenge, or why there is none. */
    async issue(kind: string | undefined, visitor: string, language: Language): Promise<IssuedCheck | Outcome> {
      if (!kind) return outcomes.noType
      if (!isKind(kind)) return outcomes.unknownType
      if ((await limits.count(challenges, visitor)) > challenges.max) return outcomes.tooManyChallenges
      if (await keyValueStore.find(shutOut(visitor))) return outcomes.tooManyFailures
      let challenge: Challenge
      try {
        challenge = deps.createChallenge(kind, { language })
      } catch (error) {
        deps.onError(error)
        return outcomes.noImage
      }
      const token = randomBytes(16).toString('hex')
      const secretKey = newSecretKey()
      const kept: Kept = { solution: challenge.solution, secretKey }
      await keyValueStore.set(challengeKey(token), JSON.stringify(kept), CHALLENGE_SECONDS)
      return { ...challenge, kind, token, secretKey }
    },

    /** Judges an answer; the challenge is used up whatever the outcome. */
    async check({ captchaType, pointJson, token }: Attempt, visitor: string): Promise<Outcome> {
      if (!captchaType) return outcomes.noType
      if (!token) return outcomes.noToken
      if (!pointJson) return outcomes.noPoints
      if ((await limits.count(answers, visitor)) > answers.max) return outcomes.tooManyAnswers
      if (await keyValueStore.find(shutOut(visitor))) return outcomes.tooManyFailures
      const kept = await keyValueStore.take(challengeKey(token))
      const outcome = kept === null ? outcomes.stale : await judge(JSON.parse(kept), captchaType, pointJson, token)
      const isWrong = outcome === outcomes.wrong || outcome === outcomes.failure
      if (isWrong && (await limits.count(failures, visitor)) >= FAILURES_MAX)
        await keyValueStore.set(shutOut(visitor), '1', SHUT_OUT_SECONDS)
      return outcome
    },

    verify,

    async spend(verification: string | undefined) {
      if ((await verify(verification)) !== outcomes.passed) throw new AppError(captchaErrors.notVerified)
    },
  }

  async function judge(
    { solution, secretKey }: Kept,
    kind: string,
    pointJson: string,
    token: string,
  ): Promise<Outcome> {
    const points = decryptText(pointJson, secretKey) ?? (deps.defaultKey && decryptText(pointJson, deps.defaultKey))
    if (!points) return outcomes.failure
    if (kind !== solution.kind || !isSolved(solution, points)) return outcomes.wrong
    // Exactly what the client will send, so it is made of the text that came, not of what it means.
    const verification = encryptText(`${token}---${points}`, secretKey)
    await keyValueStore.set(verificationKey(verification), '1', VERIFICATION_SECONDS)
    return outcomes.passed
  }
}
export type CaptchaService = ReturnType<typeof createCaptchaService>

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
