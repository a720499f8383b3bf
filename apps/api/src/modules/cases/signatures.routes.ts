import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { productTypes } from '@markwright/domain/money/product-types'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import type { FilesService } from '../files/index.ts'
import { partyName, presentCase } from './cases.presenter.ts'
import type { CasesService, WholeCase } from './cases.service.ts'
import { sendStoredFile } from './send-stored-file.ts'
import type { SignatureStatus } from './signature-links.ts'
import type { SignatureRow } from './signatures.repository.ts'
import type { SignaturesService } from './signatures.service.ts'

type Operations =
  | 'requestCaseSignature'
  | 'revokeCaseSignature'
  | 'getSignatureRequest'
  | 'signDocument'
  | 'downloadSignatureDocument'

/** Links by which forms of cases are signed: made by the member of the case, opened by anybody who has one. */
export function signaturesHandlers({
  signatures,
  cases,
  files,
}: {
  signatures: SignaturesService
  cases: Pick<CasesService, 'find'>
  files: Pick<FilesService, 'openById'>
}): Handlers<Operations> {
  return {
    requestCaseSignature: async ({ member, path, body, language }) => {
      const accountId = requireMember(member).id
      await signatures.request(path.id, accountId, body.form, language)
      return presentCase(await cases.find(path.id, accountId), language)
    },

    revokeCaseSignature: async ({ member, path, language }) => {
      const accountId = requireMember(member).id
      await signatures.revoke(path.id, accountId, path.signatureId)
      return presentCase(await cases.find(path.id, accountId), language)
    },

    getSignatureRequest: async ({ path }) => presentRequest(await signatures.findRequest(path.token)),

    signDocument: async ({ path, body, request }) =>
      presentRequest(
        await signatures.sign(path.token, body, {
          ip: request.ip,
          agent: request.headers['user-agent'] ?? '',
        }),
      ),

    downloadSignatureDocument: async ({ path, reply }) => {
      const { signature, whole } = await signatures.findRequest(path.token)
      const name = `${whole.row.number}.pdf`
      return sendStoredFile(reply, files, { file_id: signature.file_id, name })
    },
  }
}

function presentRequest({
  signature,
  whole,
}: {
  signature: SignatureRow & { status: SignatureStatus }
  whole: WholeCase
}): Schemas['SignatureRequest'] {
  const { content, definition, row } = whole
  const form = definition.forms!.find(({ code }) => code === signature.form)!
  return {
    title: form.title,
    caseNo: row.number,
    typeName: productTypes[row.product_type]!,
    principal: partyName(content, form.principal ?? 'applicant'),
    status: signature.status,
    expireTime: formatInstant(signature.expires_at),
    signedTime: signature.signed_at && formatInstant(signature.signed_at),
    signerName: signature.signer_name,
    documentHash: signature.document_hash,
  }
}
