import { humanCheckPauses } from '@markwright/domain/people/human-check-limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Answer, type Challenge, type CheckType, fetchChallenge, judge } from './challenge.ts'

/** Spec 1 §9. */
export const FIRST_TYPE: CheckType = 'blockPuzzle'

const FAILURE_SHOWN_MS = {
  blockPuzzle: humanCheckPauses.sliderFailed,
  clickWord: humanCheckPauses.clickWordsFailed,
  math: humanCheckPauses.sliderFailed,
} as const

/** How far a check has come. `message` is null where the server gave no words. */
export type Progress =
  | { kind: 'loading' }
  | { kind: 'unavailable'; message: string | null }
  | { kind: 'ready' | 'checking'; challenge: Challenge }
  | { kind: 'failed'; challenge: Challenge; message: string | null }
  | { kind: 'passed'; challenge: Challenge; verification: string; seconds: number }

/** One check after another until one is passed; `onVerified` is called a second after that. */
export function useChallenge(onVerified: (verification: string) => void) {
  // A new object needs a new challenge, also of the same type.
  const [wanted, setWanted] = useState<{ type: CheckType }>({ type: FIRST_TYPE })
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' })
  const begunAt = useRef<number | null>(null)

  useEffect(() => {
    let isCurrent = true
    begunAt.current = null
    void fetchChallenge(wanted.type).then((got) => {
      if (!isCurrent) return
      setProgress('refusal' in got ? { kind: 'unavailable', message: got.refusal } : { kind: 'ready', challenge: got })
    })
    return () => {
      isCurrent = false
    }
  }, [wanted])

  const ask = (type: CheckType) => {
    setProgress({ kind: 'loading' })
    setWanted({ type })
  }
  /** The visitor has begun to answer; the time that is shown at the end runs from here. */
  const begin = () => {
    begunAt.current ??= Date.now()
  }
  const answer = async (input: Answer) => {
    if (progress.kind !== 'ready') return
    const { challenge } = progress
    begin()
    setProgress({ kind: 'checking', challenge })
    const verdict = await judge(challenge, input)
    const seconds = (Date.now() - begunAt.current!) / 1000
    // The user may have requested another challenge meanwhile.
    setProgress((now) => {
      if (now.kind !== 'checking' || now.challenge !== challenge) return now
      if ('refusal' in verdict) return { kind: 'failed', challenge, message: verdict.refusal }
      return { kind: 'passed', challenge, verification: verdict.verification, seconds }
    })
  }

  const goOn = useEffectEvent((from: Progress) => {
    if (from.kind === 'failed') ask(wanted.type)
    else if (from.kind === 'passed') onVerified(from.verification)
  })
  useEffect(() => {
    if (progress.kind !== 'failed' && progress.kind !== 'passed') return
    const delayMs = progress.kind === 'passed' ? humanCheckPauses.passed : FAILURE_SHOWN_MS[progress.challenge.type]
    const timer = setTimeout(() => goOn(progress), delayMs)
    return () => clearTimeout(timer)
  }, [progress])

  return { type: wanted.type, progress, ask, begin, answer }
}
