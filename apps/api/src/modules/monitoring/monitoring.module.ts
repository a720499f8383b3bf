import type { Platform } from '../../platform.ts'
import type { TrademarksRepository } from '../trademarks/index.ts'
import { monitoringHandlers } from './monitoring.routes.ts'
import { createMonitoring } from './monitoring.services.ts'
import { createReadWatchedImage } from './read-watched-image.ts'

type ReadImage = (publicId: string, size: 'full' | 'thumb') => Promise<Uint8Array | null>

export function createMonitoringModule(
  { builder, index, entitlements, limits, settings, ownRules, now }: Platform,
  deps: {
    listMarks: TrademarksRepository['listMarks']
    obtainImage: Parameters<typeof createReadWatchedImage>[0]['obtainImage']
    readImage: ReadImage
  },
) {
  const monitoring = createMonitoring({
    db: builder,
    listMarks: deps.listMarks,
    engineVersion: () => index.status().engineVersion,
    entitlements,
    readWatchedImage: createReadWatchedImage({
      obtainImage: deps.obtainImage,
      readImage: (publicId) => deps.readImage(publicId, 'full'),
    }),
    readThumbnail: (publicId) => deps.readImage(publicId, 'thumb'),
    limits,
    appSecret: settings.APP_SECRET,
    siteUrl: settings.PUBLIC_URL,
    ownRules,
    now,
  })
  return { handlers: monitoringHandlers(monitoring), monitoring }
}
