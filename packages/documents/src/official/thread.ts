import { parentPort } from 'node:worker_threads'
import { type ComparedDocument, compareDocuments } from './compare-documents.ts'
import type { DocumentResult, DocumentSide, DocumentTask, PatentTask } from './document-tasks.ts'
import { DocumentUnreadable, PageNotCut, readDocument } from './read-document.ts'
import { readFields } from './read-fields.ts'

const documentOf = (side: DocumentSide): ComparedDocument =>
  'text' in side ? { fields: readFields(side.text), text: side.text } : { fields: side.fields, text: null }

async function work(task: DocumentTask): Promise<DocumentResult> {
  if (task.type === 'compare' || task.type === 'write') {
    const comparison = compareDocuments(documentOf(task.left), documentOf(task.right))
    if (task.type === 'compare') return { type: 'compared', comparison }
    // Making a document takes longer to load than most tasks take.
    const { contrastDocument } = await import('../text/contrast-document.ts')
    return { type: 'written', bytes: await contrastDocument(comparison, task.options) }
  }
  if (task.type === 'readList') {
    const { readList } = await import('../sheets/read-list.ts')
    return { type: 'listRead', list: await readList(task.bytes, task.name) }
  }
  if (task.type === 'readTable') {
    const { readTable } = await import('../sheets/read-table.ts')
    return { type: 'tableRead', table: await readTable(task.bytes) }
  }
  try {
    if (task.type === 'read') return { type: 'read', document: await readDocument(task.bytes) }
    return await workOnPatent(task)
  } catch (error) {
    if (error instanceof DocumentUnreadable) return { type: 'unreadable', fault: error.fault }
    if (error instanceof PageNotCut) return { type: 'pageNotCut', page: error.page }
    throw error
  }
}

async function workOnPatent(task: PatentTask): Promise<DocumentResult> {
  if (task.type === 'compressDrawings') {
    const { compressDrawings } = await import('../patent/compress-drawings.ts')
    return { type: 'drawingsCompressed', compressed: await compressDrawings(task.bytes, task.name, task.options) }
  }
  if (task.type === 'printPatent') {
    const { patentPdf } = await import('../pdf/patent-pdf.ts')
    return { type: 'patentPrinted', bytes: await patentPdf(task.patent, task.drawings, task.options) }
  }
  const { readApplication, splitApplication } = await import('../patent/split-application.ts')
  if (task.type === 'readApplication')
    return { type: 'applicationRead', application: await readApplication(task.bytes) }
  return { type: 'applicationSplit', files: await splitApplication(task.bytes, task.pages) }
}

// A rejection ends the thread, and is the `error` of its owner.
parentPort!.on('message', async (task: DocumentTask) => parentPort!.postMessage(await work(task)))
