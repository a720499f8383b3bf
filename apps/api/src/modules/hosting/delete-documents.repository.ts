import type { QueryBuilder } from '@markwright/db'

/** Where the bytes of a file are. */
export type DeletedFile = { bucket: string; fileName: string }

/** Deletes documents of an account that is locked, with all their versions and the records of their files. */
export async function deleteDocuments(tx: QueryBuilder, ids: readonly string[]): Promise<DeletedFile[]> {
  if (ids.length === 0) return []
  const former = await tx
    .deleteFrom('former_document_version')
    .where('document_id', 'in', [...ids])
    .returning('file_id')
    .execute()
  const present = await tx
    .deleteFrom('applicant_document')
    .where('id', 'in', [...ids])
    .returning('file_id')
    .execute()
  const fileIds = [...former, ...present].map(({ file_id }) => file_id)
  if (fileIds.length === 0) return []
  const files = await tx
    .deleteFrom('stored_file')
    .where('id', 'in', fileIds)
    .returning(['bucket', 'file_name'])
    .execute()
  return files.map(({ bucket, file_name }) => ({ bucket, fileName: file_name }))
}
