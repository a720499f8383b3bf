import { parseClass } from '@markwright/domain/class-numbers'
import { goodsClassificationPath } from '../../../app/paths.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'

export const views = ['browse', 'list', 'suggest', 'vienna'] as const
export type View = (typeof views)[number]

/** What the page of the classification shows; the address holds all of it. */
export type ClassificationQuestion = {
  view: View
  keyword: string
  /** Whose groups are shown, or to which the finds are narrowed. */
  classNo: number | null
  /** Code of the similar group that is shown. */
  group: string | null
  page: number
  /** The description for which classes are suggested. */
  text: string
}

export const KEYWORD_LENGTH_MAX = 50
/** Longer descriptions would not fit into every address. */
export const TEXT_LENGTH_MAX = 1000

/** An address, without what is at its default. */
export function classificationPath(question: Partial<ClassificationQuestion>): string {
  const { view, keyword, classNo, group, page, text } = question
  const parameters = new URLSearchParams()
  if (view && view !== 'browse') parameters.set('view', view)
  if (keyword?.trim()) parameters.set('keyword', keyword.trim())
  if (classNo) parameters.set('classNo', String(classNo))
  if (group) parameters.set('group', group)
  if (page && page > 1) parameters.set('current', String(page))
  if (text?.trim()) parameters.set('text', text.trim())
  return parameters.size > 0 ? `${goodsClassificationPath}&${parameters}` : goodsClassificationPath
}

/** What cannot be understood is left out. */
export function readClassificationAddress(parameters: URLSearchParams): ClassificationQuestion {
  const group = parameters.get('group') ?? ''
  return {
    view: views.find((view) => view === parameters.get('view')) ?? 'browse',
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
    classNo: parseClass(parameters.get('classNo') ?? ''),
    group: /^\d{4}$/.test(group) ? group : null,
    page: pageNumber(parameters.get('current')),
    text: (parameters.get('text') ?? '').trim().slice(0, TEXT_LENGTH_MAX),
  }
}
