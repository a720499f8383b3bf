import { toViewableImage } from '@markwright/documents'
import { buffer } from 'node:stream/consumers'
import { memberActor, staffActor } from '../../kernel/actors.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { type FilesService, sendDownload } from '../files/index.ts'
import { presentCertification, presentReview, presentReviewHead } from './certification.presenter.ts'
import type { CertificationService } from './certification.service.ts'

type Operations =
  | 'getCertification'
  | 'submitCertification'
  | 'resubmitCertification'
  | 'listCertifications'
  | 'getCertificationReview'
  | 'getCertificationLicence'
  | 'approveCertification'
  | 'rejectCertification'
  | 'revokeCertification'

export const certificationHandlers = (
  service: CertificationService,
  files: Pick<FilesService, 'openById'>,
): Handlers<Operations> => ({
  getCertification: async ({ member, language }) =>
    presentCertification(await service.find(requireMember(member).id), language),

  submitCertification: async (call) => {
    const actor = memberActor(call)
    return presentCertification(await service.submit(actor.id, call.body, actor), call.language)
  },

  resubmitCertification: async (call) => {
    const actor = memberActor(call)
    return presentCertification(await service.resubmit(actor.id, call.body, actor), call.language)
  },

  listCertifications: async ({ query }) => {
    const { rows, total } = await service.list(query)
    return pageOf(
      rows.map((row) => presentReviewHead(row, service.today())),
      total,
      query,
    )
  },

  getCertificationReview: async ({ path }) => presentReview(await service.review(path.id), service.today()),

  getCertificationLicence: async ({ path, reply }) => {
    const { licence_file_id, licence_name } = await service.get(path.id)
    const { file, object } = await files.openById(licence_file_id)
    const { bytes, type } = await toViewableImage(await buffer(object.stream), file.mime)
    return sendDownload(reply, { name: licence_name, type, body: bytes, disposition: 'inline' })
  },

  approveCertification: async (call) => {
    const decision = { version: call.body.version, actor: staffActor(call) }
    return presentReview(await service.decide(call.path.id, 'approve', decision), service.today())
  },

  rejectCertification: async (call) =>
    presentReview(
      await service.decide(call.path.id, 'reject', { ...call.body, actor: staffActor(call) }),
      service.today(),
    ),

  revokeCertification: async (call) =>
    presentReview(
      await service.decide(call.path.id, 'revoke', { ...call.body, actor: staffActor(call) }),
      service.today(),
    ),
})
