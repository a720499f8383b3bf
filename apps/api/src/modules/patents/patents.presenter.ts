import type { Reply, Schemas } from '@markwright/contract'
import { countryName } from '@markwright/domain/places/countries'
import { patentStatusName, patentTypeName } from '@markwright/domain/patents/patent-labels'
import {
  describeExpression,
  type FacetName,
  facetNames,
  type FacetValue,
  printExpression,
  problemText,
} from '@markwright/patent-search'
import { languageFor } from '@markwright/patent-register'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { drawingUrl } from './drawing-url.ts'
import { presentReasons } from './reasons.presenter.ts'
import { snippetOf } from '../../kernel/snippets.ts'
import type { FoundPatent, PatentResult } from './search-patents.ts'
import type { ListedPatent } from './patents.repository.ts'
import type { WirePatentQuery } from './parse-query.ts'

export const presentStatus = (
  patent: Pick<ListedPatent, 'legal_status' | 'legal_status_on' | 'legal_status_text'>,
  language: Language,
): Schemas['PatentLegalStatus'] => ({
  code: patent.legal_status,
  text: patent.legal_status_text?.[language] ?? null,
  asOf: patent.legal_status_on,
})

export function presentHit(
  { patent, hit, texts, drawing }: FoundPatent,
  language: Language,
  { isScored, lang }: { isScored: boolean; lang?: WirePatentQuery['lang'] },
): Schemas['PatentHit'] {
  const spansOf = (field: 'title' | 'abstract', spoken: string) =>
    hit.matches.filter((match) => match.field === field && match.language === spoken)
  const textOf = (field: 'title' | 'abstract', stored: Record<string, string>) => {
    const preferred = languageFor(stored, patent.language, lang ?? language)
    const matched = hit.matches.find((match) => match.field === field && stored[match.language])?.language
    const spoken = preferred && spansOf(field, preferred).length === 0 ? (matched ?? preferred) : preferred
    const text = spoken ? stored[spoken] : undefined
    return spoken && text ? snippetOf(text, spoken, spansOf(field, spoken), field === 'title') : null
  }
  return {
    id: patent.public_id,
    pubNo: patent.public_id,
    appNo: patent.application_number,
    title: textOf('title', patent.titles),
    abstract: textOf('abstract', patent.abstracts),
    applicants: patent.applicant_names,
    inventors: patent.inventor_names,
    ipcMain: patent.ipcs[0] ?? null,
    ipcs: patent.ipcs,
    applyDate: patent.filed_on,
    pubDate: patent.published_on,
    grantDate: patent.granted_on,
    legalStatus: presentStatus(patent, language),
    country: patent.country,
    kind: patent.kind,
    type: patent.type,
    familyId: patent.family_id,
    familySize: hit.familySize,
    imageUrl: drawing === null ? null : drawingUrl(patent.public_id, drawing, 'thumb'),
    score: isScored ? Math.round(hit.score * 1000) / 10 : null,
    why: presentReasons(patent, hit.matches, texts),
    demonstration: patent.demonstration,
  }
}

function labelOf(name: FacetName, value: string, language: Language): string {
  if (name === 'country') return countryName(value, language)
  if (name === 'type') return patentTypeName(value as Schemas['PatentType'], language)
  if (name === 'legalStatus') return patentStatusName(value as Schemas['PatentLegalStatusCode'], language)
  return value
}

export const presentFacet = (name: FacetName, values: readonly FacetValue[], language: Language) =>
  values.map(({ value, count }) => ({ value, label: labelOf(name, value, language), count }))

export function presentResult(
  { query, page, found, crossLanguage, unencoded, tookMs, quota }: PatentResult,
  wire: WirePatentQuery,
  language: Language,
): Reply<'searchPatents'> {
  const isSemantic = query.mode === 'semantic'
  const total = wire.collapse === 'family' ? page.families : page.total
  const { expression, warnings } = query
  return {
    ...pageOf(
      found.map((each) => presentHit(each, language, { isScored: isSemantic, lang: wire.lang })),
      total,
      wire,
    ),
    publications: page.total,
    families: page.families,
    isLimited: page.isLimited,
    crossLanguage,
    unencoded,
    facets: wire.facets
      ? (Object.fromEntries(
          facetNames.map((name) => [name, presentFacet(name, page.facets[name], language)]),
        ) as Schemas['PatentFacets'])
      : null,
    queryId: query.queryId,
    parsed: {
      expression: expression && printExpression(expression),
      explanation: expression && explain(expression),
      warnings: warnings.map((warning) => presentWarning(warning, language)),
    },
    tookMs: Math.round(tookMs * 10) / 10,
    quota,
  }
}

export const explain = (expression: Parameters<typeof describeExpression>[0]) => ({
  zh: describeExpression(expression, 'zh'),
  en: describeExpression(expression, 'en'),
})

export const presentWarning = (
  { code, position, length }: { code: Parameters<typeof problemText>[0]; position: number; length: number },
  language: Language,
) => ({ code, message: problemText(code, language === 'cn' ? 'zh' : 'en'), position, length })
