import { toHalfWidth } from '@markwright/domain/texts/full-width'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { Span } from '../segment.ts'
import { DATE, writeDate } from './dates.ts'
import { magnitudeNumber } from './magnitudes.ts'
import { findOpaque, maskOpaque } from './opaque.ts'
import { measureNumber } from './measures.ts'
import { shareNumber } from './shares.ts'

export type ProtectedKind = 'tag' | 'number' | 'reference-sign' | 'chemical' | 'formula' | 'code'

/** A part of a text that no engine may change: where it stands and how it is written in the target language. */
export type ProtectedSpan = { kind: ProtectedKind; start: number; end: number; target: string }

const UNITS = [
  String.raw`wt\.?\s?%|vol\.?\s?%|mol\s?%|%|‰|°C|°F|℃|℉|°|(?:[kmcdµμnpMGTh]?(?:m|g|L|l|s|V|W|Hz|Pa|mol|Ω|F|H|J|N|eV|bit|bps|B|A|K|cd|lm|lx|T|S|Wh|VA|Da|M))`,
  String.raw`min|rpm|ppm|ppb|bar|psi|dB|dBm|rad|sr|hr|ha|inch|[kM]bps|[KMGT]i?B|mmHg|r\/min`,
].join('|')
const COMPOUND_UNIT = String.raw`(?:${UNITS})(?:(?<=[mL])[²³23])?(?:[\/·](?:${UNITS}|cm|kg|min|h)(?:(?<=[mLs])[²³23])?){0,2}`
const PLAIN_NUMBER = String.raw`[0-9０-９]+(?:[,，][0-9]{3}(?![0-9]))*(?:[.．][0-9０-９]+)?`
const POWER = String.raw`(?:\s?[×xX*]\s?10\s?\^?[-−–]?[0-9⁰¹²³⁴-⁹⁻]*)?`
const NUMBER = `${PLAIN_NUMBER}${POWER}`
const RANGE = String.raw`${NUMBER}(?:\s?[-–—~～∼〜:/]\s?${NUMBER})*`

const ELEMENT =
  'A[cglrstu]|B[aeihkr]?|C[adelmorsu]?|D[bsy]|E[rsu]|F[elmr]?|G[ade]|H[efgos]?|I[nr]?|Kr?|L[airuv]|M[dgnot]|N[abdeiop]?|Os?|P[abdmortu]?|R[abefghnu]|S[bceimnr]?|T[abcehilm]|U|V|W|Xe|Yb?|Z[nr]'
const CHEMICAL_PREFIX = String.raw`(?:[0-9]+'?(?:,[0-9]+'?)*|[NOSP](?:,[NOSP])*|[omp]|\((?:[0-9]*[RSEZ],?)+\)|cis|trans|tert|iso|α|β|γ)`
const CHEMICAL_ROOT =
  'meth|eth[aoy]|prop|but[aeyo]|pent|hex[aey]|hept|oct[aey]|benz|phen|chlor|brom|fluor|iod|nitr|amin|amid|hydrox|oxo|pyri|imid|thi|sulf|phosph|silan|carb|cyan|acet|naphth|tolu|xyl'

/** In the order in which they are tried. The first that matches at a position counts. */
const patterns: [ProtectedKind | 'date', string][] = [
  ['tag', String.raw`\uFFF9\/?[1-9][0-9]{0,3}\uFFFB|\uFFF9[1-9][0-9]{0,3}\/\uFFFB`],
  ['date', DATE],
  // Markup of a text file: <i>, </b>, <br/>, <font color="red">.
  ['code', String.raw`<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>\n]{0,200})?\s?\/?>`],
  ['formula', String.raw`\$\$[^$\n]{1,400}\$\$|\$[^$\s][^$\n]{0,200}\$|\\\(.{1,200}?\\\)|\\\[.{1,400}?\\\]`],
  [
    'chemical',
    String.raw`(?<![\w-])(?:${CHEMICAL_PREFIX}-)+(?=[\w\-()\[\],']*(?:${CHEMICAL_ROOT}))[a-zA-Z(\[][\w()\[\],'\-]{2,}[\w)\]]`,
  ],
  [
    'chemical',
    String.raw`(?<![A-Za-z0-9_.])(?=[A-Za-z()]*[0-9₀-₉])(?:(?:${ELEMENT}|\((?:(?:${ELEMENT})[0-9₀-₉]*){1,4}\))[0-9₀-₉]*){2,12}(?![A-Za-z0-9_])`,
  ],
  [
    'code',
    String.raw`(?<![\w.])(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w+)+(?:\(\))?|[A-Za-z]\w*_\w+(?:\(\))?|_\w+|[A-Za-z]\w*\(\)|--[a-z][\w\-]+|~?(?:\/[\w.\-]+){2,}\/?)(?![\w])`,
  ],
  // Names in Chinese and Japanese texts: Wi-Fi, X-ray.
  ['code', String.raw`(?<![\w-])[A-Za-z]{1,20}(?:-[A-Za-z]{2,20}){1,3}(?![\w-])`],
  // (I), (IVa)
  ['reference-sign', String.raw`(?<=[(（])(?:[IVX]{1,5}|[A-Z])[a-z]?(?=[)）])`],
  // 1 FIG, S101, M8, 12a, 3', R2-R5
  ['reference-sign', String.raw`(?<![\w])[A-Z]{1,3}-?[0-9]{1,5}[a-z]?['′]?(?![\w'′])`],
  [
    'reference-sign',
    String.raw`(?<![\w.,])[0-9]{1,5}(?:[a-zA-Z]['′]?|['′]{1,2})(?![\w'′])(?<![0-9][ACFGHJKLMNVWgmhsl])`,
  ],
  ['code', String.raw`(?<![\w])[A-Za-z]+[0-9][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*(?![\w])`],
  [
    'number',
    String.raw`(?:[+−±≤≥<>≈]\s?)?${RANGE}(?:(?!\sA)\s?${COMPOUND_UNIT}(?![A-Za-z0-9])(?:\s?[~～∼〜–—-]\s?${NUMBER}\s?${COMPOUND_UNIT}(?![A-Za-z0-9]))?)?`,
  ],
  ['reference-sign', String.raw`[①-⑳⑴-⒇]`],
]

