import { GazetteNoticeKind } from '@markwright/api-client/models/gazetteNoticeKind'
import { parseClass } from '@markwright/domain/class-numbers'
import { paths } from '../../../app/paths.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'

export const noticeKinds = Object.values(GazetteNoticeKind)

/** What is requested of a gazette; without an issue the latest one, without a class or a kind all of them. */
export type GazetteQuestion = {
  office: string
  issue: string | null
  kind: GazetteNoticeKind | null
  classNo: number | null
  keyword: string
  page: number
}

const HOME_OFFICE = 'CN'
const KEYWORD_LENGTH_MAX = 100

/** The address of a gazette, without what is at its default. */
export function gazettePath({ office, issue, kind, classNo, keyword, page }: Partial<GazetteQuestion>): string {
  const parameters = new URLSearchParams()
  if (office && office !== HOME_OFFICE) parameters.set('country', office)
  if (issue) parameters.set('issue', issue)
  if (kind) parameters.set('type', kind)
  if (classNo) parameters.set('class', String(classNo))
  if (keyword?.trim()) parameters.set('keyword', keyword.trim())
  if (page && page > 1) parameters.set('current', String(page))
  return parameters.size > 0 ? `${paths.gazette}?${parameters}` : paths.gazette
}

/** What cannot be understood is left out. */
export function readGazetteAddress(parameters: URLSearchParams): GazetteQuestion {
  const office = parameters.get('country') ?? ''
  return {
    office: /^[A-Z]{2}$/.test(office) ? office : HOME_OFFICE,
    issue: parameters.get('issue')?.slice(0, 60) || null,
    kind: noticeKinds.find((kind) => kind === parameters.get('type')) ?? null,
    classNo: parseClass(parameters.get('class') ?? ''),
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    page: pageNumber(parameters.get('current')),
  }
}

export const gazetteNoticePath = (id: string) => `${paths.gazetteNotice}?id=${encodeURIComponent(id)}`
