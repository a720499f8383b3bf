const CHECK_MS = 2000

/** `detail`: what is missing, without names of hosts or users. */
export type Check = { ok: boolean; kind: string; detail?: string }

/** Whether something that a process depends on answers within two seconds. */
export async function checkResults(kind: string, ping: () => Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(resolve, CHECK_MS, 'timeout')
  })
  try {
    return (await Promise.race([ping(), timeout])) === 'timeout'
      ? { ok: false, kind, detail: 'timeout' }
      : { ok: true, kind }
  } catch {
    // The reason may name hosts and users: it belongs in the log of whoever pings, not on the wire.
    return { ok: false, kind, detail: 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}

/** Names of the checks that have failed. */
export const problemsOf = (checks: Record<string, Check>) =>
  Object.entries(checks)
    .filter(([, { ok }]) => !ok)
    .map(([name]) => name)
