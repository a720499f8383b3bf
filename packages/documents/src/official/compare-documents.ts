import { compareGoods, type ComparedItem } from './compare-goods.ts'
import { diffText, type TextPart } from './diff-text.ts'
import { type DocumentField, documentFields } from './field-labels.ts'
import { type DateOrder, dateOrderOf, valueKey } from './field-values.ts'
import { plainText, type ReadFields } from './read-fields.ts'

/** A document with what it bears; a record of a register has no text. */
export type ComparedDocument = { fields: ReadFields; text: string | null }

type ShortField = Exclude<DocumentField, 'goods'>

export type ComparedField = {
  field: ShortField
  state: 'same' | 'differs' | 'onlyLeft' | 'onlyRight'
  left: string | null
  right: string | null
  /** Where they differ: what both have and what not. */
  parts: TextPart[]
}

export type DocumentComparison = {
  /** Without fields that neither bears, and without the goods. */
  fields: ComparedField[]
  /** Null where neither has any. */
  goods: ComparedItem[] | null
  /** Null where one has no text. */
  text: TextPart[] | null
}

/** Sets two documents side by side: their fields, their goods item by item, and their whole text. */
export function compareDocuments(one: ComparedDocument, other: ComparedDocument): DocumentComparison {
  const [left, right] = withSharedStart(...withSharedNumber(one, other))
  const orders = [orderOf(one), orderOf(other)] as const
  const goods = [left.fields.goods ?? '', right.fields.goods ?? ''] as const
  return {
    fields: documentFields.flatMap((field) =>
      field === 'goods'
        ? []
        : (compareField(field, left.fields[field] ?? null, right.fields[field] ?? null, orders) ?? []),
    ),
    goods: goods.some(Boolean) ? compareGoods(...goods) : null,
    text: left.text === null || right.text === null ? null : diffText(plainText(left.text), plainText(right.text)),
  }
}

/** In China a mark is registered under the number of its application; a document may call it either. */
function withSharedNumber(left: ComparedDocument, right: ComparedDocument): [ComparedDocument, ComparedDocument] {
  const [a, b] = [left.fields, right.fields]
  const isShared = (applied?: string, registered?: string) =>
    applied !== undefined &&
    registered !== undefined &&
    valueKey('applicationNumber', applied) === valueKey('registrationNumber', registered)
  const asApplication = (side: ComparedDocument): ComparedDocument => {
    const { registrationNumber, ...fields } = side.fields
    return { ...side, fields: { ...fields, applicationNumber: registrationNumber! } }
  }
  if (!b.applicationNumber && !a.registrationNumber && isShared(a.applicationNumber, b.registrationNumber))
    return [left, asApplication(right)]
  if (!a.applicationNumber && !b.registrationNumber && isShared(b.applicationNumber, a.registrationNumber))
    return [asApplication(left), right]
  return [left, right]
}

/** A record of a register has days as `YYYY-MM-DD`. */
const orderOf = ({ text }: ComparedDocument): DateOrder => (text === null ? 'unknown' : dateOrderOf(text))

/** A term begins on the day of registration, which one of two documents may call so. */
function withSharedStart(left: ComparedDocument, right: ComparedDocument): [ComparedDocument, ComparedDocument] {
  const isShared = (one: ComparedDocument, other: ComparedDocument) => {
    const [from, registered] = [one.fields.validFrom, other.fields.registrationDate]
    if (from === undefined || registered === undefined || other.fields.validFrom !== undefined) return false
    return valueKey('validFrom', from, orderOf(one)) === valueKey('validFrom', registered, orderOf(other))
  }
  const withStart = (side: ComparedDocument): ComparedDocument => ({
    ...side,
    fields: { ...side.fields, validFrom: side.fields.registrationDate! },
  })
  return [isShared(right, left) ? withStart(left) : left, isShared(left, right) ? withStart(right) : right]
}

function compareField(
  field: ShortField,
  left: string | null,
  right: string | null,
  [leftOrder, rightOrder]: readonly [DateOrder, DateOrder],
): ComparedField | null {
  if (left === null && right === null) return null
  if (right === null) return { field, state: 'onlyLeft', left, right, parts: [] }
  if (left === null) return { field, state: 'onlyRight', left, right, parts: [] }
  const isSame = valueKey(field, left, leftOrder) === valueKey(field, right, rightOrder)
  return { field, state: isSame ? 'same' : 'differs', left, right, parts: isSame ? [] : diffText(left, right) }
}
