import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import { createContentRepository } from './content.repository.ts'
import { contentHandlers } from './content.routes.ts'
import { createContentService } from './content.service.ts'

export function createContentModule(
  { db, builder, limits, shutdown, now, warn }: Platform,
  { humanCheck }: { humanCheck: HumanCheck },
) {
  const content = createContentService({
    repository: createContentRepository({ db, builder }),
    humanCheck,
    limits,
    now,
    onError: (err) => warn(err, 'views could not be counted'),
  })
  shutdown.onClose('counts of views', () => content.close())
  return { handlers: contentHandlers(content) }
}
