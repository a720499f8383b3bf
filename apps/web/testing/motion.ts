/** The ring around what was pressed, which fades for two seconds and changes nothing else. */
const RING = '.ant-wave'
/** The classes by which Ant Design moves an element in or out. */
const MOVING = ['-enter', '-appear', '-leave'].map((phase) => `[class*="${phase}"]:not(${RING})`).join()

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function isEnding({ effect, playState }: Animation): boolean {
  const isOfRing = effect instanceof KeyframeEffect && effect.target?.matches(RING)
  return playState === 'running' && !isOfRing && Number(effect!.getComputedTiming().endTime) < Infinity
}

/**
 * Throws once 30 seconds have passed: Vitest bounds no wait outside of the body of a test, and would wait for ever. Reads
 * `performance.now`, which goes on where a test stops time.
 */
export function waitLimit(condition: string): () => void {
  const end = performance.now() + 30_000
  return () => {
    if (performance.now() > end) throw new Error(`30 seconds passed before ${condition}`)
  }
}

/** Waits until the page has reacted to what was done last, and nothing in it moves any more; throws where it never rests. */
export async function untilStill() {
  const check = waitLimit('nothing moved any more')
  for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
    check()
    await nextFrame()
    if (document.querySelector(MOVING) || document.getAnimations().some(isEnding)) stillFrames = -1
  }
}
