import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { patentPdf } from './patent-pdf.ts'

const square = (background: string) =>
  sharp({ create: { width: 50, height: 50, channels: 3, background } })
    .png()
    .toBuffer()

test.each([
  ['cn', 'zh-CN', 'Figure 附图：Cooler', 'Figure 图 1', 'H2 权利要求'],
  ['en', 'en', 'Figure Drawing: Cooler', 'Figure Fig. 1', 'H2 Claims'],
] as const)('screen readers find the parts and drawings of a patent (%s)', async (language, locale, ...wanted) => {
  const bytes = await patentPdf(
    {
      url: 'https://example.org/patents/CN1A',
      image: await square('#c00'),
      id: 'CN1A',
      title: 'Cooler',
      abstract: 'A cooler.',
      country: 'CN',
      type: 'invention',
      legalStatus: 'valid',
      legalStatusOn: null,
      applicationNumber: null,
      filedOn: null,
      publishedOn: null,
      grantedOn: null,
      priorities: [],
      international: [],
      related: [],
      designatedStates: [],
      applicants: [],
      inventors: [],
      agents: [],
      ipcs: [],
      cpcs: [],
      family: [],
      citations: [],
      claims: [{ number: 1, text: 'A cooler with fins.', isIndependent: true }],
      description: [
        { number: null, text: 'Field', isHeading: true },
        { number: '0001', text: 'Cooling.', isHeading: false },
      ],
      demonstration: false,
    },
    [{ number: '1', image: await square('#00c') }],
    { language, today: '2026-11-28' },
  )
  const { title, language: found, pages, parts } = await readStructure(bytes)
  expect({ title, found }).toEqual({ title: 'CN1A Cooler', found: locale })
  expect(parts.slice(0, 2)).toEqual(['H1 Cooler', wanted[0]])
  expect(parts).toContain('Link https://example.org/patents/CN1A')
  expect(parts).toEqual(
    expect.arrayContaining([wanted[2], 'P 1. A cooler with fins.', 'H3 Field', 'P [0001] Cooling.']),
  )
  expect(pages.at(-1)).toContain(wanted[1])
})
