import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import { createContentRepository } from './content.repository.ts'
import { contentHandlers } from './content.routes.ts'
import { createContentService } from './content.service.ts'

type Dependencies = { captcha: Pick<HumanCheck, 'spend'> }

export function createContentModule({ db, builder, limits, shutdown, now, warn }: Platform, deps: Dependencies) {
  const content = createContentService({
    repository: createContentRepository({ db, builder }),
    humanCheck: deps.captcha,
    limits,
    now,
    onError: (err) => warn(err, 'views could not be counted'),
  })
  shutdown.onClose('counts of views', () => content.close())
  return { handlers: contentHandlers(content) }
}