/** Ranges, degrees and units as English has them: 80℃～120℃ is 80 °C to 120 °C. */
const englishMeasure = (written: string): string =>
  written
    .replaceAll('℃', '°C')
    .replaceAll('℉', '°F')
    .replaceAll(/(?<=[\d%‰°A-Za-zΩ])\s?[~～∼〜]\s?(?=[\d+−-])/g, ' to ')
    // One letter may belong to a reference sign.
    .replaceAll(/(?<=\d)(?=°[CF]|[A-Za-zµμ]{2,}|[kM]?Ω)/g, ' ')

const PATTERN = new RegExp(patterns.map(([, source]) => `(${source})`).join('|'), 'gu')
const HYPHENATED = /^[A-Za-z]+(?:-[A-Za-z]+)+$/
const ORDINAL = /^(?:st|nd|rd|th)\b/

/**
 * Parts of a text that stay as they are: inline tags, numbers with their units, reference signs, chemical names,
 * formulas, addresses, paths, placeholders and program code. They are in order and do not overlap. Numbers with 万, 亿
 * or million are written as the target language does.
 * @param citations spans in order that are accepted as they are, instead of the numbers in them
 */
export function findProtected(
  written: string,
  { source, target }: { source: TranslationLanguage; target: TranslationLanguage },
  citations: readonly ProtectedSpan[] = [],
): ProtectedSpan[] {
  const opaque = findOpaque(written)
  const text = maskOpaque(written, opaque)
  const isFree = ({ start, end }: Span) => !opaque.some((each) => each.start < end && each.end > start)
  const spans: ProtectedSpan[] = []
  const rest = citations.filter(isFree)
  PATTERN.lastIndex = 0
  let match: RegExpExecArray | null
  while ((match = PATTERN.exec(text))) {
    const at = match.index
    while (rest[0] && rest[0].end <= at) spans.push(rest.shift() as ProtectedSpan)
    const citation = rest[0]
    if (citation && citation.start <= at) {
      spans.push(citation)
      rest.shift()
      PATTERN.lastIndex = citation.end
      continue
    }
    // Of what begins before a citation and reaches into it, such as an address, nothing is cited.
    while (rest[0] && rest[0].start < PATTERN.lastIndex) rest.shift()
    const group = match.findIndex((value, index) => index > 0 && value !== undefined) - 1
    const [kind] = patterns[group] as [ProtectedKind | 'date', string]
    const start = match.index
    let end = PATTERN.lastIndex
    // English hyphenates common words too.
    if (kind === 'code' && source === 'en-us' && HYPHENATED.test(match[0])) continue
    if (kind === 'date') {
      spans.push({ kind: 'number', start, end, target: writeDate(text.slice(start, end), target) })
      continue
    }
    if (kind === 'number') {
      const share = shareNumber(text, start, end, { source, target })
      if (share) {
        spans.push({ kind, start, ...share })
        PATTERN.lastIndex = share.end
        continue
      }
      const measure = measureNumber(text, start, end, { source, target })
      if (measure) {
        spans.push({
          kind,
          start,
          end: measure.end,
          target: target === 'en-us' ? englishMeasure(measure.target) : measure.target,
        })
        PATTERN.lastIndex = measure.end
        continue
      }
      const magnitude = magnitudeNumber(text, start, end, { source, target })
      if (magnitude) {
        spans.push({ kind, start, end: magnitude.end, target: magnitude.target })
        PATTERN.lastIndex = magnitude.end
        continue
      }
    }
    const found = text.slice(start, end)
    let rendering = kind === 'tag' || kind === 'code' || target !== 'en-us' ? found : toHalfWidth(found)
    if (kind === 'number' && target === 'en-us') rendering = englishMeasure(rendering)
    const ordinal = kind === 'number' && source === 'en-us' ? ORDINAL.exec(text.slice(end, end + 3)) : null
    if (ordinal) {
      end += 2
      rendering = `第${rendering}`
      PATTERN.lastIndex = end
    }
    spans.push({ kind, start, end, target: rendering })
  }
  const own = opaque.map(({ start, end }): ProtectedSpan => ({
    kind: 'code',
    start,
    end,
    target: written.slice(start, end),
  }))
  return [...[...spans, ...rest].filter(isFree), ...own].toSorted((left, right) => left.start - right.start)
}
