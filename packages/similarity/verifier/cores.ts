import type { Hit } from './hit.ts'
import { areSame, lettersOf, partsOf, type Letters } from './names.ts'

/** Parts of both names that may have been compared: with and without what is no distinctive part. */
export function corePairs({ query, name }: Pick<Hit, 'query' | 'name'>): [Letters, Letters][] {
  const pairs: [Letters, Letters][] = []
  for (const a of coresOf(query)) for (const b of coresOf(name)) pairs.push([a, b])
  return pairs
}

const cores = new Map<string, Letters[]>()
const legalWords =
  '股份有限公司 有限责任公司 有限公司 集团 控股 实业 科技 公司 厂 店 株式会社 주식회사 coltd co ltd limited inc incorporated llc corp corporation company gmbh ag sa srl spa plc group holdings holding bv nv kg kk pty llp lp sas com cn net org io de fr eu uk info shop app online the a an le la les el los der die das il lo www'
    .split(' ')
    .map((word) => lettersOf(word))

function coresOf(text: string): Letters[] {
  let found = cores.get(text)
  if (found) return found
  found = partsOf(text)
  for (const part of found.slice()) {
    let left = part
    // Each alone, as an ending may look like a longer one: NATURALS A.
    for (const word of legalWords) {
      if (part.length <= word.length) continue
      if (areSame(part.slice(0, word.length), word)) found.push(part.slice(word.length))
      if (areSame(part.slice(-word.length), word)) found.push(part.slice(0, -word.length))
    }
    for (let cut = true; cut;) {
      cut = false
      for (const word of legalWords) {
        if (left.length <= word.length) continue
        if (areSame(left.slice(-word.length), word)) {
          left = left.slice(0, -word.length)
          cut = true
        } else if (areSame(left.slice(0, word.length), word)) found.push(left.slice(word.length))
        if (cut) {
          found.push(left)
          break
        }
      }
    }
  }
  if (cores.size > 20_000) cores.clear()
  cores.set(text, found)
  return found
}
