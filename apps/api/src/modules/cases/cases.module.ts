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
import { createCorrespondenceRepository } from './correspondence.repository.ts'
import { correspondenceHandlers } from './correspondence.routes.ts'
import { createCorrespondenceService } from './correspondence.service.ts'
import { createBulkChange } from './bulk-change.service.ts'
import { calendarHandlers } from './calendar.routes.ts'
import { createExportCases } from './export-cases.ts'
import { createDeskRepository } from './desk.repository.ts'
import { deskHandlers } from './desk.routes.ts'
import { createDeskService } from './desk.service.ts'
import { createDraftsRepository } from './drafts.repository.ts'
import { createDraftsService } from './drafts.service.ts'
import { formsHandlers } from './forms.routes.ts'
import { createLettersRepository } from './letters.repository.ts'
import { lettersHandlers } from './letters.routes.ts'
import { createLettersService } from './letters.service.ts'
import { mattersHandlers } from './matters.routes.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { messagesHandlers } from './messages.routes.ts'
import { createMessagesService } from './messages.service.ts'
import { createOrderCase } from './order-case.repository.ts'
import { createQuotationsRepository } from './quotations.repository.ts'
import { quotationsHandlers } from './quotations.routes.ts'
import { createQuotationsService } from './quotations.service.ts'
import { createRenewalsService } from './renewals.service.ts'
import { createFindUsualGroups } from './usual-groups.repository.ts'
import { createSignatureLinks } from './signature-links.ts'
import { createSignaturesRepository } from './signatures.repository.ts'
import { signaturesHandlers } from './signatures.routes.ts'
import { createSignaturesService } from './signatures.service.ts'

type Dependencies = {
  clearance: { assessSuccess: AssessSuccess }
  files: Pick<FilesService, 'openById'> & { storeFile: StoreFile }
  trademarks: Pick<TrademarksRepository, 'listMarks'>
}

/** Matters that are filed with offices: drafts of members, cases, and the desk of staff. */
export function createCasesModule({ builder: db, objects, secrets, settings, sms, now }: Platform, deps: Dependencies) {
  const common = { db, vatRateBp: Math.round(settings.VAT_PERCENT * 100), now }
  const stored = { db, siteUrl: settings.PUBLIC_URL }
  const lettersRepository = createLettersRepository(stored)
  const signaturesRepository = createSignaturesRepository(stored)
  const links = createSignatureLinks({ repository: signaturesRepository, secrets, now })
  const cases = createCasesService({
    repository: createCasesRepository(stored),
    letters: lettersRepository,
    signatures: links,
    hasSms: sms.has('case'),
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
      findUsualGroups: createFindUsualGroups(db),
      now,
    }),
    now,
  })
  const desk = createDeskService({ repository: createDeskRepository({ db }), now })
  const orderCase = createOrderCase({ ...common, storeFile: deps.files.storeFile })
  // Without a name of its own the site has no firm that could be appointed.
  const agency = settings.OPERATOR_NAME === SITE_NAME ? null : settings.OPERATOR_NAME
  const forms = createCaseForms({ files: deps.files, agency })
  const quotations = createQuotationsService({ repository: createQuotationsRepository(stored), ...common })
  const signatures = createSignaturesService({
    repository: signaturesRepository,
    cases,
    forms,
    links,
    storeFile: deps.files.storeFile,
    objects,
    now,
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
      ...deskHandlers({
        desk,
        changeCases: createBulkChange({ cases, desk }),
        exportCases: createExportCases({ cases, desk, files: deps.files, agency, now }),
      }),
      ...calendarHandlers({ cases, db, siteUrl: settings.PUBLIC_URL, now }),
      ...archiveHandlers({ cases, messages, files: deps.files, forms }),
      ...correspondenceHandlers(
        createCorrespondenceService({ repository: createCorrespondenceRepository(stored), cases, now }),
      ),
      ...formsHandlers({ cases, forms }),
      ...signaturesHandlers({ signatures, cases, files: deps.files }),
      ...lettersHandlers({ letters, cases, drafts, files: deps.files }),
      ...messagesHandlers({ messages, cases }),
      ...mattersHandlers({ drafts, cases, orderCase }),
      ...quotationsHandlers({ quotations, files: deps.files, now }),
    },
    api: { cases, drafts, orderCase },
  }
}
