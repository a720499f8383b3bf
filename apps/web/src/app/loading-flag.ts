/**
 * Whether the loading overlay shows: while heavy calls are pending, but only those of the present page, and only once
 * one has lasted longer than `delayMs`, so that a quick answer does not flash.
 */
export function createLoadingFlag(delayMs: number) {
  let pending = 0
  // Calls that began before the flag was cleared; their ends say nothing about the present page.
  let forgotten = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = false
  const listeners = new Set<() => void>()

  const show = (next: boolean) => {
    clearTimeout(timer)
    timer = undefined
    if (shown === next) return
    shown = next
    listeners.forEach((listener) => listener())
  }

  return {
    begin: () => {
      pending += 1
      if (!shown) timer ??= setTimeout(() => show(true), delayMs)
    },
    end: () => {
      if (forgotten > 0) forgotten -= 1
      else pending -= 1
      if (pending === 0) show(false)
    },
    /** Spec 1 §2.3: done before each navigation. */
    clear: () => {
      forgotten += pending
      pending = 0
      show(false)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isShown: () => shown,
  }
}
export type LoadingFlag = ReturnType<typeof createLoadingFlag>
