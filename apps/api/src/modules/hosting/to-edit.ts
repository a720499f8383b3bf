import { isOffice } from '@markwright/hosting'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal } from '../../kernel/fields.ts'
import { canEdit, roleIn, type Scope } from './access.repository.ts'
import { hostingErrors } from './hosting.errors.ts'

/**
 * Whose account something new is of: that of its client, or the member's own.
 * @throws 404 for a client that the member does not see, 61007 for one whose rights they may only read
 */
export async function ownerOf(
  clientId: string | null,
  { scope, ownerOfClient }: { scope: Scope; ownerOfClient: (clientId: string) => Promise<string | null> },
): Promise<string> {
  if (clientId === null) return scope.accountId
  const owner = await ownerOfClient(clientId)
  const role = owner && roleIn(scope, { account_id: owner, client_id: clientId })
  if (!role) throw new AppError(commonErrors.notFound)
  if (!canEdit(role)) throw new AppError(hostingErrors.readOnly)
  return owner
}

/** @throws 400 for what is no code of an office */
export function checkOffice(field: string, office: string) {
  if (!isOffice(office))
    throw fieldRefusal(field, 'format', { cn: '没有这个国家或地区代码', en: 'There is no country of this code.' })
}
