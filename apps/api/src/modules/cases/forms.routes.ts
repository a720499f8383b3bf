import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import type { CaseForms } from './case-forms.ts'
import type { CasesService } from './cases.service.ts'

type Operations = 'downloadCaseForm' | 'downloadManagedCaseForm'
type DownloadCall = Pick<Call<'downloadCaseForm'>, 'path' | 'query' | 'reply' | 'language'>

/** Forms of a case, printed from what it says now. */
export function formsHandlers({
  cases,
  forms,
}: {
  cases: Pick<CasesService, 'find'>
  forms: CaseForms
}): Handlers<Operations> {
  const send = async ({ path, query, reply, language }: DownloadCall, accountId: string | null) => {
    const whole = await cases.find(path.id, accountId)
    const form = await forms.print(whole, path.form, { format: query.format, language })
    return sendDownload(reply.header('cache-control', 'private, no-store'), form)
  }
  return {
    downloadCaseForm: (call) => send(call, requireMember(call.member).id),
    downloadManagedCaseForm: (call) => send(call, null),
  }
}
