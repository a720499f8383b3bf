import { expect, test } from 'vitest'
import { DEFAULT_UPLOAD_BYTES, checkUpload, fileSuffixes, imageSuffixes, uploadLimits } from './upload-limits.ts'

const general = { suffixes: fileSuffixes, size: DEFAULT_UPLOAD_BYTES }

test.each(['a.jpg', 'a.PNG', 'a.gif', 'a.Tiff', 'a.jpeg', 'a.bmp', 'a.pdf', '证书.v2.pdf'])(
  'the general check accepts %s',
  (name) => {
    expect(checkUpload({ name, size: 1 }, general)).toBeNull()
  },
)

test.each(['a.svg', 'a.tif', 'a.webp', 'a', 'pdf', 'a.pdf.exe', ''])('the general check refuses %s', (name) => {
  expect(checkUpload({ name, size: 1 }, general)).toBe('format')
})

test.each(['a.jpeg', 'a.bmp', 'a.pdf'])('the list for images refuses %s', (name) => {
  expect(checkUpload({ name, size: 1 }, { ...general, suffixes: imageSuffixes })).toBe('format')
})

test('a file of just the largest size is accepted, one byte more is not', () => {
  expect(checkUpload({ name: 'a.pdf', size: 2_048_000 }, general)).toBeNull()
  expect(checkUpload({ name: 'a.pdf', size: 2_048_001 }, general)).toBe('size')
})

test.each([
  [400, 400, null],
  [399, 400, 'pixels'],
  [400, 399, 'pixels'],
] as const)('a mark to register of %d x %d pixels: %s', (width, height, problem) => {
  expect(checkUpload({ name: 'mark.png', size: 1, width, height }, uploadLimits.tmApply)).toBe(problem)
})

test('an image larger than the bounds is refused', () => {
  const limits = { ...general, pixel: { heightMax: 100, widthMax: 200 } }
  expect(checkUpload({ name: 'a.png', size: 1, height: 100, width: 200 }, limits)).toBeNull()
  expect(checkUpload({ name: 'a.png', size: 1, height: 101, width: 200 }, limits)).toBe('pixels')
  expect(checkUpload({ name: 'a.png', size: 1, height: 100, width: 201 }, limits)).toBe('pixels')
})

test('pixels that could not be read are no reason to refuse', () => {
  expect(checkUpload({ name: 'mark.png', size: 1 }, uploadLimits.tmApply)).toBeNull()
})

test.each([
  ['tmSearch', 5],
  ['tmApply', 2],
  ['licence', 10],
] as const)('%s takes an image of up to %d MB', (kind, megabytes) => {
  const size = megabytes * 1024 * 1024
  expect(checkUpload({ name: 'a.jpeg', size }, uploadLimits[kind])).toBeNull()
  expect(checkUpload({ name: 'a.jpeg', size: size + 1 }, uploadLimits[kind])).toBe('size')
})

test.each(Object.entries(uploadLimits))('%s takes no SVG, which can carry script', (_, limits) => {
  expect(checkUpload({ name: 'a.svg', size: 1 }, limits)).toBe('format')
})
