import { useState } from 'react'

/** State that survives the page, in the storage of the browser; what cannot be read or saved is as if never chosen. */
export function useLocalStorage<Value>(key: string, initial: Value, isValue: (saved: unknown) => saved is Value) {
  const [value, setValue] = useState(() => read(key, isValue) ?? initial)
  const change = (next: Value) => {
    setValue(next)
    try {
      window.localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden storage costs no more than the memory of this choice.
    }
  }
  return [value, change] as const
}

function read<Value>(key: string, isValue: (saved: unknown) => saved is Value): Value | null {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return isValue(saved) ? saved : null
  } catch {
    return null
  }
}

/** Whether something that was stored is a list of at least `least` of these names. */
export const isListOf =
  <Name extends string>(names: readonly Name[], least = 0) =>
  (saved: unknown): saved is readonly Name[] =>
    Array.isArray(saved) && saved.length >= least && saved.every((name) => names.some((each) => each === name))
