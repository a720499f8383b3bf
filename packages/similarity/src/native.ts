import { romanizeHangul, spellHangul } from './hangul.ts'
import { readKana } from './kana.ts'

/** How a run of kana or of hangul is spelt in letters; digits among them stay, タナカ1 is tanaka1. */
export type NativeSpelling = {
  /** Of kana without digits, see `readKana`. */
  morae: readonly number[]
  /** As the maker of a mark may spell it, to be compared. */
  letters: string
  /** By the official romanization. */
  printed: string
}

/** Null where the characters are neither kana nor hangul, digits apart. */
export function spellNative(characters: readonly string[]): NativeSpelling | null {
  const runs = splitDigits(characters)
  if (runs.every(isNumber)) return null
  return spellRuns(runs, kanaOf) ?? spellRuns(runs, hangulOf)
}

const isNumber = ([first = '']: readonly string[]) => /^\d$/.test(first)

function splitDigits(characters: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const character of characters) {
    const last = runs.at(-1)
    if (last && isNumber(last) === isNumber([character])) last.push(character)
    else runs.push([character])
  }
  return runs
}

function spellRuns(
  runs: readonly (readonly string[])[],
  spell: (run: readonly string[]) => NativeSpelling | null,
): NativeSpelling | null {
  const spelt: NativeSpelling[] = []
  for (const run of runs) {
    const own = isNumber(run) ? { morae: [], letters: run.join(''), printed: run.join('') } : spell(run)
    if (!own) return null
    spelt.push(own)
  }
  return {
    morae: spelt.length === 1 ? spelt[0]!.morae : [],
    letters: spelt.map(({ letters }) => letters).join(''),
    printed: spelt.map(({ printed }) => printed).join(''),
  }
}

const kanaOf = (run: readonly string[]) => readKana(run)

function hangulOf(run: readonly string[]): NativeSpelling | null {
  const letters = spellHangul(run)
  return letters === null ? null : { morae: [], letters, printed: romanizeHangul(run) ?? letters }
}
