import { onTestFinished, vi } from 'vitest'
import { nextFrame, waitLimit } from './motion.ts'

/**
 * Stops the clock of the page for the rest of the test: time passes by `passTime` only. Where `expect.element` or
 * `expect.poll` may have to retry meanwhile, they need `{ interval: 0 }`, because Vitest lets stopped time pass by its
 * interval before each retry.
 */
export function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

export const passTime = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs)

/** Waits, while time stands still, for what the page does without it; throws where it never does. */
export async function untilTrue(isTrue: () => boolean) {
  const check = waitLimit('the condition of untilTrue held')
  while (!isTrue()) {
    check()
    await nextFrame()
  }
}
