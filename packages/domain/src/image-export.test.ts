import { expect, test } from 'vitest'
import { imageExportFormat } from './image-export.ts'

test.each([
  ['png', 'png'],
  ['JPEG', 'jpeg'],
  ['gif', 'gif'],
  ['bmp', 'bmp'],
  ['webp', 'png'],
  ['', 'png'],
])('asked for %j, a picture is saved as %s', (text, format) => {
  expect(imageExportFormat(text)).toBe(format)
})
