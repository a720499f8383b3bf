import sharp from 'sharp'
import { expect, test } from 'vitest'
import { displayLength, drawMarkText, undrawableCharacters } from './mark-text-image.ts'

test.each([
  ['云澜', 4],
  ['YUNLAN', 7.8],
  ['Yun Lan', 7.6],
  ['café 7', 7],
  ['', 0],
])('the display length of %j is %d', (text, length) => expect(displayLength(text)).toBeCloseTo(length))

/** Sides of the image in pixels, and how much of it is black, in percent. */
async function measure(text: string) {
  const { data, info } = await sharp(await drawMarkText(text))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = data.filter((pixel) => pixel < 128).length
  const edge = [...data.subarray(0, info.width), ...data.subarray(-info.width)].every((pixel) => pixel > 250)
  return { width: info.width, height: info.height, ink: (100 * dark) / data.length, edge }
}

test.each(['云澜', '雲瀾', 'YunLan', '云澜 YUNLAN', 'Ж', '상표', '云'.repeat(200), 'W'.repeat(200), 'i'])(
  '%s is drawn as an office wants it: at least 400 pixels on each side, and nothing is cut off',
  async (text) => {
    const { width, height, ink, edge } = await measure(text)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(400)
    expect(ink).toBeGreaterThan(0.1)
    expect(edge).toBe(true)
  },
)

test('a longer text has more lines, not smaller letters beyond those of ten Chinese characters', async () => {
  expect((await measure('云'.repeat(30))).height).toBeGreaterThan((await measure('云'.repeat(10))).height)
})

test('a long word is not broken, but drawn smaller', async () => {
  const [short, long] = [await measure('NORTHERNLIGHTS'), await measure('NORTHERNLIGHTSOFTHEARCTICSEA')]
  expect([short.height, long.height]).toEqual([400, 400])
})

test('a letter with its accent apart is drawn as one', async () => {
  expect(await drawMarkText('Cafe\u0301')).toEqual(await drawMarkText('Café'))
  expect(undrawableCharacters('Cafe\u0301')).toEqual([])
})

test.each(['\u3164', '\u200b', '\u00ad', '\ufe0f'])('a sign that shows as nothing is named: %j', (sign) => {
  expect(undrawableCharacters(`云${sign}澜`)).toEqual([sign])
})

test('what no font has is named', () => {
  expect(undrawableCharacters('云澜 Yún 雲')).toEqual([])
  expect(undrawableCharacters('云\u{1F600}\u{1F600}')).toEqual(['\u{1F600}'])
})
