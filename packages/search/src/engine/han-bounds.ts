import { parameters, type MarkElement } from '@markwright/similarity'
import type { Profile } from '@markwright/similarity/engine'

const { han, channels, homophone, scoreMax } = parameters
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

const soundAtMost = (missing: number, longer: number) => 1 - missing / (longer + han.firstWeight - 1)

/** Kana may be near whatever two of their morae are. */
const MORAE_DIFFER = 2

/** Least number of matches, of `shorter`, for which `enough` holds; one more than `shorter` where none is enough. */
function leastMatches(shorter: number, enough: (matches: number) => boolean): number {
  let matches = shorter
  if (!enough(matches)) return shorter + 1
  while (matches > 0 && enough(matches - 1)) matches--
  return matches
}

/**
 * How many characters (look-alikes and parallel words counted in) or syllables (near ones counted in) an element of
 * each length must share with a query of `length` characters to score `least` of 100: necessary for every rule of the
 * comparison, so that no hit is lost. 0 stands for a length that cannot reach it.
 */
export function hanLeastCounts(
  { core, morae }: MarkElement,
  least: number,
  { soundHan }: Profile,
): { characters: Uint8Array; syllables: Uint8Array } {
  const length = core.end - core.start
  const best = leastOfBestChannel(Math.min(least, scoreMax) / 100)
  const characters = new Uint8Array(LENGTHS)
  const syllables = new Uint8Array(LENGTHS)
  for (let other = 1; other < LENGTHS; other++) {
    const shorter = Math.min(length, other)
    const longer = Math.max(length, other)
    const byText = leastMatches(shorter, (matches) => textAtMost(longer - matches, shorter, longer) >= best)
    // What contains the other may be near whatever it adds; a floor may raise what only sounds the same.
    characters[other] = Math.max(1, Math.min(byText, morae.length > 0 ? shorter - MORAE_DIFFER : shorter))
    const floor = byLength([homophone.soundTwo, homophone.soundTwo, homophone.soundMore], shorter) * soundHan
    const bySound = leastMatches(
      shorter,
      (matches) => soundAtMost(longer - matches, longer) * soundHan >= Math.min(best, floor),
    )
    syllables[other] = bySound > shorter ? 0 : Math.max(1, bySound)
  }
  return { characters, syllables }
}
