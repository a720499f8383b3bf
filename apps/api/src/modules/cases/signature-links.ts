import { isUuid } from '../../kernel/fields.ts'
import { isSame, type Secrets } from '../../kernel/secrets.ts'
import type { SignatureRow, SignaturesRepository } from './signatures.repository.ts'

export type SignatureStatus = 'open' | 'expired' | 'closed' | 'signed'
export type CaseSignature = SignatureRow & { token: string; status: SignatureStatus }

/** Links by which forms of cases are signed. A token is made of the id, so that its owner can read it again. */
export function createSignatureLinks(deps: {
  repository: Pick<SignaturesRepository, 'list'>
  secrets: Pick<Secrets, 'text'>
  now: () => Date
}) {
  const macOf = (id: string) => deps.secrets.text(`case-signature:${id}`, 40)

  /** `state` of its case. */
  const statusOf = ({ signed_at, expires_at }: SignatureRow, state: string): SignatureStatus => {
    if (signed_at !== null) return 'signed'
    if (state !== 'preparing') return 'closed'
    return expires_at <= deps.now() ? 'expired' : 'open'
  }

  return {
    statusOf,

    /** Null for a token that was not made here. */
    idOf(token: string): string | null {
      const [id = '', mac = ''] = token.split('.')
      return isUuid(id) && isSame(mac, macOf(id)) ? id : null
    },

    /** Of a case that the caller may read, the latest first. */
    async list(caseId: string, state: string): Promise<CaseSignature[]> {
      return (await deps.repository.list(caseId)).map((row) => ({
        ...row,
        token: `${row.id}.${macOf(row.id)}`,
        status: statusOf(row, state),
      }))
    },
  }
}
export type SignatureLinks = ReturnType<typeof createSignatureLinks>
