import { createClassSuggester, type ClassSuggester } from '@markwright/classification/suggest-classes'
import { createGoodsIndex, type GoodsQuery } from '@markwright/classification/goods-index'
import type { NiceTable } from '@markwright/classification/nice-table'
import { readShippedNice } from '@markwright/classification/shipped/read-shipped-nice'
import { readShippedVienna } from '@markwright/classification/shipped/read-shipped-vienna'
import { createViennaIndex } from '@markwright/classification/vienna-index'
import { splitList } from '@markwright/domain/marks/search-list'
import { parseViennaCode, VIENNA_CODES_MAX } from '@markwright/domain/marks/vienna-code'
import { AppError } from '../../kernel/errors.ts'
import { requireText } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { classificationErrors } from './classification.errors.ts'
import type { ClassificationRepository } from './classification.repository.ts'
import { cachedTable } from './cached-table.ts'
import { type ClassQuery, listClasses } from './list-classes.ts'

const CLASSES_SUGGESTED = 10

const suggestions: Limit = { name: 'goods-suggest', max: 60, windowSeconds: 60 }

export function createClassificationService(deps: { repository: ClassificationRepository; limits: RateLimits }) {
  const { repository } = deps
  const nice = cachedTable({
    findCurrentImport: () => repository.findCurrentImport('nice'),
    read: () => repository.readNice(),
    readShipped: readShippedNice,
    make: (table) => ({ index: createGoodsIndex(table), suggester: onFirstUse(() => createClassSuggester(table)) }),
  })
  const vienna = cachedTable({
    findCurrentImport: () => repository.findCurrentImport('vienna'),
    read: () => repository.readVienna(),
    readShipped: readShippedVienna,
    make: createViennaIndex,
  })
  const goodsIndex = async () => (await nice()).made.index

  return {
    async getState() {
      return { nice: await nice(), vienna: await vienna() }
    },

    /** The table of goods and services that is shown. */
    async getNiceTable(): Promise<NiceTable> {
      return (await goodsIndex()).table
    },

    async listClasses(query: ClassQuery) {
      return listClasses(await goodsIndex(), query)
    },

    /** A page of items, and how many match in each class, whichever class was requested. */
    async findGoods({ classNo, ...question }: GoodsQuery, page: PageRequest) {
      const all = (await goodsIndex()).findGoods(question)
      const counts = new Map<number, number>()
      for (const { group } of all) counts.set(group.classNo, (counts.get(group.classNo) ?? 0) + 1)
      const found = classNo === undefined ? all : all.filter(({ group }) => group.classNo === classNo)
      const { skip, take } = rowRange(page)
      const classes = [...counts].map(([no, count]) => ({ no, count })).toSorted((a, b) => a.no - b.no)
      return { rows: found.slice(skip, skip + take), total: found.length, classes }
    },

    async listGroups({ classNo, code }: { classNo?: number | undefined; code?: string | undefined }) {
      const index = await goodsIndex()
      const groups = index.table.groups.filter(
        (group) => (classNo === undefined || group.classNo === classNo) && (code === undefined || group.code === code),
      )
      return groups.map((group) => ({
        group,
        relations: index.relationsOf(group).map((relation) => ({ ...relation, group: index.findGroup(relation.code) })),
        isWhole: code !== undefined,
      }))
    },

    /** @throws 20104 for too many codes, 20105 for one that is none. */
    async listViennaElements({ parent, keyword, codes }: ViennaQuery) {
      const index = (await vienna()).made
      if (codes !== undefined) return index.listCodes(readCodes(codes))
      return keyword?.trim() ? index.find(keyword) : index.listBelow(parent ? parseViennaCode(parent) : null)
    },

    /** @throws 400 where nothing is described, 429 where it is done too often. */
    async suggest(text: string, kind: 'goods' | 'services' | undefined, visitor: string) {
      const description = requireText('text', text)
      await deps.limits.spend(suggestions, visitor)
      const suggester: ClassSuggester = (await nice()).made.suggester()
      return suggester.suggest(description, kind).slice(0, CLASSES_SUGGESTED)
    },
  }
}
export type ClassificationService = ReturnType<typeof createClassificationService>

export type ViennaQuery = { parent?: string | undefined; keyword?: string | undefined; codes?: string | undefined }

function readCodes(text: string): string[] {
  const codes = splitList(text).map(({ value }) => parseViennaCode(value))
  const known = codes.filter((code) => code !== null)
  if (known.length < codes.length) throw new AppError(classificationErrors.malformedCode, { field: 'codes' })
  if (known.length > VIENNA_CODES_MAX) throw new AppError(classificationErrors.tooManyCodes, { field: 'codes' })
  return known
}

function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
