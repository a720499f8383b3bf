import { splitTags, withoutTags, writeTag } from '@markwright/domain/texts/inline-tags'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '../testing/random.ts'
import { type RandomDocx, randomDocx } from '../testing/random-docx.ts'
import { readTranslationDocument, writeTranslationDocument } from '../translate-document.ts'

/** Ten thousand were run without a wrong one. */
const DOCUMENTS = Number(process.env['RANDOM_DOCUMENTS'] ?? 120)
const WORD = /[\p{L}]+\d+Q/gu

/** Translates words by themselves: 装置12Q becomes 12Ztr, longer or shorter as the number wants. */
const translateWord = (word: string) => {
  const number = /\d+/.exec(word)![0]
  return `${'w'.repeat(Number(number) % 7)}${number}Z`
}
const translate = (text: string) =>
  splitTags(text)
    .map((part) => (typeof part === 'string' ? part.replaceAll(WORD, translateWord) : writeTag(part)))
    .join('')

/** Texts of the parts of a DOCX in their order, each with what it is in; it knows nothing of what wrote them. */
async function textsOf(bytes: Uint8Array) {
  const zip = await JSZip.loadAsync(bytes)
  const texts: { text: string; path: string; isBold: boolean }[] = []
  let xml = ''
  for (const name of ['document', 'footnotes', 'header1', 'footer1']) {
    const part = (await zip.file(`word/${name}.xml`)?.async('string')) ?? ''
    xml += part
    const path: string[] = []
    let isBold = false
    for (const [token] of part.matchAll(/<[^>]+>|[^<]+/g)) {
      if (token.startsWith('<?')) continue
      if (token.startsWith('</')) {
        if (path.pop() !== token.slice(2, -1)) throw new Error(`${name} is not well-formed`)
        continue
      }
      if (!token.startsWith('<')) {
        if (/^w:(t|delText)$/.test(path.at(-1) ?? '')) texts.push({ text: token, path: path.join(' '), isBold })
        continue
      }
      const tag = /^<([\w:]+)/.exec(token)![1]!
      if (tag === 'w:r') isBold = false
      if (tag === 'w:b') isBold = true
      if (!token.endsWith('/>')) path.push(tag)
    }
    if (path.length > 0) throw new Error(`${name} has no end`)
  }
  return { texts, xml }
}

const isRepeated = ({ path }: { path: string }) => path.includes('mc:Fallback')
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0

async function read({ bytes }: RandomDocx) {
  const document = await readTranslationDocument(bytes, 'a.docx').catch(() => null)
  return document?.segments ?? []
}

const write = async (
  { bytes }: RandomDocx,
  translations: ReadonlyMap<string, string>,
  output: 'same' | 'bilingual-layout' = 'same',
) =>
  await writeTranslationDocument({
    bytes,
    name: 'a.docx',
    translations,
    source: 'zh-cn',
    target: 'en-us',
    output,
    language: 'cn',
  })

const seeds = Array.from({ length: DOCUMENTS }, (_, at) => at + 1)

