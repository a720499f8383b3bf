import { addDays, HOME_ZONE, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import type { KeyValueStore } from '@markwright/key-value'
import type { ObjectStore, StoredObject } from '@markwright/storage'
import { createHash } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { isUuid } from '../../kernel/fields.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { type FilePlace, isFileName, readFileAddress } from './file-address.ts'
import { filesErrors } from './files.errors.ts'
import type { FilesRepository, StoredFile } from './files.repository.ts'
import { objectKey, type StoreFile, type Upload } from './store-file.ts'

const DAY_SECONDS = 24 * 60 * 60
const FILES_MAX = 100
/** For so long the same image of the same searcher is the same file. */
const SAME_IMAGE_SECONDS = 60 * 60

/** Of members, beside the images that they search with. */
const memberUploads: Limit = { name: 'member-upload', max: 500, windowSeconds: DAY_SECONDS }

/** A member, or a visitor by the address. */
type Uploader = { accountId: string | null; ip: string }

/** A file that its member may read, with its bytes. */
export type OpenFile = { file: StoredFile; object: StoredObject }

export function createFilesService(deps: {
  repository: FilesRepository
  objects: ObjectStore
  storeFile: StoreFile
  limits: RateLimits
  keyValueStore: KeyValueStore
  now: () => Date
  /** How many searches somebody has in a day, with those that were granted. */
  searchesPerDay: (searcher: Uploader) => Promise<number>
  /** Of the site, whose own addresses may be downloaded. */
  publicUrl: string
}) {
  const { repository, limits } = deps

  const readAddress = (address: string): FilePlace => {
    const place = readFileAddress(address, deps.publicUrl)
    if (!place) throw new AppError(filesErrors.foreignAddress)
    return place
  }

  /** All of them or 404: whether somebody else's file exists is nobody's business. */
  const readable = (found: (StoredFile | undefined)[], memberId: string | null): StoredFile[] =>
    found.map((file) => {
      const mayRead = file && (file.bucket === 'public' || (memberId !== null && file.ownerId === memberId))
      if (!mayRead) throw new AppError(commonErrors.notFound)
      return file
    })

  const byIds = async (ids: readonly string[], memberId: string | null) => {
    const files = new Map((await repository.listByIds(ids)).map((file) => [file.id, file]))
    return readable(
      ids.map((id) => files.get(id)),
      memberId,
    )
  }
  const byPlaces = async (places: readonly FilePlace[], memberId: string | null) => {
    const files = new Map((await repository.listByPlaces(places)).map((file) => [objectKey(file), file]))
    return readable(
      places.map((place) => files.get(objectKey(place))),
      memberId,
    )
  }

  const open = async (file: StoredFile): Promise<OpenFile> => {
    const object = await deps.objects.find(objectKey(file))
    if (!object) throw new AppError(commonErrors.notFound)
    return { file, object }
  }

  /** Each image search may bring one, on the day by which searches are counted. */
  const countSearchImage = async (searcher: Uploader) => {
    const [at, max] = [deps.now(), await deps.searchesPerDay(searcher)]
    const today = todayIn(HOME_ZONE, at)
    const windowSeconds = Math.ceil((startOfDay(addDays(today, 1), HOME_ZONE).getTime() - at.getTime()) / 1000)
    const limit = { name: `search-upload:${today}`, max, windowSeconds, forgetsRefused: true }
    await limits.spend(limit, searcher.accountId ?? searcher.ip)
  }

  /**
   * Stores what a member uploads, or an image that a visitor searches with. `ownerId` is the account whose file it is, where
   * that is another one than the uploader's.
   * @throws 401 for other files of visitors, 429 beyond the day's number, and what storeFile throws.
   */
  const upload = async (file: Upload, uploader: Uploader & { ownerId?: string }): Promise<StoredFile> => {
    const { accountId, ownerId = accountId } = uploader
    if (file.kind === 'tmSearch') await countSearchImage(uploader)
    else if (accountId === null) throw new AppError(commonErrors.unauthenticated)
    else await limits.spend(memberUploads, accountId)
    const bucket = file.kind === 'avatar' ? 'public' : 'private'
    return deps.storeFile({ ...file, ownerId, bucket })
  }

  return {
    open,
    upload,

    /**
     * Stores the image of a search that brings it along, and returns the id of its file. The next page of the search, or
     * another degree, brings the same image again: it is the same file and counts once.
     * @throws what upload throws
     */
    async storeSearchImage(file: Omit<Upload, 'kind'>, searcher: Uploader): Promise<string> {
      const hash = createHash('sha256').update(file.bytes).update(file.original).digest('hex')
      const key = `search-image:${searcher.accountId ?? searcher.ip}:${hash}`
      const known = await deps.keyValueStore.find(key)
      const [stored] = known ? await repository.listByIds([known]) : []
      // What a visitor has brought may be a member's by now.
      if (stored && stored.ownerId === searcher.accountId) return stored.id
      const { id } = await upload({ kind: 'tmSearch', ...file }, searcher)
      await deps.keyValueStore.set(key, id, SAME_IMAGE_SECONDS)
      return id
    },

    /** A file that the caller may have for a reason of its own, such as staff a document to review. @throws 404 */
    async openById(id: string): Promise<OpenFile> {
      const [file] = await repository.listByIds([id])
      if (!file) throw new AppError(commonErrors.notFound)
      return open(file)
    },

    /** An image to search with: the member's own, or one that a visitor uploaded, which its id alone gives access to. */
    async findSearchImage(id: string, memberId: string | null): Promise<StoredFile> {
      const [file] = isUuid(id) ? await repository.listByIds([id.toLowerCase()]) : []
      const mayRead = file && (file.ownerId === null ? file.kind === 'tmSearch' : file.ownerId === memberId)
      if (!mayRead) throw new AppError(commonErrors.notFound)
      return file
    },

    /** Stores an image that a member brought before signing in beyond the day for which visitors' are stored. */
    async adoptSearchImage(id: string, accountId: string): Promise<void> {
      await repository.adopt(id, accountId)
    },

    async findByPlace(place: FilePlace, memberId: string | null): Promise<StoredFile> {
      if (!isFileName(place.fileName)) throw new AppError(commonErrors.notFound)
      const [file] = await byPlaces([place], memberId)
      return file!
    },

    /** @throws 400 where neither is given or the address is not one of this site. */
    async find({ id, address }: { id?: string | undefined; address?: string | undefined }, memberId: string) {
      if (id === undefined && address === undefined) throw new AppError(filesErrors.noneChosen)
      const [file] =
        id === undefined ? await byPlaces([readAddress(address ?? '')], memberId) : await byIds([id], memberId)
      return file!
    },

    /** @throws 400 for anything but ids separated by commas, at most 100. */
    async listByIds(list: string, memberId: string) {
      const ids = [...new Set(list.split(',').map((id) => id.trim().toLowerCase()))].filter(Boolean)
      if (ids.length === 0 || ids.length > FILES_MAX || !ids.every((id) => isUuid(id)))
        throw new AppError(filesErrors.noneChosen)
      return byIds(ids, memberId)
    },

    listByAddresses: (addresses: readonly string[], memberId: string) =>
      byPlaces([...new Set(addresses)].map(readAddress), memberId),
  }
}
export type FilesService = ReturnType<typeof createFilesService>
