import type { Deadline, OppositionRule } from '@markwright/deadlines'
import { todayIn, HOME_ZONE } from '@markwright/domain/dates/calendar'
import { jurisdictions } from '@markwright/domain/places/countries'
import type { MarkIndex } from '@markwright/search'
import type { ObjectStore } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { LoadResultPage } from './result-page.ts'
import type { CountedSearch } from './counted-search.ts'
import { createMarkLookup } from './look-up-marks.ts'
import type { MarkLookupRepository } from './mark-lookup.repository.ts'
import type { FindByImage } from './image-search.ts'
import { createTrademarkSearch } from './search-trademarks.ts'
import { deadlinesOfMark } from './mark-deadlines.ts'
import type { FoundMark, TrademarksRepository } from './trademarks.repository.ts'

/** `today` is the day in Asia/Shanghai on which the deadlines were computed. */
export type MarkInDetail = FoundMark & { today: string; deadlines: readonly Deadline[] }

export function createTrademarksService(deps: {
  repository: TrademarksRepository
  lookup: MarkLookupRepository
  index: Pick<MarkIndex, 'search'>
  loadResultPage: LoadResultPage
  findByImage: FindByImage
  objects: ObjectStore
  countedSearch: CountedSearch
  /** Opposition periods that the operator has set. */
  ownRules: readonly OppositionRule[]
  now: () => Date
}) {
  const { repository, objects } = deps
  const today = () => todayIn(HOME_ZONE, deps.now())
  const findMarks = createMarkLookup({ ...deps, repository: deps.lookup, today })
  const notFound = () => new AppError(commonErrors.notFound)

  return {
    search: createTrademarkSearch({ ...deps, findMarks }),

    /** @throws 404 */
    async getMark(publicId: string): Promise<MarkInDetail> {
      const found = await repository.findMark(publicId)
      if (!found) throw notFound()
      const { listed, rest } = found
      const registrationPublishedOn = rest.registrationPublishedOn?.toISOString().slice(0, 10) ?? null
      const on = today()
      const deadlines = deadlinesOfMark({ listed, registrationPublishedOn }, on, deps.ownRules)
      return { ...found, today: on, deadlines }
    },

    async getImage(publicId: string, size: 'full' | 'thumb') {
      const keys = await repository.findImageKeys(publicId)
      const thumb = size === 'thumb' && keys?.thumb ? await objects.find(keys.thumb) : null
      const object = thumb ?? (keys && (await objects.find(keys.full)))
      if (!object) throw notFound()
      return object
    },

    /** Codes of the offices of which the register has records. */
    listLoadedOffices: async () => (await repository.listOffices()).map(({ office }) => office),

    async listCountries() {
      const loaded = new Map((await repository.listOffices()).map((office) => [office.office, office]))
      return jurisdictions.map((jurisdiction) => ({ jurisdiction, loaded: loaded.get(jurisdiction.code) ?? null }))
    },
  }
}
export type TrademarksService = ReturnType<typeof createTrademarksService>
