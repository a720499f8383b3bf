import type { Platform } from '../../platform.ts'
import { createFollowedApplicantsRepository } from './followed-applicants.repository.ts'
import { createFollowedApplicantsService } from './followed-applicants.service.ts'
import { followedApplicantsHandlers } from './followed-applicants.routes.ts'

export const createFollowedApplicantsModule = ({ builder }: Platform) => ({
  handlers: followedApplicantsHandlers(
    createFollowedApplicantsService({ repository: createFollowedApplicantsRepository({ builder }) }),
  ),
})
