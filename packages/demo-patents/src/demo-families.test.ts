import { patentRecord } from '@markwright/patents'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoFamilies, drawFigure } from './index.ts'
import { checkedNumber } from './publications.ts'

const options = { seed: 1, families: 140, today: '2026-11-23' }
const families = demoFamilies(options)
const all = families.flatMap(({ publications }) => publications)

describe('the demonstration register', () => {
  test('is the same for the same seed, and another one for another', () => {
    expect(demoFamilies(options)).toEqual(families)
    expect(demoFamilies({ ...options, seed: 2 })).not.toEqual(families)
  })

  test('has about three hundred valid records with numbers of their own, of many fields and several offices', () => {
    expect(all.length).toBeGreaterThan(280)
    for (const record of all) expect(patentRecord.safeParse(record).error).toBeUndefined()
    expect(new Set(all.map(checkedNumber)).size).toBe(all.length)
    expect(new Set(families.map(({ invention }) => invention.field)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(all.map(({ country, kind }) => `${country}${kind}`))).toEqual(
      new Set(['CNA', 'CNB', 'CNU', 'USA1', 'USB2', 'EPA1']),
    )
    const titles = families.map(({ publications }) => publications[0]?.titles['zh'])
    expect(new Set(titles).size).toBeGreaterThan(130)
  })

  test('cites nothing that was published after the citing application was filed', () => {
    const published = new Map(all.map((record) => [checkedNumber(record), record.publishedOn!]))
    const cited = all.flatMap(({ citations, filedOn }) =>
      citations.map(({ number }) => ({ number: number!, filedOn: filedOn! })),
    )
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ number, filedOn }) => !(published.get(number)! < filedOn))).toEqual([])
  })

  test('has claims that depend on earlier ones, and every reference sign of a figure in its description', () => {
    for (const { claims, description } of all)
      for (const [language, list] of Object.entries(claims)) {
        for (const { number, dependsOn } of list) expect(dependsOn.every((other) => other < number)).toBe(true)
        const text = description[language]!.map((paragraph) => paragraph.text).join(' ')
        for (const sign of ['10', '11', '15', '21']) expect(text).toContain(sign)
      }
  })

  test('has drawings that are images', async () => {
    const metadata = await sharp(await drawFigure(families[0]!.invention, 1)).metadata()
    expect(metadata).toMatchObject({ format: 'png', width: 900, height: 700 })
  })
})
