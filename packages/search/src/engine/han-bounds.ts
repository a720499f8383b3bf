import { parameters, type MarkElement } from '@markwright/similarity'

const { han, channels, homophone, scoreMax } = parameters
const { soundHan } = channels
const LENGTHS = 64

/**
 * Least value of the best channel in a score of `least` (0 to 1): the second best adds at most its share of what the
 * best leaves, and is no greater.
 */
export function leastOfBestChannel(least: number): number {
  const share = channels.second
  // m + share * (1 - m) * m = least
  return (1 + share - Math.sqrt((1 + share) ** 2 - 4 * share * least)) / (2 * share)
}

/** What a list by length holds for one length; its last value holds for every greater one. */
const byLength = (list: readonly number[], length: number) => list[Math.min(length, list.length) - 1]!

/** The greatest likeness of text or shape with `missing` of `longer` characters unmatched. */
function textAtMost(missing: number, shorter: number, longer: number): number {
  const loss = missing / (longer + han.firstWeight - 1)
  const like = Math.max(0, 1 - byLength(han.strictness, shorter) * loss)
  return shorter >= 3 ? like ** han.power : like
}

/** Least likeness of all pairs together, of 1 each, for a loss of at most `most`. */
const leastLikeness = (most: number, longer: number) =>
  longer - most * (longer + han.firstWeight - 1) - longer * ROUNDING
/** What the kernel may lose of the cost of a pair by rounding down. */
const ROUNDING = 0.02

/** Kana may be similar whatever two of their morae are. */
const MORAE_DIFFER = 2

/** Least number of matches, of `shorter`, for which `enough` holds; one more than `shorter` where none is enough. */
function leastMatches(shorter: number, enough: (matches: number) => boolean): number {
  let matches = shorter
  if (!enough(matches)) return shorter + 1
  while (matches > 0 && enough(matches - 1)) matches--
  return matches
}

/** The greatest sum that can be requested; see `collectHan`. */
const SUM_MAX = 126

/**
 * What the characters of an element of each length must count together, or its syllables, for a score of `least` of 100:
 * necessary for every rule of the comparison, so that no hit is lost. One that is the same as one of the query counts
 * `whole`, one that looks or sounds like it its share of that, rounded up; 0 stands for a length that cannot reach it.
 * `parallel` is what a parallel word counts, 0 where nothing depends on it.
 */
export function hanLeastCounts(
  { core, morae }: MarkElement,
  least: number,
): { whole: number; parallel: number; characters: Uint8Array; syllables: Uint8Array } {
  const length = core.end - core.start
  const whole = Math.max(1, Math.min(8, Math.floor(SUM_MAX / length)))
  const best = leastOfBestChannel(Math.min(least, scoreMax) / 100)
  const characters = new Uint8Array(LENGTHS)
  const syllables = new Uint8Array(LENGTHS)
  for (let other = 1; other < LENGTHS; other++) {
    const shorter = Math.min(length, other)
    const longer = Math.max(length, other)
    const byText = leastMatches(shorter, (matches) => textAtMost(longer - matches, shorter, longer) >= best)
    // What contains the other may be similar whatever it adds.
    const same = Math.min(byText, morae.length > 0 ? shorter - MORAE_DIFFER : shorter)
    const byShape = leastLikeness((1 - best / channels.shape) / byLength(han.strictness, shorter), longer)
    characters[other] = Math.max(1, Math.min(whole * same, Math.ceil(whole * byShape)))
    // A floor may raise what only sounds the same.
    const floor = byLength([homophone.soundTwo, homophone.soundTwo, homophone.soundMore], shorter) * soundHan
    const bySound = leastLikeness(1 - Math.min(best, floor) / soundHan, longer)
    syllables[other] = bySound > shorter ? 0 : Math.max(1, Math.ceil(whole * bySound))
  }
  // A parallel word stands for one character of as many.
  const frame = whole * (length - 1)
  const parallel = characters[length]! > frame ? whole - 1 : 0
  if (parallel) characters[length] = Math.min(characters[length]!, frame + parallel)
  return { whole, parallel, characters, syllables }
}
