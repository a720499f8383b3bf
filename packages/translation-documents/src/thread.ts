import { parentPort } from 'node:worker_threads'
import { DocumentRefused } from './document-problem.ts'
import type { DocumentResult, DocumentTask } from './document-tasks.ts'
import { readTranslationDocument, writeTranslationDocument } from './translate-document.ts'

async function work(task: DocumentTask): Promise<DocumentResult> {
  try {
    if (task.type === 'write') return { type: 'written', document: await writeTranslationDocument(task) }
    const { isTooLong, ...document } = await readTranslationDocument(task.bytes, task.name)
    if (isTooLong) return { type: 'refused', problem: 'tooManyWords', words: document.words }
    return { type: 'read', document }
  } catch (error) {
    if (error instanceof DocumentRefused) return { type: 'refused', problem: error.problem, words: null }
    throw error
  }
}

// A rejection ends the thread, and is the `error` of its owner.
parentPort!.on('message', async (task: DocumentTask) => parentPort!.postMessage(await work(task)))
