import { isShown } from '@markwright/cases'
import type { ObjectStore } from '@markwright/storage'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { readDrawing } from '@markwright/documents/drawn-signature'
import { createHash, randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, requireText } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { objectKey, type StoreFile } from '../files/index.ts'
import type { CaseForms } from './case-forms.ts'
import { isWithoutOrder } from './case-payment.ts'
import { signedNotice } from './case-messages.ts'
import { caseErrors, SIGNATURES_MAX } from './cases.errors.ts'
import type { CasesService, WholeCase } from './cases.service.ts'
import { signatureRecord } from './signature-record.ts'
import type { SignatureLinks } from './signature-links.ts'
import type { SignaturesRepository } from './signatures.repository.ts'

const DAYS_VALID = 14
const DAY_MS = 86_400_000
const AGENT_MAX = 300

type Found = NonNullable<Awaited<ReturnType<SignaturesRepository['find']>>>

/** Forms of cases that people without an account sign by a link, which is the permission to do so. */
export function createSignaturesService(deps: {
  repository: SignaturesRepository
  cases: Pick<CasesService, 'find' | 'findRow'>
  forms: CaseForms
  storeFile: StoreFile
  objects: Pick<ObjectStore, 'delete'>
  links: Pick<SignatureLinks, 'idOf' | 'statusOf'>
  now: () => Date
}) {
  const { repository, cases, forms, links, now } = deps
  /** @throws 404 for a link that is none, or was revoked */
  async function findByToken(token: string): Promise<{ found: Found; whole: WholeCase }> {
    const id = links.idOf(token)
    const found = id === null ? undefined : await repository.find(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return { found, whole: await cases.find(found.case_id, found.account_id) }
  }

  const present = ({ found, whole }: { found: Found; whole: WholeCase }) => ({
    signature: { ...found, status: links.statusOf(found, whole.row) },
    whole,
  })

  return {
    /** @throws 404, 60113 where the case takes no documents, 60132 where it has too many links */
    async request(caseId: string, accountId: string, form: string, language: Language): Promise<void> {
      const whole = await cases.find(caseId, accountId)
      if (!whole.definition.documents.some((each) => each.kind === form && isShown(each, whole.content)))
        throw new AppError(commonErrors.notFound)
      if (whole.row.state !== 'preparing' || isWithoutOrder(whole.row)) throw new AppError(caseErrors.wrongState)
      if (whole.signatures.length >= SIGNATURES_MAX) throw new AppError(caseErrors.tooManySignatures)
      const printed = await forms.print(whole, form, { format: 'pdf', language })
      const bytes = printed.body
      const file = await deps.storeFile({
        kind: 'priority',
        original: printed.name,
        bytes,
        ownerId: accountId,
        bucket: 'private',
      })
      const problem = await repository.add(
        {
          id: randomUUID(),
          caseId,
          form,
          language,
          fileId: file.id,
          documentHash: createHash('sha256').update(bytes).digest('hex'),
          contentHash: await forms.contentHash(whole, form, language),
          expiresAt: new Date(now().getTime() + DAYS_VALID * DAY_MS),
          at: now(),
        },
        SIGNATURES_MAX,
      )
      if (problem) throw new AppError(problem === 'tooMany' ? caseErrors.tooManySignatures : caseErrors.wrongState)
    },

    /** @throws 404, also where it is signed */
    async revoke(caseId: string, accountId: string, id: string): Promise<void> {
      await cases.findRow(caseId, accountId)
      const file = await repository.remove(caseId, id)
      if (!file) throw new AppError(commonErrors.notFound)
      await deps.objects.delete(objectKey({ bucket: file.bucket, fileName: file.file_name }))
    },

    /** @throws 404 */
    findRequest: async (token: string) => present(await findByToken(token)),

    /**
     * @throws 404, 400 for a name or drawing that is none and without the agreement, 409 for another document,
     * 60133 where it cannot be signed
     */
    async sign(
      token: string,
      input: { name: string; drawing: string | null; agree: boolean; documentHash: string },
      from: { ip: string; agent: string },
    ) {
      const { found, whole } = await findByToken(token)
      if (links.statusOf(found, whole.row) !== 'open') throw new AppError(caseErrors.notToSign)
      if (input.documentHash !== found.document_hash) throw new AppError(commonErrors.changedMeanwhile)
      if (!input.agree)
        throw fieldRefusal('agree', 'missing', {
          cn: '请确认您已阅读文件并同意以电子方式签署',
          en: 'Please confirm that you have read the document and agree to sign it electronically.',
        })
      const name = requireText('name', input.name)
      const drawing = input.drawing === null ? null : await readDrawing(input.drawing)
      if (input.drawing !== null && !drawing)
        throw fieldRefusal('drawing', 'unreadable', {
          cn: '签名为空或无法读取，请重新书写',
          en: 'The drawing is empty or cannot be read. Please draw it again.',
        })
      // What would be signed now is not what was read: texts of the site or the agency were changed meanwhile.
      const language = found.language as Language
      if ((await forms.contentHash(whole, found.form, language)) !== found.content_hash)
        throw new AppError(caseErrors.notToSign)
      const at = now()
      const method = drawing ? 'drawn' : 'typed'
      const printed = await forms.print(whole, found.form, {
        format: 'pdf',
        language,
        signature: {
          sign: drawing ?? name,
          day: formatInstant(at).slice(0, 10),
          record: signatureRecord({ id: found.id, name, method, at, documentHash: found.document_hash }, language),
        },
      })
      const file = await deps.storeFile({
        kind: 'priority',
        original: printed.name,
        bytes: printed.body,
        ownerId: found.account_id,
        bucket: 'private',
      })
      const signed = {
        name,
        method,
        ip: from.ip,
        agent: from.agent.slice(0, AGENT_MAX),
        fileId: file.id,
        kind: found.form,
        at,
      } as const
      if (!(await repository.sign(found.id, signed, (number) => signedNotice(number, name)))) {
        await repository.discard(file.id)
        await deps.objects.delete(objectKey(file))
        throw new AppError(caseErrors.notToSign)
      }
      return present(await findByToken(token))
    },
  }
}
export type SignaturesService = ReturnType<typeof createSignaturesService>
