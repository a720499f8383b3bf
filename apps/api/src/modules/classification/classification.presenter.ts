import type { FoundGoods, GroupRelation } from '@markwright/classification/goods-index'
import { itemsOf, type NiceGroup, type NiceItem } from '@markwright/classification/nice-table'
import type { SuggestedClass } from '@markwright/classification/suggest-classes'
import type { ListedElement } from '@markwright/classification/vienna-index'
import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { findNiceClass } from '@markwright/domain/marks/nice-classes'
import type { ClassificationService } from './classification.service.ts'
import type { ListedClass } from './list-classes.ts'

export function presentState({
  nice,
  vienna,
}: Awaited<ReturnType<ClassificationService['getState']>>): Schemas['ClassificationState'] {
  return {
    nice: {
      edition: nice.made.index.table.edition,
      groups: nice.made.index.table.groups.length,
      items: nice.made.index.itemCount,
      shipped: nice.importId === null,
      importedAt: nice.importedAt && formatInstant(nice.importedAt),
    },
    vienna: {
      edition: vienna.made.edition,
      elements: vienna.made.elementCount,
      shipped: vienna.importId === null,
      importedAt: vienna.importedAt && formatInstant(vienna.importedAt),
    },
  }
}

export function presentClass({ niceClass, content }: ListedClass): Schemas['NiceClass'] {
  const { no, zh, en, descriptionZh, descriptionEn, kind } = niceClass
  const named = { no, nameCn: zh, nameEn: en, desc: descriptionZh, descEn: descriptionEn, kind }
  if (content === null) return named
  const { text, groups } = content
  return {
    ...named,
    heading: { zh: text?.headingCn ?? null, en: text?.headingEn ?? null },
    note: { zh: text?.noteCn ?? null, en: text?.noteEn ?? null },
    groups: groups.map(({ group, items }) => {
      const parts = partsOf(group)
      return { ...presentGroupName(group), items: items.map((item) => presentItem(item, parts.get(item.id) ?? null)) }
    }),
  }
}

const partsOf = ({ parts }: NiceGroup) =>
  new Map(parts.flatMap(({ label, items }) => items.map(({ id }): [string, string | null] => [id, label])))

const presentItem = (item: NiceItem, part: string | null): Schemas['GoodsItem'] => ({
  id: item.id,
  cn: item.nameCn,
  en: item.nameEn,
  basicNo: item.basicNo,
  nonStandard: item.isNational,
  severalClasses: item.inSeveralClasses,
  part,
})

const presentGroupName = ({ code, nameCn, nameEn }: NiceGroup) => ({ code, name: nameCn, nameEn })

export const presentFoundGoods = ({ item, group, part }: FoundGoods): Schemas['FoundGoodsItem'] => ({
  ...presentItem(item, part),
  classNo: group.classNo,
  group: presentGroupName(group),
})

export function presentSimilarGroup({
  group,
  relations,
  isWhole,
}: {
  group: NiceGroup
  relations: (GroupRelation & { group: NiceGroup | null })[]
  isWhole: boolean
}): Schemas['SimilarGroup'] {
  return {
    ...presentGroupName(group),
    classNo: group.classNo,
    itemCount: itemsOf(group).length,
    crossRefs: [...new Set(relations.map(({ code }) => code))],
    relations: relations.map(({ code, kind, direction, isFormer, group: other }) => ({
      code,
      name: other?.nameCn ?? null,
      nameEn: other?.nameEn ?? null,
      kind,
      direction,
      former: isFormer,
    })),
    notes: group.notes,
    ...(isWhole && {
      parts: group.parts.map(({ label, items }) => ({ label, items: items.map((item) => presentItem(item, label)) })),
    }),
  }
}

export const presentElement = ({ element, hasChildren }: ListedElement): Schemas['ViennaElement'] => ({
  code: element.code,
  nameCn: element.nameCn,
  nameEn: element.nameEn,
  parent: element.parent,
  children: hasChildren,
  auxiliary: element.isAuxiliary,
})

const SHARE_DIGITS = 3

const share = (score: number) => Number(score.toFixed(SHARE_DIGITS))

export function presentSuggestedClass({ no, score, groups }: SuggestedClass): Schemas['SuggestedClass'] {
  const { zh = '', en = '' } = findNiceClass(no) ?? {}
  return {
    no,
    nameCn: zh,
    nameEn: en,
    score: share(score),
    groups: groups.map((suggested) => ({
      ...presentGroupName(suggested.group),
      score: share(suggested.score),
      items: suggested.items.map(({ item }) => presentItem(item, partsOf(suggested.group).get(item.id) ?? null)),
    })),
  }
}
