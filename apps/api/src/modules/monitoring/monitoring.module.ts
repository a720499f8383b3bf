import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { ObtainImage } from '../image-search/index.ts'
import type { TrademarksRepository } from '../trademarks/index.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { monitoringHandlers } from './monitoring.routes.ts'
import { createMonitoring } from './monitoring.services.ts'
import { createReadWatchedImage } from './read-watched-image.ts'

type Dependencies = {
  imageSearch: { obtainImage: ObtainImage }
  results: { readImage: (publicId: string, size: 'full' | 'thumb') => Promise<Uint8Array | null> }
  trademarks: Pick<TrademarksRepository, 'listMarks'>
}

export function createMonitoringModule(
  { builder, index, entitlements, limits, settings, ownRules, now }: Platform,
  deps: Dependencies,
) {
  const { list: listDeliveries } = createDeliveriesRepository(builder)
  const { readImage } = deps.results
  const monitoring = createMonitoring({
    db: builder,
    listMarks: deps.trademarks.listMarks,
    listDeliveries,
    engineVersion: () => index.status().engineVersion,
    entitlements,
    readWatchedImage: createReadWatchedImage({
      obtainImage: deps.imageSearch.obtainImage,
      readImage: (publicId) => readImage(publicId, 'full'),
    }),
    readThumbnail: (publicId) => readImage(publicId, 'thumb'),
    limits,
    appSecret: settings.APP_SECRET,
    siteUrl: settings.PUBLIC_URL,
    ownRules,
    now,
  })
  return {
    handlers: monitoringHandlers(monitoring),
    api: { ...pick(monitoring, 'monitors', 'hits'), listDeliveries },
  }
}
