import type { DocumentNote } from '../open-document.ts'
import { type OfficePackage, partsOfType } from '../office-package.ts'
import { elementsNamed } from '../xml/xml-tree.ts'

const PARTS = /((wordprocessingml|spreadsheetml|presentationml)\.|ms-powerpoint\.)comments\+xml$/

/** Says that comments are not translated, where a document has some. */
export async function noteOfComments(pack: OfficePackage): Promise<DocumentNote[]> {
  let count = 0
  for (const name of partsOfType(pack, PARTS))
    count += [...elementsNamed((await pack.xml(name))!.root, 'w:comment', 'x:comment', 'p:cm', 'p188:cm')].length
  return count > 0 ? [{ kind: 'commentsUntranslated', count }] : []
}
