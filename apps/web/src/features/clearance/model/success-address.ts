import type { SuccessQuestion } from '@markwright/api-client/models/successQuestion'
import { formatClasses, parseClass } from '@markwright/domain/marks/class-numbers'
import { normalizeName } from '@markwright/domain/marks/normalize-name'
import { splitList } from '@markwright/domain/marks/search-list'
import {
  type ChosenGoods,
  type ChosenItem,
  classOfGroup,
  nothingChosen,
} from '../../../shared/classification/chosen-goods.ts'

/** The query, as the form holds it. */
export type SuccessForm = { text: string; applicant: string; chosen: ChosenGoods }

export const emptyForm: SuccessForm = { text: '', applicant: '', chosen: nothingChosen }

/** Items as an address carries them: `3|0301|id|肥皂|soap`; a bar within a name becomes a blank. */
const writeItem = ({ classNo, group, id, cn, en }: ChosenItem) =>
  [classNo, group, id, cn, en ?? ''].map((part) => String(part).replaceAll('|', ' ')).join('|')

function readItem(text: string): ChosenItem[] {
  const [classText = '', group = '', id = '', cn = '', en = ''] = text.split('|')
  const classNo = parseClass(classText)
  return classNo !== null && /^\d{4}$/.test(group) && id && cn ? [{ classNo, group, id, cn, en: en || null }] : []
}

/** The query of an address; what cannot be read is left out. */
export function readSuccessAddress(parameters: URLSearchParams): SuccessForm {
  const list = (name: string) => splitList(parameters.get(name) ?? '').map(({ value }) => value)
  return {
    text: parameters.get('text') ?? '',
    applicant: parameters.get('applicant') ?? '',
    chosen: {
      classes: [...new Set(list('classify').flatMap((value) => parseClass(value) ?? []))].toSorted((a, b) => a - b),
      groups: [...new Set(list('groups').filter((code) => /^\d{4}$/.test(code)))].toSorted(),
      items: parameters.getAll('item').flatMap(readItem),
    },
  }
}

export function writeSuccessAddress({ text, applicant, chosen }: SuccessForm): URLSearchParams {
  const entries: [string, string][] = [
    ['text', text.trim()],
    ['classify', formatClasses([...chosen.classes])],
    ['groups', chosen.groups.join(';')],
    ['applicant', applicant.trim()],
    ...chosen.items.map((item): [string, string] => ['item', writeItem(item)]),
  ]
  return new URLSearchParams(entries.filter(([, value]) => value))
}

/** The name as it is assessed: without special characters where it has letters or digits beside them. */
export const nameOf = (text: string): string => normalizeName(text) || text.trim()

/** The same as the interface wants it; a whole group goes by its code. */
export function toSuccessQuery({ text, applicant, chosen }: SuccessForm): SuccessQuestion {
  const goods = [
    ...chosen.groups.map((code) => ({ class: classOfGroup(code), name: code, group: code })),
    ...chosen.items.map(({ classNo, cn, group }) => ({ class: classNo, name: cn, group })),
  ]
  return {
    tradeMarkText: nameOf(text),
    ...(chosen.classes.length > 0 && { classify: formatClasses([...chosen.classes]) }),
    ...(goods.length > 0 && { goods }),
    ...(applicant.trim() && { applicant: applicant.trim() }),
  }
}
