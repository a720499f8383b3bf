/**
 * The session of one side of the site, known by its token. One that ends by itself while something is being edited is
 * suspended: the page stays as it is until the same person has signed in again, or somebody else, or the page is left.
 */
export function createSessionStore({
  read,
  write,
}: {
  read: () => string | null
  write: (token: string | null) => void
}) {
  const listeners = new Set<() => void>()
  const waiting = new Set<(isSamePerson: boolean) => void>()
  let isSuspended = false
  let isEnding = false

  const recheck = () => listeners.forEach((listener) => listener())
  const result = (isSamePerson: boolean) => {
    const answered = [...waiting]
    waiting.clear()
    for (const resolve of answered) resolve(isSamePerson)
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const begin = (token: string) => {
    write(token)
    recheck()
  }
  const end = () => {
    isSuspended = false
    isEnding = true
    write(null)
    recheck()
    isEnding = false
    result(false)
  }
  const suspend = () => {
    isSuspended = true
    write(null)
    recheck()
  }
  const settle = (isSamePerson: boolean) => {
    if (!isSuspended) return
    isSuspended = false
    recheck()
    result(isSamePerson)
  }
  return {
    /** Null where nobody is signed in. */
    token: read,
    /** Whether the page belongs to somebody who is signed in, or was until the session was suspended. */
    isPresent: () => read() !== null || isSuspended,
    isSuspended: () => isSuspended,
    /** Whether listeners are notified because somebody ends the session, and not because it has ended by itself. */
    isEnding: () => isEnding,
    /** Notifies everybody who listens to look again. */
    recheck,
    /** Notified whenever the session may have changed; returns how to stop listening. */
    subscribe,
    /** Begins a session. A suspended one is resumed only once `settle` has said who signed in. */
    begin,
    end,
    suspend,
    /** Ends a suspension; what waited for the same person goes on where it is they who came. */
    settle,
    /** True once the same person has signed in again, false once somebody else has or they gave up. */
    waitForSamePerson: () => new Promise<boolean>((resolve) => waiting.add(resolve)),
    /** Anyone who should sign in again did not, for now; the page stays. */
    giveUpWaiting: () => result(false),
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
