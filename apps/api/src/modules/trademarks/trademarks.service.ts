import { todayIn, HOME_ZONE } from '@markwright/domain/dates'
import { jurisdictions } from '@markwright/domain/countries'
import type { MarkIndex } from '@markwright/search'
import type { ObjectStore } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { AnswerFound } from './answer-found.ts'
import type { CountedSearch } from './counted-search.ts'
import { createMarkLookup } from './look-up-marks.ts'
import type { MarkLookupRepository } from './mark-lookup.repository.ts'
import type { FindByImage } from './image-search.ts'
import { createTrademarkSearch } from './search-trademarks.ts'
import type { TrademarksRepository } from './trademarks.repository.ts'

export function createTrademarksService(deps: {
  repository: TrademarksRepository
  lookup: MarkLookupRepository
  index: Pick<MarkIndex, 'search'>
  answerFound: AnswerFound
  findByImage: FindByImage
  objects: ObjectStore
  countedSearch: CountedSearch
  now: () => Date
}) {
  const { repository, objects } = deps
  const today = () => todayIn(HOME_ZONE, deps.now())
  const findMarks = createMarkLookup({ ...deps, repository: deps.lookup, today })
  const notFound = () => new AppError(commonErrors.notFound)

  return {
    search: createTrademarkSearch({ ...deps, findMarks }),

    async getMark(publicId: string) {
      const found = await repository.findMark(publicId)
      if (!found) throw notFound()
      return { ...found, today: today() }
    },

    async getImage(publicId: string, size: 'full' | 'thumb') {
      const keys = await repository.findImageKeys(publicId)
      const thumb = size === 'thumb' && keys?.thumb ? await objects.find(keys.thumb) : null
      const object = thumb ?? (keys && (await objects.find(keys.full)))
      if (!object) throw notFound()
      return object
    },

    async listCountries() {
      const loaded = new Map((await repository.listOffices()).map((office) => [office.office, office]))
      return jurisdictions.map((jurisdiction) => ({ jurisdiction, loaded: loaded.get(jurisdiction.code) ?? null }))
    },
  }
}
export type TrademarksService = ReturnType<typeof createTrademarksService>
