import type { Db } from '@markwright/db'
import type { FilePlace } from './file-address.ts'

export type FileDraft = {
  ownerId: string | null
  bucket: 'public' | 'private'
  fileName: string
  original: string
  kind: string
  mime: string
  sizeBytes: number
  width: number | null
  height: number | null
}

export function createFilesRepository(db: Db) {
  return {
    create: (draft: FileDraft) => db.storedFile.create({ data: draft }),

    listByIds: (ids: readonly string[]) => db.storedFile.findMany({ where: { id: { in: [...ids] } } }),

    /** Gives an image that a visitor uploaded to a member; one that has an owner stays as it is. */
    adopt: (id: string, ownerId: string) =>
      db.storedFile.updateMany({ where: { id, ownerId: null, kind: 'tmSearch' }, data: { ownerId } }),

    listByPlaces: (places: readonly FilePlace[]) =>
      db.storedFile.findMany({ where: { OR: places.map(({ bucket, fileName }) => ({ bucket, fileName })) } }),
  }
}
export type FilesRepository = ReturnType<typeof createFilesRepository>
export type StoredFile = Awaited<ReturnType<FilesRepository['create']>>
