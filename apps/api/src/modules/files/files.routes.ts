import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { fileAddress } from './file-address.ts'
import { downloadName } from './file-name.ts'
import { presentStoredFile } from './present-file.ts'
import type { StoredFile } from './files.repository.ts'
import type { FilesService } from './files.service.ts'
import { readUpload } from './read-upload.ts'
import { sendDownload } from './send-download.ts'
import { zipFiles } from './zip-files.ts'

type Operations =
  | 'uploadFile'
  | 'getStoredFile'
  | 'getFile'
  | 'downloadFile'
  | 'downloadFiles'
  | 'downloadFileByUrl'
  | 'downloadFilesByUrl'

const ZIP_NAME = 'files.zip'

export function filesHandlers(service: FilesService): Handlers<Operations> {
  const send = async (reply: FastifyReply, stored: StoredFile, disposition: 'inline' | 'attachment') => {
    const { file, object } = await service.open(stored)
    if (file.bucket === 'public') reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendDownload(reply, {
      name: downloadName(file),
      type: file.mime,
      body: object.stream,
      disposition,
      sizeBytes: object.sizeBytes,
    })
  }

  const sendZip = async (reply: FastifyReply, files: StoredFile[]) => {
    const entries = files.map((file) => ({
      name: downloadName(file),
      modified: file.createdAt,
      open: async () => (await service.open(file)).object.stream,
    }))
    return sendDownload(reply, { name: ZIP_NAME, type: 'application/zip', body: zipFiles(entries) })
  }

  return {
    uploadFile: async ({ member, request }) => {
      const upload = await readUpload(request, member ? undefined : ['tmSearch'])
      return presentStoredFile(await service.upload(upload, { accountId: member?.id ?? null, ip: request.ip }))
    },

    getStoredFile: async ({ member, path, reply }) => {
      const file = await service.findByPlace(path, member?.id ?? null)
      const isShown = file.bucket === 'public' && file.mime.startsWith('image/')
      return send(reply, file, isShown ? 'inline' : 'attachment')
    },

    getFile: async ({ member, query, reply }) => {
      const file = await service.find({ id: query.id, address: query.fileUrl }, requireMember(member).id)
      if (query.meta !== '1') return send(reply, file, 'attachment')
      const facts = { id: file.id, name: downloadName(file), size: file.sizeBytes, url: fileAddress(file) }
      return reply.send({ code: 0, msg: null, data: facts, ok: true })
    },

    downloadFile: async ({ member, query, reply }) =>
      send(reply, await service.find({ id: query.id }, requireMember(member).id), 'attachment'),

    downloadFiles: async ({ member, query, reply }) =>
      sendZip(reply, await service.listByIds(query.ids, requireMember(member).id)),

    downloadFileByUrl: async ({ member, query, reply }) =>
      send(reply, await service.find({ address: query.fileUrl }, requireMember(member).id), 'attachment'),

    downloadFilesByUrl: async ({ member, body, reply }) =>
      sendZip(reply, await service.listByAddresses(body.urls, requireMember(member).id)),
  }
}
