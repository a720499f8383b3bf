import { sendEmail } from '@markwright/jobs'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createNoticesRepository } from './notices.repository.ts'
import { noticesHandlers } from './notices.routes.ts'
import { createNoticesService } from './notices.service.ts'

export function createNoticesModule({ db, enqueue, sms, keyValueStore, shutdown, now, logError }: Platform) {
  const notices = createNoticesService({
    repository: createNoticesRepository(db),
    sendEmail: (message) => enqueue(sendEmail, message),
    sendSms: (message) => sms.send(message),
    keyValueStore,
    now,
    onError: (err) => logError(err, 'a member could not be notified of a change to the account'),
  })
  shutdown.onClose('security messages that are under way', () => notices.close())
  return { handlers: noticesHandlers(notices), api: pick(notices, 'notify') }
}