test('every text of a document is in one segment, and every translation in one place of the result', async () => {
  for (const seed of seeds) {
    const made = await randomDocx(seed)
    const segments = await read(made)
    const found = segments.flatMap(({ text }) => withoutTags(text).match(WORD) ?? [])
    const translated = made.words.filter(({ fate }) => fate === 'translated')
    expect(found.toSorted(), `seed ${seed}`).toEqual(translated.map(({ word }) => word).toSorted())
    expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length)
    if (segments.length === 0) continue

    const written = await write(made, new Map(segments.map(({ id, text }) => [id, translate(text)])))
    expect(written.untranslated).toEqual([])
    const [source, result] = [await textsOf(made.bytes), await textsOf(written.bytes)]
    const wordsOf = ({ texts }: typeof source, isSource: boolean) =>
      texts
        .filter((each) => !isRepeated(each))
        .flatMap(({ text }) => text.match(isSource ? WORD : /w*\d+Z|\p{L}+\d+Q/gu) ?? [])
    const fates = new Map(made.words.map(({ word, fate }) => [word, fate]))
    const expected = wordsOf(source, true).flatMap((word) => {
      const fate = fates.get(word)
      return fate === 'removed' ? [] : [fate === 'fixed' ? word : translateWord(word)]
    })
    expect(wordsOf(result, false), `seed ${seed}`).toEqual(expected)

    // Formats, images, notes and fields are those of the source.
    const places = new Map(
      result.texts
        .filter((each) => !isRepeated(each))
        .flatMap((each) => (each.text.match(/w*\d+Z/g) ?? []).map((word) => [word, each])),
    )
    for (const { word, isBold, isLinked } of translated) {
      const place = places.get(translateWord(word))!
      expect([place.isBold, place.path.includes('w:hyperlink')], `seed ${seed}, ${word}`).toEqual([isBold, isLinked])
    }
    expect(count(result.xml, /<a:blip/g)).toBe(made.images)
    expect(count(result.xml, /<w:footnoteReference/g)).toBe(made.notes)
    for (const type of ['begin', 'separate', 'end'])
      expect(count(result.xml, new RegExp(`fldCharType="${type}"`, 'g')), `seed ${seed}`).toBe(
        count(source.xml.replaceAll(/<w:del .*?<\/w:del>/g, ''), new RegExp(`fldCharType="${type}"`, 'g')),
      )
    expect(count(result.xml, /<w:bookmarkStart/g)).toBe(count(result.xml, /<w:bookmarkEnd/g))
    expect(result.xml).not.toMatch(/<w:(del|ins|moveFrom|moveTo)\b|[\uFFF9\uFFFB]/)
  }
}, 600_000)

/** What a bad engine does to tags: loses them, repeats them, puts them elsewhere, makes up others. */
function spoil(text: string, random: Random): string {
  const parts = splitTags(text)
  const texts = parts.filter((part) => typeof part === 'string')
  const tags = parts.filter((part) => typeof part !== 'string')
  const some = () => {
    const kind = random.pick(['open', 'close', 'single'] as const)
    return random.chance(0.5) && tags.length > 0 ? random.pick(tags) : { kind, number: 1 + random.below(9) }
  }
  return texts.map((part) => random.times(0, 2, () => writeTag(some())).join('') + part).join('')
}

test('whatever an engine does to tags, no text, image or note is lost, and no field is torn', async () => {
  for (const seed of seeds) {
    const made = await randomDocx(seed)
    const segments = await read(made)
    if (segments.length === 0) continue
    const random = createRandom(seed)
    const spoilt = segments.map(({ id, text }) => [id, spoil(translate(text), random)] as const)
    const result = await textsOf((await write(made, new Map(spoilt))).bytes)
    const words = result.texts.filter((each) => !isRepeated(each)).flatMap(({ text }) => text.match(/w*\d+Z/g) ?? [])
    const expected = made.words.filter(({ fate }) => fate === 'translated').map(({ word }) => translateWord(word))
    expect(words.toSorted(), `seed ${seed}`).toEqual(expected.toSorted())
    expect(count(result.xml, /<a:blip/g)).toBe(made.images)
    expect(count(result.xml, /<w:footnoteReference/g)).toBe(made.notes)
    expect(count(result.xml, /<w:bookmarkStart/g)).toBe(count(result.xml, /<w:bookmarkEnd/g))
    const phases = Array.from(result.xml.matchAll(/fldCharType="(begin|separate|end)"/g), ([, phase]) => phase)
    expect(phases.join(' ').replaceAll(/begin separate end ?/g, ''), `seed ${seed}`).toBe('')
    expect(result.xml).not.toMatch(/[\uFFF9\uFFFB]/)
  }
}, 600_000)
