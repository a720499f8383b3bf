import { readFileSync } from 'node:fs'
import { parseViennaCode } from '@markwright/domain/marks/vienna-code'
import { expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { logoSvg } from './logo.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

const logos = Array.from({ length: 2000 }, (_, number) => logoSvg(number))

test('the same number draws the same logo, other numbers mostly others', () => {
  expect(logoSvg(17)).toEqual(logos[17])
  expect(new Set(logos.map(({ svg }) => svg)).size).toBeGreaterThan(1900)
})

test('a logo is one small image without letters of a font', () => {
  for (const { svg } of logos) {
    expect(svg.length).toBeLessThanOrEqual(2048)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100">.*<\/svg>$/)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  }
})

test('the elements of a logo are balanced', () => {
  for (const { svg } of logos) {
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
    expect(svg.replaceAll(/<(?:svg|g)\b[^>]*[^/]>|<\/(?:svg|g)>|<(?:path|circle|ellipse|rect)\b[^>]*\/>/g, '')).toBe('')
  }
})

test('every code is a Vienna code, with one for what is shown and two for the colours', () => {
  for (const { viennaCodes } of logos) {
    expect(viennaCodes.map(parseViennaCode)).toEqual(viennaCodes)
    expect(viennaCodes.filter((code) => code.startsWith('29.1.'))).toHaveLength(2)
    expect(viennaCodes.length).toBeGreaterThanOrEqual(3)
  }
})

test('figures of many kinds are drawn', () => {
  const divisions = new Set(
    logos.flatMap(({ viennaCodes }) => viennaCodes.map((code) => code.split('.').slice(0, 2).join('.'))),
  )
  expect(divisions.size).toBeGreaterThan(25)
})

const table = realData('reference', 'vienna', 'vienna_categories_divisions_en_zh.json')

test('every division exists in the classification', needsRealData(table !== null), () => {
  const known = new Set((JSON.parse(readFileSync(table!, 'utf8')) as { code: string }[]).map(({ code }) => code))
  const divisions = new Set(
    logos.flatMap(({ viennaCodes }) => viennaCodes.map((code) => code.split('.').slice(0, 2).join('.'))),
  )
  expect([...divisions].filter((division) => !known.has(division))).toEqual([])
})
