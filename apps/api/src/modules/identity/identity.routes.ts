import type { IdentityService } from './identity.service.ts'
import { registrationHandlers } from './registration.routes.ts'
import { socialHandlers } from './social.routes.ts'
import { tokenHandlers } from './token.routes.ts'

export const identityHandlers = (service: IdentityService, options: { secureCookies: boolean }) => ({
  ...tokenHandlers(service),
  ...registrationHandlers(service),
  ...socialHandlers(service, options),
})
