/** Day as YYYY-MM-DD of eight digits; null where the publication gives only a month or nothing. */
export function dayOf(text: string | undefined): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text?.trim() ?? '')
  if (!match) return null
  const day = `${match[1]}-${match[2]}-${match[3]}`
  const read = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? null : day
}

/**
 * A symbol of the IPC or CPC as G06F17/30, or a subclass alone, from any of its notations: "G06F015/00" of 7th edition files, "A61K   9/107
 * 20060101AFI20221215BHEP" of ST.8, "B32B  302" and "G06F 15401" of the greenbook. Null for what is none.
 */
function classificationSymbol(text: string): string | null {
  const found = /^\s*([A-HY])\s*(\d{2})\s*([A-Z])\s*(\d{1,4})\s*\/\s*(\d{2,6})/i.exec(text)
  if (found) return symbolOf(found.slice(1) as [string, string, string, string, string])
  const subclass = /^\s*([A-HY])(\d{2})([A-Z])\s*$/i.exec(text)
  if (subclass) return subclass.slice(1).join('').toUpperCase()
  // Three columns for the main group, the rest is the subgroup.
  const inColumns = /^([A-HY])(\d{2})([A-Z])([ \d]{3})(\d{2,5})\s*$/i.exec(text)
  return inColumns ? symbolOf(inColumns.slice(1) as [string, string, string, string, string]) : null
}

const symbolOf = ([section, mainClass, subclass, group, subgroup]: [string, string, string, string, string]) =>
  `${section}${mainClass}${subclass}${Number(group)}/${subgroup}`.toUpperCase()

const unique = (values: readonly string[]): string[] => [...new Set(values)]

export const classificationSymbols = (texts: readonly string[]): string[] =>
  unique(texts.flatMap((text) => classificationSymbol(text) ?? []))

/** Language as two letters; the formats write EN, eng and en. */
export function languageOf(text: string | undefined): string | null {
  const code = text?.trim().toLowerCase() ?? ''
  return THREE_LETTERS.get(code) ?? (/^[a-z]{2}$/.test(code) ? code : null)
}

const THREE_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chi: 'zh',
    zho: 'zh',
    dut: 'nl',
    nld: 'nl',
    eng: 'en',
    fra: 'fr',
    fre: 'fr',
    ger: 'de',
    deu: 'de',
    ita: 'it',
    jpn: 'ja',
    kor: 'ko',
    por: 'pt',
    rus: 'ru',
    spa: 'es',
    cn: 'zh',
    jp: 'ja',
  }),
)
