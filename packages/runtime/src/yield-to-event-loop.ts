import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long one goes on before other work gets its turn. */
const TURN_MS = 15

/** The items one after the other, with a turn for other work whenever what was done with them has taken long enough. */
export async function* yieldToEventLoop<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began > TURN_MS) {
      await nextTurn()
      began = performance.now()
    }
    yield item
  }
}
