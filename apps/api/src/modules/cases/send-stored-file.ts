import type { FastifyReply } from 'fastify'
import { type FilesService, sendDownload } from '../files/index.ts'

/** Sends a file of a case, which no cache may keep, under a name. */
export async function sendStoredFile(
  reply: FastifyReply,
  files: Pick<FilesService, 'openById'>,
  { name, file_id }: { name: string; file_id: string },
) {
  const { file, object } = await files.openById(file_id)
  return sendDownload(reply.header('cache-control', 'private, no-store'), {
    name,
    type: file.mime,
    body: object.stream,
    sizeBytes: object.sizeBytes,
  })
}
