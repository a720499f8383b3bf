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

const challenges: Limit = { name: 'human-check-get', max: 120, windowSeconds: 60 }
const answers: Limit = { name: 'human-check-check', max: 600, windowSeconds: 60 }
const failures: Limit = { name: 'human-check-failures', max: 5, windowSeconds: 60 }

// A client is known by what it says of itself, which it can change; what counts in the end is its address. Phones of a
// whole district may share one, so it has more room.
const challengesOfAddress: Limit = { name: 'human-check-get-address', max: 300, windowSeconds: 60 }
const answersOfAddress: Limit = { name: 'human-check-check-address', max: 600, windowSeconds: 60 }
const failuresOfAddress: Limit = { name: 'human-check-failures-address', max: 10, windowSeconds: 60 }
/** A sum is spoken, which programs understand better than they read images (contract §1.5). */
const sumsOfAddress: Limit = { name: 'human-check-sums', max: 10, windowSeconds: 3600 }

const kinds: readonly string[] = ['blockPuzzle', 'clickWord', 'math'] satisfies CheckKind[]
const isKind = (kind: string): kind is CheckKind => kinds.includes(kind)

type StoredChallenge = { solution: Solution; secretKey: string }

export type IssuedCheck = Challenge & { kind: CheckKind; token: string; secretKey: string }
type Attempt = { captchaType?: string | null; pointJson?: string | null; token?: string | null }

/** The caller: the client by the protocol, and its address. */
export type CheckVisitor = { client: string; address: string }

/** Lets a guarded call go on once for each check that was passed. */
export type HumanCheck = {
  /** Uses up a second verification. @throws 428 where it is missing, wrong, too old or used. */
  spend(verification: string | undefined): Promise<void>
}

/** The human check in the protocol of AJ-Captcha (contract §1). */
export function createCaptchaService(deps: {
  createChallenge: (kind: CheckKind, options: { language: Language }) => Challenge
  keyValueStore: KeyValueStore
  limits: RateLimits
  /** Of clients that were built with a key of their own. */
  defaultKey: string | undefined
  onError: (error: unknown) => void
}) {
  const { keyValueStore, limits } = deps
  const shutOutKey = (caller: string) => `human-check:shut-out:${caller}`
  const challengeKey = (token: string) => `human-check:${digest(token)}`
  const verificationKey = (verification: string) => `human-check:passed:${digest(verification)}`

  const isShutOut = async ({ client, address }: CheckVisitor): Promise<boolean> =>
    (await keyValueStore.find(shutOutKey(client))) !== null || (await keyValueStore.find(shutOutKey(address))) !== null

  /** Counts for the client and for the address, each of which has a limit of its own; whether one is exceeded. */
  async function isTooMany(ofClient: Limit, ofAddress: Limit, { client, address }: CheckVisitor): Promise<boolean> {
    const counts = [await limits.count(ofClient, client), await limits.count(ofAddress, address)] as const
    return counts[0] > ofClient.max || counts[1] > ofAddress.max
  }

  async function countFailure({ client, address }: CheckVisitor): Promise<void> {
    if ((await limits.count(failures, client)) >= failures.max)
      await keyValueStore.set(shutOutKey(client), '1', SHUT_OUT_SECONDS)
    if ((await limits.count(failuresOfAddress, address)) >= failuresOfAddress.max)
      await keyValueStore.set(shutOutKey(address), '1', SHUT_OUT_SECONDS)
  }

  async function verify(verification: string | undefined): Promise<Outcome> {
    if (!verification?.trim()) return outcomes.noVerification
    return (await keyValueStore.getAndDelete(verificationKey(verification))) === null ? outcomes.stale : outcomes.passed
  }

  return {
    /** A new challenge, or why there is none. */
    async issue(kind: string | undefined, visitor: CheckVisitor, language: Language): Promise<IssuedCheck | Outcome> {
      if (!kind) return outcomes.noType
      if (!isKind(kind)) return outcomes.unknownType
      if (await isTooMany(challenges, challengesOfAddress, visitor)) return outcomes.tooManyChallenges
      if (await isShutOut(visitor)) return outcomes.tooManyFailures
      if (kind === 'math' && (await limits.count(sumsOfAddress, visitor.address)) > sumsOfAddress.max)
        return outcomes.tooManySums
      let challenge: Challenge
      try {
        challenge = deps.createChallenge(kind, { language })
      } catch (error) {
        deps.onError(error)
        return outcomes.noImage
      }
      const token = randomBytes(16).toString('hex')
      const secretKey = newSecretKey()
      const saved: StoredChallenge = { solution: challenge.solution, secretKey }
      await keyValueStore.set(challengeKey(token), JSON.stringify(saved), CHALLENGE_SECONDS)
      return { ...challenge, kind, token, secretKey }
    },

    /** Judges an answer; the challenge is used up whatever the outcome. */
    async check({ captchaType, pointJson, token }: Attempt, visitor: CheckVisitor): Promise<Outcome> {
      if (!captchaType) return outcomes.noType
      if (!token) return outcomes.noToken
      if (!pointJson) return outcomes.noPoints
      if (await isTooMany(answers, answersOfAddress, visitor)) return outcomes.tooManyAnswers
      if (await isShutOut(visitor)) return outcomes.tooManyFailures
      const saved = await keyValueStore.getAndDelete(challengeKey(token))
      const outcome = saved === null ? outcomes.stale : await judge(JSON.parse(saved), captchaType, pointJson, token)
      if (outcome === outcomes.wrong || outcome === outcomes.failure) await countFailure(visitor)
      return outcome
    },

    verify,

    async spend(verification: string | undefined) {
      if ((await verify(verification)) !== outcomes.passed) throw new AppError(captchaErrors.notVerified)
    },
  }

  async function judge(
    { solution, secretKey }: StoredChallenge,
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
