/** Leave to work on a request; ended once, with whether it was answered. */
export type Turn = { end(isAnswered: boolean): void }

export type Admission = {
  /**
   * Waits for a turn. Null where the wait took too long, or too many wait already. `address` null: not known, without a
   * limit of its share.
   */
  enter(address: string | null): Promise<Turn | null>
  readonly working: number
  readonly waiting: number
}

type Waiter = { address: string; admit: () => void; refuse: () => void }
type OpenTurn = { address: string; isLate: boolean; isOvertaken: boolean }

/**
 * Lets `requestsAtOnce` requests be worked on at once, so that a queue is short enough to be refused in time. An address
 * has at most half of the turns, the addresses that wait are served in rotation, and where too many wait, the last one of
 * the address with the most is refused: one that floods delays itself.
 *
 * A request that takes more than `workMs` while later ones are answered waits for something else, such as a provider, and
 * loses its turn. While nothing shows which of both it is, one more request is let in beyond the limit to find out.
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
  /** The oldest first. */
  const turns = new Set<OpenTurn>()
  let late = 0
  let waiting = 0

  /** One to find out, and another one each time that this one is late too. */
  const extra = () => (late > 0 ? 1 + Math.max(0, late - limits.requestsAtOnce) : 0)
  const hasTurn = (address: string) =>
    turns.size < limits.requestsAtOnce + extra() && (address === '' || (shares.get(address) ?? 0) < shareMax)

  function begin(address: string): Turn {
    const turn: OpenTurn = { address, isLate: false, isOvertaken: false }
    turns.add(turn)
    shares.set(address, (shares.get(address) ?? 0) + 1)
    const timer = setTimeout(() => {
      if (turn.isOvertaken) close(turn)
      else {
        turn.isLate = true
        late++
      }
      admitNext()
    }, limits.workMs)
    timer.unref()
    return {
      end(isAnswered) {
        clearTimeout(timer)
        if (isAnswered && turns.has(turn)) overtakeOlder(turn)
        close(turn)
        admitNext()
      },
    }
  }

  function overtakeOlder(answered: OpenTurn) {
    for (const turn of turns) {
      if (turn === answered) return
      turn.isOvertaken = true
      if (turn.isLate) close(turn)
    }
  }

  function close(turn: OpenTurn) {
    if (!turns.delete(turn)) return
    if (turn.isLate) late--
    const left = shares.get(turn.address)! - 1
    if (left > 0) shares.set(turn.address, left)
    else shares.delete(turn.address)
  }

  function admitNext() {
    for (const [address, queue] of queues) {
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
    enter(input) {
      const address = input ?? ''
      const queue = queues.get(address) ?? []
      if (queue.length === 0 && hasTurn(address)) return Promise.resolve(begin(address))
      if (waiting >= limits.waiting && !makeRoom(queue.length + 1)) return Promise.resolve(null)
      return new Promise((resolve) => {
        const waiter: Waiter = {
          address,
          admit: () => {
            clearTimeout(timer)
            resolve(begin(address))
          },
          refuse: () => {
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
      return turns.size
    },
    get waiting() {
      return waiting
    },
  }
}
