import JSZip from 'jszip'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compressDrawings } from './compress-drawings.ts'

const limits = { dpiMin: 72, dpiMax: 300, widthMm: 165, heightMm: 245, bytesMax: 1024 * 1024 }

const drawing = (width: number, height: number, stroke: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${[1, 2, 3].map((no) => `<rect x="${no * 40}" y="${no * 40}" width="${width - no * 80}" height="${height - no * 80}" fill="none" stroke="black" stroke-width="${stroke}"/>`).join('')}</svg>`,
    ),
  )

test.each([
  ['auto', 'tif', 'tiff'],
  ['jpg', 'jpg', 'jpeg'],
] as const)('a large line drawing fits the sheet as %s', async (format, suffix, expected) => {
  const png = await drawing(4000, 3000, 12).png().toBuffer()
  const { drawings, problems } = await compressDrawings(png, '图1.png', { limits, format })
  expect(problems).toEqual([])
  const [made] = drawings
  expect(made).toMatchObject({ name: `图1.${suffix}`, before: { width: 4000, height: 3000 }, warnings: [] })
  const { width, height, density, format: real } = await sharp(made!.bytes).metadata()
  expect(real).toBe(expected)
  expect(density).toBe(made!.after.dpi)
  expect((width / density!) * 25.4).toBeLessThanOrEqual(165)
  expect((height / density!) * 25.4).toBeLessThanOrEqual(245)
  expect(density).toBeLessThanOrEqual(300)
  expect(made!.bytes.length).toBeLessThanOrEqual(limits.bytesMax)
})

test('a drawing that must become so small that lines vanish is marked', async () => {
  const png = await drawing(4000, 4000, 1).png().toBuffer()
  const { drawings } = await compressDrawings(png, 'a.png', {
    limits: { ...limits, widthMm: 20, heightMm: 20 },
    format: 'jpg',
  })
  expect(drawings[0]!.warnings).toContain('detail')
  expect(drawings[0]!.lost).toBeGreaterThan(0.03)
})

test('a ZIP gives each of its drawings, and names what is none', async () => {
  const zip = await new JSZip()
    .file('图/图1.png', await drawing(600, 500, 3).png().toBuffer())
    .file('图2.jpg', await drawing(600, 500, 3).jpeg().toBuffer())
    .file('notes.txt', 'no drawing')
    .generateAsync({ type: 'uint8array' })
  const { drawings, problems } = await compressDrawings(zip, 'all.zip', { limits, format: 'jpg' })
  expect(drawings.map(({ name }) => name)).toEqual(['图1.jpg', '图2.jpg'])
  expect(problems).toEqual([{ name: 'notes.txt', problem: 'format' }])
})

test('every drawing of a ZIP that is left out is named', async () => {
  const zip = new JSZip()
  for (let no = 1; no <= 53; no++) zip.file(`${no}.png`, 'no drawing')
  const { problems } = await compressDrawings(await zip.generateAsync({ type: 'uint8array' }), 'all.zip', {
    limits,
    format: 'jpg',
  })
  const leftOut = problems.filter(({ problem }) => problem === 'tooMany')
  expect(leftOut.map(({ name }) => name)).toEqual(['51.png', '52.png', '53.png'])
})

test('each page of a TIFF is a drawing', async () => {
  const page = await drawing(600, 500, 3).removeAlpha().raw().toBuffer()
  const tiff = await sharp(Buffer.concat([page, page]), {
    raw: { width: 600, height: 1000, channels: 3, pageHeight: 500 },
  })
    .tiff()
    .toBuffer()
  const { drawings } = await compressDrawings(tiff, 'f.tiff', { limits, format: 'jpg' })
  expect(drawings.map(({ name, after }) => [name, after.height])).toEqual([
    ['f-1.jpg', 500],
    ['f-2.jpg', 500],
  ])
})

test('thin lines that become pale are named, thick ones are not', async () => {
  const warningsOf = async (stroke: number) => {
    const lines = Array.from(
      { length: 10 },
      (_, i) => `<path d="M${300 + i * 540} 300v5400M300 ${300 + i * 540}h5400" stroke-width="${stroke}"/>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><rect width="100%" height="100%" fill="white"/><g stroke="black" shape-rendering="crispEdges">${lines.join('')}</g></svg>`
    const png = await sharp(Buffer.from(svg)).png().toBuffer()
    return (await compressDrawings(png, 'a.png', { limits, format: 'jpg' })).drawings[0]!.warnings
  }
  expect(await warningsOf(12)).not.toContain('detail')
  expect(await warningsOf(1)).toContain('detail')
})
