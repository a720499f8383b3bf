import { benchLimitsOfChecks } from './limits-bench.ts'
import { benchSlide } from './slide-bench.ts'
import { benchSpoken } from './spoken-bench.ts'

export type CaptchaBenchOptions = { challenges: number }

/** A spoken sum takes longer to attack than an image. */
const SPOKEN_SHARE = 0.2

/** Measures how often programs pass the human check, and what its limits leave to them. */
export async function benchCaptcha({ challenges }: CaptchaBenchOptions): Promise<void> {
  const spoken = Math.ceil(challenges * SPOKEN_SHARE)
  const slide = Math.max(benchSlide(challenges, 'cn'), benchSlide(challenges, 'en'))
  const math = Math.max(benchSpoken(spoken, 'cn'), benchSpoken(spoken, 'en'))
  await benchLimitsOfChecks({ blockPuzzle: slide, math })
}
