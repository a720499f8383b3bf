import { clip } from './record-parts.ts'
import { nodesAt, textAt, textsAt, type XmlNode } from './xml-node.ts'

export type Statement = { type: string; text: string }

const GOODS_CHARACTERS_MAX = 200_000
// Classification status 6 is active; a class with another status has left the record.
const ACTIVE = '6'

/**
 * The classes of a case file with their goods. A goods statement names a prime class, which for old records is a US
 * class: its classification says which Nice classes that is. Goods in US classes alone (old records, certification
 * marks A and B, membership marks 200) are stored apart.
 */
export function classesOf(caseFile: XmlNode, statements: readonly Statement[]) {
  const all = nodesAt(caseFile, 'classifications', 'classification').map((node) => ({
    nice: textsAt(node, 'international-code').map(Number).filter(isNice),
    national: textsAt(node, 'us-code'),
    prime: textAt(node, 'primary-code'),
    isActive: textAt(node, 'status-code') === ACTIVE,
  }))
  const active = all.filter(({ isActive }) => isActive)
  const current = active.length > 0 ? active : all

  const goods = statements
    .filter(({ type, text }) => type.startsWith('GS') && text)
    .map(({ type, text }) => ({ prime: type.slice(2, 5), text: clip(text, GOODS_CHARACTERS_MAX)! }))
  const findClass = (prime: string) =>
    current.find((each) => each.prime === prime) ?? current.find(({ nice }) => nice.includes(Number(prime)))
  const withoutNice = current.filter(({ nice }) => nice.length === 0)

  return {
    classes: [...new Set(current.flatMap(({ nice }) => nice))],
    goods: goods.flatMap(({ prime, text }) => (findClass(prime)?.nice ?? []).map((classNo) => ({ classNo, text }))),
    nationalGoods: withoutNice.map(({ national, prime }) => ({
      classNo: (prime ?? national.join(' ')) || 'US',
      text: goods.find((each) => each.prime === prime)?.text,
    })),
  }
}

const isNice = (classNo: number) => Number.isInteger(classNo) && classNo >= 1 && classNo <= 45
