/**
 * Whether the loading overlay shows: while heavy calls are pending, but only those of the present page, and only once
 * one has lasted longer than `delayMs`, so that a quick answer does not flash.
 */
export function createLoadingFlag(delayMs: number) {
  const pending = new Set<symbol>()
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
    /** A call begins; returns its end, which says nothing about a page that was opened meanwhile. */
    begin: () => {
      const call = Symbol('call')
      pending.add(call)
      if (!shown) timer ??= setTimeout(() => show(true), delayMs)
      return () => {
        if (pending.delete(call) && pending.size === 0) show(false)
      }
    },
    /** Spec 1 §2.3: done before each navigation. */
    clear: () => {
      pending.clear()
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
