// A sentence template is written once for each language, with slots in braces: {a} a quotation, {x*} one or more, {n#} a
// number, {p~} any text. The same slots must hold the same in both languages.

/** What a sentence fills the slots of its template with: quotations as lists of texts, the rest as one text each. */
export type Slots = Readonly<Record<string, readonly string[]>>

/** Why a statement is false; null where it is true, undefined where nothing at hand decides it. */
export type Verdict = string | null | undefined

export type Template<Hit> = {
  code: string
  zh: RegExp
  en: RegExp
  /** Slots of free text differ between the languages; they are given apart. */
  check: (slots: Slots, english: Slots, hit: Hit) => Verdict
}

const QUOTED = '“[^“”]+”'
const LIST_ZH = `${QUOTED}(?:、${QUOTED})*`
const LIST_EN = `${QUOTED}(?:, ${QUOTED})*`

function compile(pattern: string, list: string): RegExp {
  const source = pattern
    .replaceAll(/[.?+()|/\\^$[\]]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)([*#~]?)\}/g, (_, name: string, kind: string) => {
      const body = kind === '*' ? list : kind === '#' ? String.raw`\d+` : kind === '~' ? '.+?' : QUOTED
      return `(?<${name}${kind === '~' ? '_text' : ''}>${body})`
    })
  return new RegExp(`^${source}$`, 'u')
}

export const template = <Hit>(code: string, zh: string, en: string, check: Template<Hit>['check']): Template<Hit> => ({
  code,
  zh: compile(zh, LIST_ZH),
  en: compile(en, LIST_EN),
  check,
})

/** What a sentence says in the slots of a template; null where it is of another one. */
export function readSlots(pattern: RegExp, sentence: string): Slots | null {
  const match = pattern.exec(sentence)
  if (!match) return null
  return Object.fromEntries(
    Object.entries(match.groups ?? {})
      .filter(([, text]) => text !== undefined)
      .map(([name, text]) => [
        name,
        text.startsWith('“') && !name.endsWith('_text')
          ? Array.from(text.matchAll(/“([^“”]+)”/g), ([, own]) => own!)
          : [text],
      ]),
  )
}
