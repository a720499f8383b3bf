import { expect, test } from 'vitest'
import { writeGlossaryFile } from './glossary-file.ts'

test('a table begins with one byte order mark, under a name that stays in its folder', async () => {
  const concepts = [{ id: null, note: '', terms: { 'zh-cn': '轴承', 'en-us': 'bearing' } }]
  const { name, body } = await writeGlossaryFile('../"术语\\表/', concepts, 'csv')
  expect(name).toBe('..术语表.csv')
  expect(body.toString('utf8')).toMatch(/^\uFEFFzh,en,/)
  expect((await writeGlossaryFile('/', concepts, 'xlsx')).name).toBe('glossary.xlsx')
})
