/** The ring around what was pressed, which fades for two seconds and changes nothing else. */
const RING = '.ant-wave'
/** The classes by which Ant Design moves an element in or out. */
const MOVING = ['-enter', '-appear', '-leave'].map((phase) => `[class*="${phase}"]:not(${RING})`).join()

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function isEnding({ effect, playState }: Animation): boolean {
  const isOfRing = effect instanceof KeyframeEffect && effect.target?.matches(RING)
  return playState === 'running' && !isOfRing && Number(effect!.getComputedTiming().endTime) < Infinity
}

/** Waits until the page has reacted to what was done last, and nothing in it moves any more. */
export async function untilStill() {
  for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
    await nextFrame()
    if (document.querySelector(MOVING) || document.getAnimations().some(isEnding)) stillFrames = -1
  }
}
