import { parentPort, workerData } from 'node:worker_threads'
import { serveImages } from './serve-images.ts'

// What the thread of the image index runs.
await serveImages(parentPort!, workerData as { databaseUrl: string })
