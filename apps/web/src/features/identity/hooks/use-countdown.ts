import { useEffect, useState } from 'react'

/** Counts down second by second; `left` is 0 before it starts, after it ends and when it is stopped. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (endsAt === null) return
    // By the clock, because timers rest while the page is hidden.
    const look = () => {
      const next = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) setEndsAt(null)
    }
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [endsAt])

  const start = () => {
    setLeft(seconds)
    setEndsAt(Date.now() + seconds * 1000)
  }
  const stop = () => {
    setLeft(0)
    setEndsAt(null)
  }
  return { left, start, stop }
}
