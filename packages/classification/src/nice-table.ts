/** An item of goods or services as the table words it. */
export type NiceItem = {
  /** Stays the same in every import in which the item keeps its group, number and wording. */
  id: string
  nameCn: string
  nameEn: string | null
  /** Number in WIPO's alphabetical list, or of the Chinese table where it begins with C. */
  basicNo: string | null
  /** The asterisk of the list: the item may belong to other classes too. */
  inSeveralClasses: boolean
  /** Stands in the Chinese table only. */
  isNational: boolean
}

/** A numbered part or a paragraph of a group; items of different parts need not be similar. */
export type NicePart = { label: string | null; items: NiceItem[] }

export type NiceRelation = {
  /** Code of the other group; one that is gone where `isFormer`. */
  to: string
  /** `cross`: to be searched too when marks are compared, though the goods count as similar only in part. */
  kind: 'similar' | 'cross'
  /** Holds for goods as earlier editions listed them. */
  isFormer: boolean
}

/** A similar group (类似群) of the Chinese table of similar goods and services. */
export type NiceGroup = {
  /** Four digits; the first two are the class. */
  code: string
  classNo: number
  nameCn: string
  nameEn: string | null
  parts: NicePart[]
  /** In Chinese, as the table words them. */
  notes: string[]
  relations: NiceRelation[]
}

/** What the table says of a class beside its groups. */
export type NiceClassText = {
  no: number
  headingCn: string | null
  headingEn: string | null
  noteCn: string | null
  noteEn: string | null
}

export type NiceTable = { edition: string | null; classes: NiceClassText[]; groups: NiceGroup[] }

export const itemsOf = (group: NiceGroup): NiceItem[] => group.parts.flatMap(({ items }) => items)
