/** What a citation of a patent names. Days are `YYYY-MM-DD`. */
export type CitedPatent = {
  id: string
  title: string
  abstract: string | null
  inventors: readonly string[]
  applicants: readonly string[]
  /** Name of the country, in English. */
  country: string
  applicationNumber: string | null
  publishedOn: string | null
  filedOn: string | null
  language: string | null
  keywords: readonly string[]
  url: string
}

const special: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
}
const texText = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\~^&%$#_{}]/g, (sign) => special[sign] ?? `\\${sign}`)

/** Entries of BibLaTeX, `@patent`, UTF-8. */
export const bibTex = (patents: readonly CitedPatent[]): string =>
  patents
    .map((patent) => {
      const fields: [string, string | null][] = [
        // The braces around each name keep companies and Chinese names in one piece.
        ['author', patent.inventors.map((name) => `{${texText(name)}}`).join(' and ') || null],
        ['holder', patent.applicants.map((name) => `{${texText(name)}}`).join(' and ') || null],
        ['title', `{${texText(patent.title)}}`],
        ['number', texText(patent.id)],
        ['date', patent.publishedOn],
        ['year', patent.publishedOn?.slice(0, 4) ?? null],
        ['location', texText(patent.country)],
        ['note', patent.applicationNumber && texText(patent.applicationNumber)],
        ['abstract', patent.abstract && texText(patent.abstract)],
        ['keywords', patent.keywords.map(texText).join(', ') || null],
        ['language', patent.language],
        ['url', patent.url.replaceAll(/[{}]/g, encodeURIComponent)],
      ]
      const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
      return `@patent{${patent.id.replaceAll(/[^\w-]/g, '')},\n${lines.join(',\n')}\n}\n`
    })
    .join('\n')

const risLine = (tag: string, value: string) => `${tag}  - ${value.replaceAll(/\s+/g, ' ').trim()}`

/** Records of RIS, of the type PAT, with CRLF as the format wants it. */
export const risText = (patents: readonly CitedPatent[]): string =>
  patents
    .map((patent) => {
      const fields: [string, string | null][] = [
        ['TY', 'PAT'],
        ['TI', patent.title],
        ...patent.inventors.map((name): [string, string] => ['AU', name]),
        ...patent.applicants.map((name): [string, string] => ['PB', name]),
        ['M1', patent.id],
        ['IS', patent.applicationNumber],
        ['PY', patent.publishedOn?.slice(0, 4) ?? null],
        ['DA', patent.publishedOn?.replaceAll('-', '/') ?? null],
        ['CY', patent.country],
        ['AB', patent.abstract],
        ...patent.keywords.map((keyword): [string, string] => ['KW', keyword]),
        ['LA', patent.language],
        ['UR', patent.url],
      ]
      const lines = fields.flatMap(([tag, value]) => (value ? [risLine(tag, value)] : []))
      return [...lines, 'ER  - ', ''].join('\r\n')
    })
    .join('\r\n')
