import { parentPort } from 'node:worker_threads'
import { type ComparedDocument, compareDocuments } from './compare-documents.ts'
import type { DocumentAnswer, DocumentSide, DocumentTask } from './document-tasks.ts'
import { DocumentUnreadable, readDocument } from './read-document.ts'
import { readFields } from './read-fields.ts'

const documentOf = (side: DocumentSide): ComparedDocument =>
  'text' in side ? { fields: readFields(side.text), text: side.text } : { fields: side.fields, text: null }

async function work(task: DocumentTask): Promise<DocumentAnswer> {
  if (task.type !== 'read') {
    const comparison = compareDocuments(documentOf(task.left), documentOf(task.right))
    if (task.type === 'compare') return { type: 'compared', comparison }
    // Making a document takes longer to load than most tasks take.
    const { contrastDocument } = await import('../text/contrast-document.ts')
    return { type: 'written', bytes: await contrastDocument(comparison, task.options) }
  }
  try {
    return { type: 'read', document: await readDocument(task.bytes) }
  } catch (error) {
    if (error instanceof DocumentUnreadable) return { type: 'unreadable', fault: error.fault }
    throw error
  }
}

// A rejection ends the thread, and is the `error` of its owner.
parentPort!.on('message', async (task: DocumentTask) => parentPort!.postMessage(await work(task)))
