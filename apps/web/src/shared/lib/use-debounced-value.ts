import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 250

/** A value once it has not changed for a moment, such as what is being typed. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
