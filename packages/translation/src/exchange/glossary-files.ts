import { toCsv } from '@markwright/domain/files/csv'
import { translationLanguages, type TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { readCsvRows } from '@markwright/registers'
import { ExchangeError } from './exchange-error.ts'
import { escapeXml, exchangeTags, languageOfTag } from './exchange-language.ts'
import { oneChunk, readXml } from './read-xml.ts'

/** A concept of a glossary: its terms by language, and what is noted about it. */
export type GlossaryConcept = { id: string | null; note: string; terms: Partial<Record<TranslationLanguage, string>> }

const TERM_CHARACTERS_MAX = 500
const NOTE_CHARACTERS_MAX = 2000

/**
 * Concepts of a TBX file with terms in at least two of our languages: TBX v3 (ISO 30042:2019) and the earlier TBX-Basic.
 * Of several terms of a language the first is used.
 * @throws ExchangeError
 */
export async function* readTbx(text: AsyncIterable<string>): AsyncGenerator<GlossaryConcept> {
  let concept: GlossaryConcept | null = null
  let language: TranslationLanguage | null = null
  let field: 'term' | 'note' | null = null
  let content = ''
  let sawRoot = false
  yield* readXml<GlossaryConcept>(text, {
    open({ name, attributes }) {
      if (!sawRoot && name !== 'tbx' && name !== 'martif') throw new ExchangeError('wrong-format')
      sawRoot = true
      if (name === 'termEntry' || name === 'conceptEntry') concept = { id: attributes.id ?? null, note: '', terms: {} }
      else if (name === 'langSet' || name === 'langSec') language = languageOfTag(attributes.lang ?? '')
      else if (name === 'term') [field, content] = ['term', '']
      else if (name === 'note' || (name === 'descrip' && attributes.type === 'definition'))
        [field, content] = ['note', '']
    },
    text(part) {
      if (field && content.length < NOTE_CHARACTERS_MAX) content += part
    },
    close(name) {
      const own = content.replaceAll(/\s+/g, ' ').trim()
      if (name === 'term' && field === 'term') {
        if (concept && language && own && own.length <= TERM_CHARACTERS_MAX) concept.terms[language] ??= own
        field = null
      } else if ((name === 'note' || name === 'descrip') && field === 'note') {
        if (concept && own) concept.note = concept.note ? `${concept.note}\n${own}` : own
        field = null
      }
      if ((name !== 'termEntry' && name !== 'conceptEntry') || !concept) return null
      const found = concept
      concept = null
      return Object.keys(found.terms).length >= 2 ? found : null
    },
  })
}

/** A TBX v3 file (dialect TBX-Min: terms and notes), piece by piece. */
export async function* writeTbx(
  name: string,
  concepts: Iterable<GlossaryConcept> | AsyncIterable<GlossaryConcept>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tbx type="TBX-Min" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">\n<tbxHeader><fileDesc><titleStmt><title>${escapeXml(name)}</title></titleStmt><sourceDesc><p>Markwright</p></sourceDesc></fileDesc></tbxHeader>\n<text><body>\n`
  let number = 0
  for await (const { id, note, terms } of concepts) {
    number++
    const languages = translationLanguages.flatMap((language) => {
      const term = terms[language]
      return term
        ? [`<langSec xml:lang="${exchangeTags[language]}"><termSec><term>${escapeXml(term)}</term></termSec></langSec>`]
        : []
    })
    yield `<conceptEntry id="${escapeXml(id ?? `c${number}`)}">${note ? `<note>${escapeXml(note)}</note>` : ''}${languages.join('')}</conceptEntry>\n`
  }
  yield '</body></text>\n</tbx>\n'
}

const HEADS: [TranslationLanguage | 'note', RegExp][] = [
  ['zh-cn', /^(?:zh(?:[-_].*)?|chinese.*|中文|汉语|简体中文|中国語)$/i],
  ['en-us', /^(?:en(?:[-_].*)?|english.*|英文|英语|英語)$/i],
  ['ja-jp', /^(?:ja(?:[-_].*)?|jp|japanese.*|日文|日语|日本語)$/i],
  ['note', /^(?:notes?|remarks?|comments?|备注|说明|注释|備考)$/i],
]

/**
 * Concepts of table rows. The first row names the languages (zh, en, ja or their names); without such a row two columns
 * are the two languages of `languages`, in that order.
 * @returns concepts with their rows, from 1, and rows that have no two terms
 * @throws ExchangeError `no-columns` where the languages of the columns are unknown
 */
export function conceptsOfRows(
  rows: readonly (readonly string[])[],
  languages: readonly [TranslationLanguage, TranslationLanguage] | null,
): { concepts: (GlossaryConcept & { row: number })[]; incomplete: number[] } {
  const [head = []] = rows
  let columns = head.map((cell) => HEADS.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? null)
  const hasHead = columns.filter((column) => column !== null && column !== 'note').length >= 2
  if (!hasHead) {
    if (!languages) throw new ExchangeError('no-columns', 1)
    columns = [...languages, 'note']
  }
  const concepts: (GlossaryConcept & { row: number })[] = []
  const incomplete: number[] = []
  rows.forEach((cells, index) => {
    if ((hasHead && index === 0) || cells.every((cell) => cell.trim() === '')) return
    const concept: GlossaryConcept & { row: number } = { id: null, note: '', terms: {}, row: index + 1 }
    cells.forEach((cell, at) => {
      const column = columns[at]
      // Exports of ours protect cells that a spreadsheet would take for formulas.
      const text = cell.replace(/^'(?=[=+\-@])/, '').trim()
      if (!column || !text) return
      if (column === 'note') concept.note = text.slice(0, NOTE_CHARACTERS_MAX)
      else if (text.length <= TERM_CHARACTERS_MAX) concept.terms[column] ??= text
    })
    if (Object.keys(concept.terms).length >= 2) concepts.push(concept)
    else incomplete.push(index + 1)
  })
  return { concepts, incomplete }
}

/**
 * Rows of a CSV text. The delimiter is, unless given, the comma, semicolon or tab that the first line has most of.
 * @throws ExchangeError `unreadable` with the line, for a misplaced quotation mark
 */
export async function readCsv(text: string, input?: string): Promise<string[][]> {
  const bare = text.replace(/^\uFEFF/, '')
  const line = bare.slice(0, bare.search(/[\r\n]|$/))
  const delimiter =
    input ?? [',', '\t', ';'].toSorted((left, right) => line.split(right).length - line.split(left).length)[0]!
  const rows: string[][] = []
  for await (const row of readCsvRows(oneChunk(bare), delimiter)) {
    if ('fault' in row) throw new ExchangeError('unreadable', row.line)
    rows.push(row.cells)
  }
  return rows
}

/** Rows of a glossary with a head, for a CSV or XLSX file. */
export const rowsOfConcepts = (concepts: readonly GlossaryConcept[]): string[][] => [
  ['zh', 'en', 'ja', 'note'],
  ...concepts.map(({ terms, note }) => [...translationLanguages.map((language) => terms[language] ?? ''), note]),
]

export const writeGlossaryCsv = (concepts: readonly GlossaryConcept[]): string => toCsv(rowsOfConcepts(concepts))
