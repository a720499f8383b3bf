import type { Schemas } from '@markwright/contract'
import { countryName } from '@markwright/domain/places/countries'
import { findNiceClass } from '@markwright/domain/marks/nice-classes'
import { statusText } from '@markwright/domain/marks/trademark-status'
import type { Language } from '../../kernel/language.ts'
import type { QueryImage } from './image-search.ts'
import type { SearchResult } from './result-page.ts'
import { presentSimilarity } from './similarity.presenter.ts'
import { presentHit } from './trademarks.presenter.ts'

/** The records of an answer, with why they are similar where names or images were compared. */
export const presentHits = (
  { marks, ...similarities }: Pick<SearchResult, 'marks' | 'similarities' | 'image'>,
  language: Language,
): Schemas['TrademarkHit'][] =>
  marks.map((mark) => {
    const similarity = presentSimilarity(similarities, mark.id)
    return { ...presentHit(mark, language), ...(similarity && { similarity }) }
  })

export function presentResult(result: SearchResult, language: Language): Schemas['TrademarkResult'] {
  const { query, page, marks, otherClasses, belowDegree, image } = result
  return {
    queryId: result.queryId,
    total: page.total,
    totalCapped: page.capped,
    pageNum: query.pageNum,
    pageSize: query.pageSize,
    queryTmInfo: presentHits(result, language),
    aiData: {
      hint: hintOf(result),
      otherClasses: otherClasses && {
        total: otherClasses.total,
        hits: presentHits({ ...otherClasses, image }, language),
      },
      belowDegree: belowDegree && { hits: presentHits({ ...belowDegree, image }, language) },
    },
    screening: presentFacets(result, language),
    appnos: marks.map(({ applicationNumber }) => applicationNumber),
    ids: marks.map(({ publicId }) => publicId),
    tookMs: page.tookMs,
    quota: result.quota,
    dataVersion: page.dataVersion,
    engineVersion: page.engineVersion,
    ...(result.normalized?.length && { normalized: [...result.normalized] }),
    ...(image && { queryImage: presentQueryImage(image.image) }),
  }
}

export const presentQueryImage = ({ fileId, preview, ...image }: QueryImage): Schemas['QueryImage'] => ({
  ...image,
  imgFile: fileId,
  preview: `data:image/webp;base64,${Buffer.from(preview).toString('base64')}`,
})

function hintOf({ page, otherClasses }: SearchResult): Schemas['Hint'] | null {
  if (page.lower) {
    const { degree, total } = page.lower
    const names = { middle: { zh: '中', en: 'medium' }, low: { zh: '低', en: 'low' } }[degree]
    return {
      code: 20303,
      zh: `当前相似度暂无数据；相似度为“${names.zh}”时有 ${total} 条`,
      en: `No hits with this similarity; ${total} with ${names.en} similarity.`,
      degree,
      total,
    }
  }
  if (otherClasses)
    return {
      code: 20304,
      zh: '所选类别结果较少，已为您展示其他类别的结果',
      en: 'The chosen classes have few results, so results from other classes are shown as well.',
    }
  return null
}

function presentFacets({ page: { facets }, applicantNames }: SearchResult, language: Language): Schemas['Facets'] {
  type Values = { value: string; count: number }[]
  const labelled = (values: Values, label: (value: string) => string) =>
    values.map(({ value, count }) => ({ value, label: label(value), count }))
  const itself = (value: string) => value
  const className = (value: string) => {
    const found = findNiceClass(Number(value))
    return `${value} ${language === 'en' ? found?.en : found?.zh}`
  }
  const validity = { 1: { cn: '有效', en: 'Valid' }, 0: { cn: '无效', en: 'Invalid' } }
  return {
    country: labelled(facets.country, (code) => countryName(code, language)),
    applicant: labelled(facets.applicant, (id) => applicantNames.get(Number(id)) ?? id),
    niceList: labelled(facets.niceList, className),
    imageFactory: labelled(facets.imageFactory, itself),
    appYear: labelled(facets.appYear, itself),
    regYear: labelled(facets.regYear, itself),
    trailYear: labelled(facets.trailYear, itself),
    ggBeginYear: labelled(facets.ggBeginYear, itself),
    priorityYear: labelled(facets.priorityYear, itself),
    rightPeriod: labelled(facets.rightPeriod, itself),
    isvalid: labelled(facets.isvalid, (value) => validity[value === '1' ? 1 : 0][language]),
    tmstatuscode: labelled(facets.tmstatuscode, (code) => statusText(Number(code), language)),
  }
}
