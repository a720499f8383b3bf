import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describeImagesHandler } from '../../apps/worker/src/image-search/describe-images.ts'
import { describeImages, type JobRun, recordJob } from '../../packages/jobs/src/index.ts'
import { createFolderStore, type ObjectStore } from '../../packages/storage/src/index.ts'
import { startApi } from './api.ts'
import { createImportBench } from './import-bench.ts'
import { formOf } from './sample-files.ts'

/** A register with images, the worker that describes them, and the API over both. */
export async function createImageBench() {
  const bench = await createImportBench()
  const api = await startApi({ DATABASE_URL: bench.url })
  const objects = createFolderStore(join(api.dataDir, 'objects'))
  return {
    bench,
    api,
    objects,
    /** Puts the image where an import looks for those of demonstration records; gives its name. */
    async addImage(name: string, bytes: Uint8Array | string): Promise<string> {
      await objects.put(`demo/${name}`, Buffer.from(bytes))
      bench.images.add(`demo/${name}`)
      return name
    },
    /** Runs the job as a worker does, by another store where one is given. */
    async describe(
      options: Partial<Pick<JobRun, 'signal' | 'progress'>> & { store?: Pick<ObjectStore, 'find' | 'put'> } = {},
    ) {
      const jobId = randomUUID()
      await recordJob(bench.pool, describeImages, {}, jobId)
      const lease = await bench.claim(jobId)
      const signal = options.signal ?? new AbortController().signal
      const describe = describeImagesHandler({ pool: bench.pool, objects: options.store ?? objects })
      return describe({}, { jobId, lease, signal, progress: options.progress ?? (async () => {}) })
    },
    /** Uploads an image to search with, as a visitor unless `headers` say whose it is; gives its id. */
    async upload(bytes: Buffer, headers: Record<string, string> = {}): Promise<string> {
      const form = formOf([
        ['type', 'tmSearch'],
        ['file', bytes, 'logo.png'],
      ])
      const response = await api.app.inject({
        method: 'POST',
        url: '/admin/sys-file/upload',
        headers: { ...form.headers, ...headers },
        payload: form.payload,
      })
      return response.json().data.id
    },
    async close() {
      await api.close()
      await bench.close()
    },
  }
}
export type ImageBench = Awaited<ReturnType<typeof createImageBench>>
