import { onTestFinished, vi } from 'vitest'

/**
 * The time of day stands still in this process until the test is over, for the API within it too. Limits count in windows
 * of the clock: none ends in the midst of a test, however slow the machine is, and none has to be waited for.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
