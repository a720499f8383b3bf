import { useRef, useState } from 'react'

/** An action that a person starts: never twice at once, and what refused it is stored until the next try. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  // The state is known only after the next drawing, which a second click may precede.
  const isBusy = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const run = async (...args: Args) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsRunning(true)
    setError(null)
    try {
      await act(...args)
    } catch (refusal) {
      setError(refusal)
    } finally {
      isBusy.current = false
      setIsRunning(false)
    }
  }
  return { run, isRunning, error, forgive: () => setError(null) }
}
