import type { Answer, Challenge, CheckType } from './challenge.ts'
import type { Progress } from './use-challenge.ts'

/** What each kind of puzzle is given. `challenge` is null until it has come; `takesFocus`: it may have the focus. */
export type PuzzleProps<Type extends CheckType> = {
  challenge: Extract<Challenge, { type: Type }> | null
  phase: Progress['kind']
  takesFocus: boolean
  onBegin: () => void
  onAnswer: (answer: Answer) => void
}
