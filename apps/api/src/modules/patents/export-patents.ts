import { bibTex, type CitedPatent, documentTypes, risText, tableFile, type TableValue } from '@markwright/documents'
import { countryName } from '@markwright/domain/countries'
import { formatInstant } from '@markwright/domain/dates'
import { PATENT_NUMBERS_MAX, patentStatusName, patentTypeName } from '@markwright/domain/patent-labels'
import { pageAddress } from '@markwright/domain/site-address'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { Searcher } from '../trademarks/index.ts'
import { languageFor } from './languages.ts'
import { patentErrors } from './patents.errors.ts'
import type { ListedPatent, PatentsRepository } from './patents.repository.ts'
import type { WirePatentQuery } from './read-question.ts'
import type { PatentSearch } from './search-patents.ts'

export type PatentExportFormat = 'xlsx' | 'csv' | 'bib' | 'ris' | 'json'

const mediaTypes: Record<PatentExportFormat, string> = {
  xlsx: documentTypes.xlsx,
  csv: documentTypes.csv,
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  json: 'application/json; charset=utf-8',
}
const PAGE = 100

const titles: Record<Language, string[]> = {
  cn: [
    '公开号',
    '申请号',
    '标题',
    '摘要',
    '申请人',
    '发明人',
    '申请日',
    '公开日',
    '授权日',
    '国家/地区',
    '专利类型',
    '法律状态',
    'IPC',
    '同族号',
    '链接',
  ],
  en: [
    'Publication',
    'Application',
    'Title',
    'Abstract',
    'Applicants',
    'Inventors',
    'Filed',
    'Published',
    'Granted',
    'Office',
    'Type',
    'Legal status',
    'IPC',
    'Family',
    'Link',
  ],
}
const widths = [20, 20, 50, 80, 36, 36, 12, 12, 12, 16, 16, 16, 36, 16, 50]

/** Publications as a file, in the language of the reader. */
export function createPatentExport(deps: {
  repository: PatentsRepository
  search: PatentSearch['search']
  siteUrl: string
  now: () => Date
}) {
  const { repository, siteUrl } = deps
  const detailUrl = (publicId: string) =>
    pageAddress(siteUrl, `/patentSearch/detail?id=${encodeURIComponent(publicId)}`)

  const listAsked = async (query: WirePatentQuery, searcher: Searcher): Promise<ListedPatent[]> => {
    const all: ListedPatent[] = []
    for (let current = 1; all.length < PATENT_NUMBERS_MAX; current++) {
      const { found } = await deps.search({ ...query, current, size: PAGE, facets: false }, searcher)
      all.push(...found.map(({ patent }) => patent))
      if (found.length < PAGE) break
    }
    return all.slice(0, PATENT_NUMBERS_MAX)
  }

  /** @throws 30301 for none, and what a search throws. */
  return async (
    {
      ids,
      query,
      format,
    }: { ids?: string[] | undefined; query?: WirePatentQuery | undefined; format: PatentExportFormat },
    language: Language,
    searcher: Searcher,
  ) => {
    const patents = ids?.length
      ? await repository.listPatents(await repository.listIds(ids))
      : query
        ? await listAsked(query, searcher)
        : []
    if (patents.length === 0) throw new AppError(patentErrors.nothingToExport)
    const name = { cn: '专利', en: 'patents' }[language]
    const stamp = formatInstant(deps.now()).replaceAll(/[-:]/g, '').replace(' ', '-')
    return {
      name: `${name}-${stamp}.${format}`,
      type: mediaTypes[format],
      body: await render(patents, format, language),
    }
  }

  async function render(patents: readonly ListedPatent[], format: PatentExportFormat, language: Language) {
    if (format === 'bib') return Buffer.from(bibTex(patents.map((patent) => cited(patent, language))))
    if (format === 'ris') return Buffer.from(risText(patents.map((patent) => cited(patent, language))))
    if (format === 'json') return Buffer.from(`${JSON.stringify(patents.map(plain), null, 2)}\n`)
    const rows = patents.map((patent) => rowOf(patent, language))
    return tableFile({ name: { cn: '专利', en: 'Patents' }[language], titles: titles[language], widths, rows }, format)
  }

  function rowOf(patent: ListedPatent, language: Language): TableValue[] {
    const day = (value: string | null) => (value ? { day: value } : null)
    return [
      patent.public_id,
      patent.application_number,
      textIn(patent.titles, patent, language),
      textIn(patent.abstracts, patent, language),
      patent.applicant_names.join('; '),
      patent.inventor_names.join('; '),
      day(patent.filed_on),
      day(patent.published_on),
      day(patent.granted_on),
      countryName(patent.country, language),
      patentTypeName(patent.type, language),
      patentStatusName(patent.legal_status, language),
      patent.ipcs.join('; '),
      patent.family_id,
      { url: detailUrl(patent.public_id) },
    ]
  }

  function cited(patent: ListedPatent, language: Language): CitedPatent {
    return {
      id: patent.public_id,
      title: textIn(patent.titles, patent, language) ?? patent.public_id,
      abstract: textIn(patent.abstracts, patent, language),
      inventors: patent.inventor_names,
      applicants: patent.applicant_names,
      country: countryName(patent.country, 'en'),
      applicationNumber: patent.application_number,
      publishedOn: patent.published_on,
      filedOn: patent.filed_on,
      language: patent.language,
      keywords: patent.ipcs,
      url: detailUrl(patent.public_id),
    }
  }

  function plain({ id: _id, legal_status_text: _text, family_key: _key, ...patent }: ListedPatent) {
    return { ...patent, url: detailUrl(patent.public_id) }
  }
}

function textIn(texts: Record<string, string>, { language: own }: ListedPatent, language: Language): string | null {
  const spoken = languageFor(texts, own, language)
  return (spoken && texts[spoken]) ?? null
}
