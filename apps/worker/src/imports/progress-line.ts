export type Terminal = { write(text: string): unknown; isTTY?: boolean; columns?: number }

const PLAIN_LINE_MS = 5000

/** A line that is written over itself; where the output is no terminal, a new line every few seconds. */
export function createProgressLine(out: Terminal, now: () => number = Date.now) {
  let isShown = false
  let lastAt = now()
  const clear = () => {
    if (isShown) out.write('\r\u001B[K')
    isShown = false
  }
  return {
    show(text: string) {
      if (out.isTTY) {
        clear()
        out.write(text.slice(0, (out.columns ?? 80) - 1))
        isShown = true
      } else if (now() - lastAt >= PLAIN_LINE_MS) {
        lastAt = now()
        out.write(`${text}\n`)
      }
    },
    /** Something that stays. */
    report(text: string) {
      clear()
      out.write(`${text}\n`)
    },
    end: clear,
  }
}
