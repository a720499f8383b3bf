import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { escapeXml, exchangeTags, languageOfTag } from './exchange-language.ts'
import { ExchangeError } from './exchange-error.ts'
import { readXml } from './read-xml.ts'

/** A translation unit: the texts of its languages, with inline tags. */
export type TmxUnit = {
  id: string | null
  changedAt: string | null
  texts: Partial<Record<TranslationLanguage, string>>
}

const SEGMENT_CHARACTERS_MAX = 20_000

/**
 * Units of a TMX file (LISA TMX 1.1 to 1.4b) in which at least two of our languages have a text. The codes within `bpt`,
 * `ept`, `ph` and the like become inline tags without them.
 * @throws ExchangeError
 */
export async function* readTmx(text: AsyncIterable<string>): AsyncGenerator<TmxUnit> {
  let unit: TmxUnit | null = null
  let language: TranslationLanguage | null = null
  let segment: string | null = null
  let codeDepth = 0
  let next = 1
  let pairs = new Map<string, number>()
  let sawRoot = false
  const numberOf = (pair: string | undefined) => {
    const known = pairs.get(pair ?? '')
    if (known !== undefined && pair) return known
    pairs.set(pair ?? '', next)
    return next++
  }
  yield* readXml<TmxUnit>(text, {
    open({ name, attributes }) {
      if (!sawRoot && name !== 'tmx') throw new ExchangeError('wrong-format')
      sawRoot = true
      if (name === 'tu')
        unit = {
          id: attributes.tuid ?? null,
          changedAt: attributes.changedate ?? attributes.creationdate ?? null,
          texts: {},
        }
      else if (name === 'tuv') language = languageOfTag(attributes.lang ?? '')
      else if (name === 'seg') {
        segment = ''
        next = 1
        pairs = new Map()
      } else if (segment !== null && name !== 'hi' && name !== 'sub') {
        if (codeDepth === 0 && next < 9999) {
          if (name === 'bpt') segment += writeTag({ kind: 'open', number: numberOf(attributes.i) })
          else if (name === 'ept') segment += writeTag({ kind: 'close', number: numberOf(attributes.i) })
          else segment += writeTag({ kind: 'single', number: next++ })
        }
        codeDepth++
      }
    },
    text(part) {
      if (segment !== null && codeDepth === 0 && segment.length < SEGMENT_CHARACTERS_MAX)
        segment += part.replaceAll(/[\uFFF9\uFFFB]/g, '')
    },
    close(name) {
      if (name === 'seg') {
        const own = segment?.trim() ?? ''
        if (unit && language && own && !unit.texts[language]) unit.texts[language] = own
        segment = null
        codeDepth = 0
      } else if (segment !== null && name !== 'hi' && name !== 'sub') codeDepth = Math.max(0, codeDepth - 1)
      if (name !== 'tu' || !unit) return null
      const found = unit
      unit = null
      return Object.keys(found.texts).length >= 2 ? found : null
    },
  })
}

/** A TMX 1.4b file of entries of one direction, piece by piece. */
export async function* writeTmx(
  entries:
    | Iterable<{ id: string; source: string; target: string; changedAt?: Date }>
    | AsyncIterable<{ id: string; source: string; target: string; changedAt?: Date }>,
  direction: TranslationDirection,
): AsyncGenerator<string> {
  const [source, target] = [exchangeTags[sourceOf(direction)], exchangeTags[targetOf(direction)]]
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n<header creationtool="Markwright" creationtoolversion="1" segtype="sentence" o-tmf="Markwright" adminlang="en-US" srclang="${source}" datatype="plaintext"/>\n<body>\n`
  for await (const { id, source: from, target: to, changedAt } of entries) {
    const changed = changedAt ? ` changedate="${changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}"` : ''
    yield `<tu tuid="${escapeXml(id)}"${changed}>\n<tuv xml:lang="${source}"><seg>${segmentOf(from)}</seg></tuv>\n<tuv xml:lang="${target}"><seg>${segmentOf(to)}</seg></tuv>\n</tu>\n`
  }
  yield '</body>\n</tmx>\n'
}

function segmentOf(text: string): string {
  return splitTags(text)
    .map((part) => {
      if (typeof part === 'string') return escapeXml(part.replaceAll(/[\uFFF9\uFFFB]/g, ''))
      const { kind, number } = part
      if (kind === 'single') return `<ph x="${number}"/>`
      return kind === 'open' ? `<bpt i="${number}" x="${number}"/>` : `<ept i="${number}"/>`
    })
    .join('')
}
