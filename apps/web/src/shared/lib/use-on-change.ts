import { useState } from 'react'

/**
 * Calls `onChange` while the component renders, once for each `value` that is another than at the last render, so that the
 * component sets the state that follows `value` before anything is shown.
 */
export function useOnChange(value: string | number | boolean | object | null, onChange: () => void) {
  const [last, setLast] = useState(value)
  if (value === last) return
  setLast(value)
  onChange()
}
