import { isUuid } from '../../kernel/fields.ts'
import { isSame, type Secrets } from '../../kernel/secrets.ts'
import { isWithoutOrder } from './case-payment.ts'
import type { CaseRow } from './cases.repository.ts'
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

  /** `row` is its case. */
  const statusOf = ({ signed_at, expires_at }: SignatureRow, row: CaseRow): SignatureStatus => {
    if (signed_at !== null) return 'signed'
    if (row.state !== 'preparing' || isWithoutOrder(row)) return 'closed'
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
    async list(row: CaseRow): Promise<CaseSignature[]> {
      return (await deps.repository.list(row.id)).map((each) => ({
        ...each,
        token: `${each.id}.${macOf(each.id)}`,
        status: statusOf(each, row),
      }))
    },
  }
}
export type SignatureLinks = ReturnType<typeof createSignatureLinks>
