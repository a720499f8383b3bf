import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import { createCertificationRepository } from './certification.repository.ts'
import { certificationHandlers } from './certification.routes.ts'
import { createCertificationService } from './certification.service.ts'

type Dependencies = { files: Pick<FilesService, 'openById'> }

export function createCertificationModule({ builder, settings, now }: Platform, deps: Dependencies) {
  const repository = createCertificationRepository({ db: builder, siteUrl: settings.PUBLIC_URL })
  return { handlers: certificationHandlers(createCertificationService({ repository, now }), deps.files) }
}
