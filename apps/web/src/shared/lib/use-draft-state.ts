import { useLayoutEffect, useRef, useState } from 'react'
import type { FormDraft } from './form-draft.ts'

/**
 * State of a form that is also saved as `draft` with each change. `initial` makes the first state of what was saved.
 * Without a draft nothing is read or saved.
 */
export function useDraftState<Values extends object>(
  draft: FormDraft<Values> | null,
  initial: (saved: Partial<Values>) => Values,
) {
  const [values, setValues] = useState(() => initial(draft?.read() ?? {}))
  // An upload or an answer that arrives later must not undo what was typed meanwhile.
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  return {
    values,
    /** `changes` may depend on the latest values. */
    change: (changes: Partial<Values> | ((latest: Values) => Partial<Values>)) => {
      const made = typeof changes === 'function' ? changes(latest.current) : changes
      latest.current = { ...latest.current, ...made }
      draft?.save(latest.current)
      setValues(latest.current)
    },
    /** Shows other values without saving them. */
    show: setValues,
    /** Shows other values and removes the draft. */
    reset: (next: Values) => {
      draft?.remove()
      setValues(next)
    },
    /** Whether nothing was changed since these values. */
    isLatest: (earlier: Values) => latest.current === earlier,
  }
}
