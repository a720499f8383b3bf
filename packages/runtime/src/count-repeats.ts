const REPORT_MS = 60_000

/** Faults are distinguished by their code and words, without the numbers in them. */
const keyOf = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return `${String(code)} ${String(message ?? error).replaceAll(/\d+/g, '#')}`
}

type Log = (facts: object, message: string) => void

/**
 * Logs a fault the first time, and while it goes on once a minute with how often it has occurred since: a connection
 * that is lost would otherwise be logged many times a second.
 * @returns the function that gets each fault
 */
export function countRepeats(log: Log, message: string, { now = Date.now }: { now?: () => number } = {}) {
  const known = new Map<string, { loggedAt: number; repeats: number }>()
  return (err: unknown, facts: object = {}) => {
    const at = now()
    for (const [key, { loggedAt }] of known) if (at - loggedAt > 2 * REPORT_MS) known.delete(key)
    const key = keyOf(err)
    const before = known.get(key)
    if (before && at - before.loggedAt < REPORT_MS) {
      before.repeats++
      return
    }
    known.set(key, { loggedAt: at, repeats: 0 })
    log({ ...facts, err, ...(before?.repeats && { repeats: before.repeats }) }, message)
  }
}
export type ReportFault = ReturnType<typeof countRepeats>
