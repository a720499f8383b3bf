import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A sense of a Chinese word: its plain English rendering and where it stands among those of the word, from 0. */
export type Sense = { chinese: string; english: string; rank: number; verb: boolean; name: boolean }

const NO_RENDERING =
  /^(?:CL:|(?:old |archaic |erhua |Japanese |nonstandard |non-standard )?(?:simplified )?variant|see |see also|same as|equivalent to|also written|also called|also pr\.|Taiwan pr\.|used in|used as|used to|used before|used after|abbr\. |\(?Kangxi radical|radical in Chinese|pr\. |component|particle|classifier|indicates|expresses|euphemistic|euphemism|polite|honorific|onom)/i
const ENGLISH_WORDS_MAX = 6

/** Senses of the entries of a dictionary in the form of CC-CEDICT whose glosses are renderings. */
export function readCedict(path: string): Sense[] {
  const senses: Sense[] = []
  const ranks = new Map<string, number>()
  const entries = gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, simplified, reading, glosses] = /^\S+ (\S+) \[([^\]]*)\] \/(.*)\/\s*$/.exec(line) ?? []
      return simplified && glosses
        ? [{ simplified, name: /^[A-Z]/.test(reading ?? ''), glosses: glosses.split('/') }]
        : []
    })
  // Surnames and place names of one character come after its other readings.
  entries.sort((left, right) => Number(left.name) - Number(right.name))
  for (const { simplified, glosses, name } of entries) {
    if (!/^[\p{sc=Han}·，0-9A-Za-z]+$/u.test(simplified)) continue
    for (const gloss of glosses)
      for (const { english, verb } of renderingsOf(gloss)) {
        const rank = ranks.get(simplified) ?? 0
        ranks.set(simplified, rank + 1)
        senses.push({ chinese: simplified, english, rank, verb, name })
      }
  }
  return senses
}

/** Plain renderings that a gloss lists: without remarks in brackets and without "to" before verbs. */
function renderingsOf(gloss: string): { english: string; verb: boolean }[] {
  if (NO_RENDERING.test(gloss.replace(/^\((?:[^)]*)\)\s*/, ''))) return []
  const bare = gloss
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\bsurname (\w+)/g, '$1')
    .replaceAll(/[\p{sc=Han}|]+/gu, ' ')
  return bare.split(/;|,(?=(?:[^,]{1,24})(?:,|$))/).flatMap((part) => {
    const text = part
      .replaceAll(/\b(?:sb's|sb|sth|etc|esp\.|lit\.|fig\.|or similar)(?![a-z])\.?/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s.,:"“”-]+|[\s.,:"“”-]+$/g, '')
    const verb = /^to \w/.test(text)
    const english = text.replace(/^(?:to be|to|a|an|the) (?=\w)/i, '')
    if (!/^[\p{sc=Latin}\d][\p{sc=Latin}\d\s'’.-]*$/u.test(english) || english.split(' ').length > ENGLISH_WORDS_MAX)
      return []
    return [{ english, verb }]
  })
}
