import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds that are left of a span; null before the first one began, 0 once it is over. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  const secondsLeft = endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isOver = secondsLeft === null || secondsLeft === 0

  // By the clock, because browsers slow the timers of a page in the background.
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver])

  const start = (seconds: number) => {
    const startedAt = Date.now()
    setNow(startedAt)
    setEndsAt(startedAt + seconds * 1000)
  }
  return { secondsLeft, start }
}
