import { useEffect, useState } from 'react'

const SETTLE_MS = 250

/** A value once it has not changed for a moment, such as what is being typed. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
