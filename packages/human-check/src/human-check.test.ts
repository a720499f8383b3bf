import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { SPEECH } from './generated/speech.ts'
import { createChallenge, type Challenge, type CheckKind } from './index.ts'

const PNG_SIGNATURE = '89504e470d0a1a0a'

/** Width, height and pixels of a PNG, as a browser would read it. */
async function readPng(base64: string | null): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const file = Buffer.from(base64 ?? '', 'base64')
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE)
  const image = await loadImage(file)
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  return { width: image.width, height: image.height, data: ctx.getImageData(0, 0, image.width, image.height).data }
}

const many = (kind: CheckKind, count = 12): Challenge[] => Array.from({ length: count }, () => createChallenge(kind))

describe('a slide puzzle', () => {
  it('has an image of 310 x 155 and a piece on a transparent strip of 47 x 155', async () => {
    const { originalImageBase64, jigsawImageBase64, ...rest } = createChallenge('blockPuzzle')
    const image = await readPng(originalImageBase64)
    expect([image.width, image.height]).toEqual([310, 155])
    const strip = await readPng(jigsawImageBase64)
    expect([strip.width, strip.height]).toEqual([47, 155])
    const opaque = strip.data.filter((value, i) => i % 4 === 3 && value === 255).length
    expect(opaque).toBeGreaterThan(400)
    expect(opaque).toBeLessThan(47 * 47)
    expect(rest).toMatchObject({ wordList: null, audioBase64: null })
  })

  it('hides its hole where the slider gets to and where a drag is needed', () => {
    for (const { solution } of many('blockPuzzle')) {
      if (solution.kind !== 'blockPuzzle') throw new TypeError(solution.kind)
      expect(solution.x).toBeGreaterThanOrEqual(45)
      expect(solution.x).toBeLessThanOrEqual(263)
      expect(solution.y).toBe(5)
    }
  })

  it('is another one each time', () => {
    const challenges = many('blockPuzzle')
    expect(new Set(challenges.map(({ originalImageBase64 }) => originalImageBase64)).size).toBe(challenges.length)
    expect(new Set(challenges.map(({ jigsawImageBase64 }) => jigsawImageBase64)).size).toBe(challenges.length)
    expect(new Set(challenges.map(({ solution }) => JSON.stringify(solution))).size).toBeGreaterThan(6)
  })

  it('can be drawn with Latin letters', async () => {
    const { originalImageBase64 } = createChallenge('blockPuzzle', { language: 'en' })
    expect((await readPng(originalImageBase64)).width).toBe(310)
  })
})

describe('a word puzzle', () => {
  it('requires three different Chinese characters of an image of 310 x 155', async () => {
    const { originalImageBase64, jigsawImageBase64, wordList } = createChallenge('clickWord')
    const image = await readPng(originalImageBase64)
    expect([image.width, image.height]).toEqual([310, 155])
    expect(jigsawImageBase64).toBeNull()
    expect(new Set(wordList).size).toBe(3)
    for (const word of wordList ?? []) expect(word).toMatch(/^\p{Script=Han}$/u)
  })

  it('draws the words inside the image and so far apart that one click cannot mean two', () => {
    for (const { solution } of many('clickWord')) {
      if (solution.kind !== 'clickWord') throw new TypeError(solution.kind)
      expect(solution.points).toHaveLength(3)
      for (const [i, { x, y }] of solution.points.entries()) {
        expect(Math.min(x, 310 - x, y, 155 - y)).toBeGreaterThanOrEqual(26)
        for (const other of solution.points.slice(i + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(50)
      }
    }
  })
})

describe('a sum', () => {
  it('is read aloud as WAV, and nothing but the answer that stays on the server says it in writing', () => {
    for (const { solution, audioBase64, ...shown } of many('math', 40)) {
      if (solution.kind !== 'math') throw new TypeError(solution.kind)
      expect(Number(solution.answer)).toBeGreaterThanOrEqual(0)
      expect(Number(solution.answer)).toBeLessThanOrEqual(24)
      expect(Object.values(shown)).toEqual(Object.values(shown).map(() => null))
      const wav = Buffer.from(audioBase64 ?? '', 'base64')
      expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
      expect(wav.readUInt32LE(24)).toBe(8000)
      expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
    }
  })

  it('is said differently each time, and in the language requested', () => {
    const spoken = (language: 'cn' | 'en', random: () => number) =>
      createChallenge('math', { language, random }).audioBase64
    expect(spoken('cn', () => 0.3)).toBe(spoken('cn', () => 0.3))
    expect(spoken('cn', () => 0.3)).not.toBe(spoken('en', () => 0.3))
    expect(spoken('cn', () => 0.3)).not.toBe(spoken('cn', () => 0.7))
    expect(new Set(many('math', 40).map(({ audioBase64 }) => audioBase64)).size).toBe(40)
  })

  it('holds no clip unchanged that a program could look for', () => {
    const clips = Object.values(SPEECH.cn).map((clip) => Buffer.from(clip, 'base64').subarray(200, 400))
    for (const { audioBase64 } of many('math', 20)) {
      const sound = Buffer.from(audioBase64 ?? '', 'base64')
      expect(clips.some((clip) => sound.includes(clip))).toBe(false)
    }
  })
})
