import type { PatentClassification, PatentSymbol } from '../patent-classification.ts'
import { sectionA } from './ipc-a.ts'
import { sectionB } from './ipc-b.ts'
import { sectionC } from './ipc-c.ts'
import { sectionD } from './ipc-d.ts'
import { sectionE } from './ipc-e.ts'
import { sectionF } from './ipc-f.ts'
import { sectionG } from './ipc-g.ts'
import { sectionH } from './ipc-h.ts'

/** Edition of the shipped titles. */
export const SHIPPED_IPC_VERSION = '2026.01'

/** Sections, classes and subclasses of the IPC in both languages; groups come with an import. */
export function readShippedIpc(): PatentClassification {
  const lines = [sectionA, sectionB, sectionC, sectionD, sectionE, sectionF, sectionG, sectionH].flatMap((section) =>
    section.trim().split('\n'),
  )
  const symbols = lines.map((line): PatentSymbol => {
    const [symbol = '', nameZh = '', nameEn = ''] = line.split('\t')
    const parent = symbol.length === 1 ? null : symbol.slice(0, symbol.length === 3 ? 1 : 3)
    return { symbol, parent, level: [0, 1, 2, 2, 3][symbol.length]!, nameZh: nameZh || null, nameEn: nameEn || null }
  })
  return { scheme: 'ipc', symbols }
}
