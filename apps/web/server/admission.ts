export type Admission = {
  /**
   * Waits for a turn. Gives what ends the turn, which ends by itself after `workMs`; null where the wait took too long, or
   * too many wait already. `address` null: not known, without a limit of its share.
   */
  enter(address: string | null): Promise<(() => void) | null>
  readonly working: number
  readonly waiting: number
}

type Waiter = { address: string; admit(): void; refuse(): void }

/**
 * Lets `requestsAtOnce` requests be worked on at once, so that a queue is short enough to be refused in time. An address
 * has at most half of the turns, the addresses that wait are served in rotation, and where too many wait, the last one of
 * the address with the most is refused: one that floods delays itself.
 */
export function createAdmission(limits: {
  requestsAtOnce: number
  workMs: number
  waitMs: number
  waiting: number
}): Admission {
  const shareMax = Math.max(1, Math.floor(limits.requestsAtOnce / 2))
  /** By address, the next in rotation first. */
  const queues = new Map<string, Waiter[]>()
  const shares = new Map<string, number>()
  let working = 0
  let waiting = 0

  const hasTurn = (address: string) =>
    working < limits.requestsAtOnce && (address === '' || (shares.get(address) ?? 0) < shareMax)

  /** Begins a turn; gives what ends it. */
  function begin(address: string): () => void {
    working++
    shares.set(address, (shares.get(address) ?? 0) + 1)
    let isOpen = true
    const end = () => {
      if (!isOpen) return
      isOpen = false
      clearTimeout(timer)
      working--
      const left = shares.get(address)! - 1
      if (left > 0) shares.set(address, left)
      else shares.delete(address)
      admitNext()
    }
    const timer = setTimeout(end, limits.workMs)
    timer.unref()
    return end
  }

  function admitNext() {
    for (const [address, queue] of queues) {
      if (working >= limits.requestsAtOnce) return
      if (!hasTurn(address)) continue
      const next = queue[0]!
      remove(next)
      next.admit()
      if (queue.length === 0) continue
      // To the end of the rotation.
      queues.delete(address)
      queues.set(address, queue)
    }
  }

  function remove(waiter: Waiter) {
    const queue = queues.get(waiter.address)
    const at = queue?.indexOf(waiter) ?? -1
    if (!queue || at < 0) return
    queue.splice(at, 1)
    waiting--
    if (queue.length === 0) queues.delete(waiter.address)
  }

  /** Refuses the last one of an address that has more than `length` waiting; says whether there was one. */
  function makeRoom(length: number): boolean {
    let longest: Waiter[] = []
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
    if (longest.length <= length) return false
    longest.at(-1)!.refuse()
    return true
  }

  return {
    enter(given) {
      const address = given ?? ''
      const queue = queues.get(address) ?? []
      if (queue.length === 0 && hasTurn(address)) return Promise.resolve(begin(address))
      if (waiting >= limits.waiting && !makeRoom(queue.length + 1)) return Promise.resolve(null)
      return new Promise((resolve) => {
        const waiter: Waiter = {
          address,
          admit() {
            clearTimeout(timer)
            resolve(begin(address))
          },
          refuse() {
            clearTimeout(timer)
            remove(waiter)
            resolve(null)
          },
        }
        const timer = setTimeout(waiter.refuse, limits.waitMs)
        queues.set(address, queue)
        queue.push(waiter)
        waiting++
      })
    },
    get working() {
      return working
    },
    get waiting() {
      return waiting
    },
  }
}
