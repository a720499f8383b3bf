import type { ReportOrder } from '@markwright/api-client/models/reportOrder'
import {
  type ChosenGoods,
  classesOf,
  classOfGroup,
  isChosenGoods,
  nothingChosen,
} from '../../../shared/classification/chosen-goods.ts'

/** What is typed and chosen for a report. */
export type ReportDraft = {
  text: string
  applicant: string
  lang: 'cn' | 'en'
  chosen: ChosenGoods
  image: { id: string; name: string } | null
  /** Names the order as it now stands: sent twice, it counts once. */
  requestId: string
}

export const emptyDraft = (lang: 'cn' | 'en'): ReportDraft => ({
  text: '',
  applicant: '',
  lang,
  chosen: nothingChosen,
  image: null,
  requestId: crypto.randomUUID(),
})

/** What was stored of a draft, as far as it can still be understood. */
export const restored = (saved: Partial<ReportDraft>, lang: 'cn' | 'en'): ReportDraft => ({
  ...emptyDraft(lang),
  ...saved,
  chosen: isChosenGoods(saved.chosen) ? saved.chosen : nothingChosen,
})

export const isComplete = ({ text, chosen }: ReportDraft) => text.trim() !== '' && classesOf(chosen).length > 0

/** The order; a whole similar group is requested by its code. `groupName` names it. */
export function toOrder(
  { text, applicant, lang, chosen, image }: ReportDraft,
  groupName: (code: string) => string,
): ReportOrder {
  const groups = chosen.groups.map((code) => ({ class: classOfGroup(code), group: code, name: groupName(code) }))
  const items = chosen.items.map(({ classNo, group, cn }) => ({ class: classNo, group, name: cn }))
  return {
    query: {
      tradeMarkText: text.trim(),
      classify: chosen.classes.map((no) => String(no).padStart(2, '0')).join(';'),
    },
    goods: [...groups, ...items],
    lang,
    ...(applicant.trim() && { applicant: applicant.trim() }),
    ...(image && { imgFile: image.id }),
  }
}
