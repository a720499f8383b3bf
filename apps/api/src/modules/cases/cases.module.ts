import { SITE_NAME } from '@markwright/config'
import type { Platform } from '../../platform.ts'
import type { AssessSuccess } from '../clearance/index.ts'
import type { FilesService, StoreFile } from '../files/index.ts'
import type { TrademarksRepository } from '../trademarks/index.ts'
import { createClearCase } from './case-clearance.ts'
import { createCaseForms } from './case-forms.ts'
import { createCasesRepository } from './cases.repository.ts'
import { archiveHandlers } from './archive.routes.ts'
import { casesHandlers } from './cases.routes.ts'
import { createCasesService } from './cases.service.ts'
import { createDraftsRepository } from './drafts.repository.ts'
import { createDraftsService } from './drafts.service.ts'
import { formsHandlers } from './forms.routes.ts'
import { createLettersRepository } from './letters.repository.ts'
import { lettersHandlers } from './letters.routes.ts'
import { createLettersService } from './letters.service.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { messagesHandlers } from './messages.routes.ts'
import { createMessagesService } from './messages.service.ts'
import { createOrderCase } from './order-case.repository.ts'
import { createQuotationsRepository } from './quotations.repository.ts'
import { quotationsHandlers } from './quotations.routes.ts'
import { createQuotationsService } from './quotations.service.ts'
import { createRenewalsService } from './renewals.service.ts'

type Dependencies = {
  clearance: { assessSuccess: AssessSuccess }
  files: Pick<FilesService, 'openById'> & { storeFile: StoreFile }
  trademarks: Pick<TrademarksRepository, 'listMarks'>
}

/** Matters that are filed with offices: drafts of members, cases, and the desk of staff. */
export function createCasesModule({ builder: db, objects, settings, now }: Platform, deps: Dependencies) {
  const common = { db, vatRateBp: Math.round(settings.VAT_PERCENT * 100), now }
  const stored = { db, siteUrl: settings.PUBLIC_URL }
  const lettersRepository = createLettersRepository(stored)
  const cases = createCasesService({
    repository: createCasesRepository(stored),
    letters: lettersRepository,
    ...common,
  })
  const letters = createLettersService({
    repository: lettersRepository,
    cases,
    storeFile: deps.files.storeFile,
    objects,
    now,
  })
  const messages = createMessagesService({ repository: createMessagesRepository(stored), cases, now })
  const drafts = createDraftsService({
    repository: createDraftsRepository(db),
    clearCase: createClearCase({
      assessSuccess: deps.clearance.assessSuccess,
      listMarks: deps.trademarks.listMarks,
      now,
    }),
    now,
  })
  const orderCase = createOrderCase({ ...common, storeFile: deps.files.storeFile })
  const quotations = createQuotationsService({ repository: createQuotationsRepository(stored), ...common })
  const forms = createCaseForms({
    files: deps.files,
    // Without a name of its own the site has no firm that could be appointed.
    agency: settings.OPERATOR_NAME === SITE_NAME ? null : settings.OPERATOR_NAME,
  })
  return {
    handlers: {
      ...casesHandlers({
        drafts,
        cases,
        renewals: createRenewalsService(common),
        orderCase,
        files: deps.files,
        now,
      }),
      ...archiveHandlers({ cases, messages, files: deps.files, forms }),
      ...formsHandlers({ cases, forms }),
      ...lettersHandlers({ letters, cases, files: deps.files }),
      ...messagesHandlers({ messages, cases }),
      ...quotationsHandlers({ quotations, files: deps.files, now }),
    },
    api: { cases, drafts, orderCase },
  }
}
