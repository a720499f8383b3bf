import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const id = 'EP1000001A1'
const patent = {
  id,
  pubNo: id,
  appNo: null,
  country: 'EP',
  kind: 'A1',
  type: 'invention',
  language: 'en',
  titles: [{ language: 'en', text: 'Pump' }],
  abstracts: [],
  applicants: [],
  assignees: [],
  inventors: [],
  agents: [],
  ipcs: [],
  cpcs: [],
  applyDate: null,
  pubDate: '2024-01-02',
  grantDate: null,
  priorityDate: null,
  priorities: [],
  related: [],
  international: null,
  designatedStates: [],
  legalStatus: { code: 'valid', asOf: null, text: null },
  familyId: null,
  familySize: 1,
  claimCount: 1,
  paragraphCount: 2,
  drawingCount: 0,
  eventCount: 0,
  citationCount: 0,
  imageUrl: null,
  sourceDate: null,
  demonstration: false,
}
const half = '<math displaystyle="true"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>'
const hostile =
  '<math><mi href="javascript:alert(1)" onclick="alert(1)" style="color:red">b</mi><script>window.stolen = 1</script>' +
  '<img src="x" onerror="alert(1)"/><mtext>c</mtext></math>'

const claim = (text: string, formulas: object[], images: object[] = []) => ({
  no: 1,
  text,
  dependsOn: [],
  independent: true,
  formulas,
  images,
})
const paragraph = (number: string, text: string, formulas: object[], images: object[] = []) => ({
  id: number,
  kind: 'paragraph',
  text,
  formulas,
  images,
})

test('formulas are set in their places in claims, also in those that match, and have their text in one line', async ({
  open,
  server,
}) => {
  server.answer('/patent/search/detail', { data: patent })
  server.answer('/patent/search/matches', {
    data: [{ field: 'claims', language: 'en', at: 0, start: 10, end: 13 }],
  })
  server.answer('/patent/search/claims', {
    data: [{ language: 'en', claims: [claim('A pump of a/2 bar.', [{ start: 10, end: 13, mathml: half }])] }],
  })
  await open(`/patentSearch/detail?id=${id}&tab=claims&expr=pump`)
  await expect.element(page.getByText('A pump of')).toBeVisible()
  const formula = document.querySelector('#claim-1 math')!
  expect(formula).toBeInstanceOf(MathMLElement)
  expect(formula.getAttribute('alttext')).toBe('a/2')
  expect(formula.outerHTML).toContain('<mfrac><mi>a</mi><mn>2</mn></mfrac>')
  await expect.poll(() => formula.isConnected && document.querySelector('#claim-1 mark math')).toBeTruthy()
  expect(document.querySelector('#claim-1')!.textContent).toMatch(/A pump of a2 bar\.$/)
})

test('nothing of a formula runs, links or has a style, and one that cannot be read is in one line', async ({
  open,
  server,
}) => {
  server.answer('/patent/search/detail', { data: patent })
  server.answer('/patent/search/description', {
    data: [
      {
        language: 'en',
        signs: [],
        paragraphs: [
          paragraph('0001', 'Here bc holds.', [{ start: 5, end: 7, mathml: hostile }]),
          paragraph('0002', 'Then a/2 holds.', [{ start: 5, end: 8, mathml: '<math><mi>a' }]),
          paragraph('0003', 'a\tb/2', [{ start: 2, end: 5, mathml: half }]),
        ],
      },
    ],
  })
  await open(`/patentSearch/detail?id=${id}&tab=description`)
  await expect.element(page.getByText('Then a/2 holds.')).toBeVisible()
  const [formula, inCell, ...others] = document.querySelectorAll('math')
  expect(formula!.innerHTML).toBe('<mi>b</mi><mtext>c</mtext>')
  expect(inCell!.closest('td')).not.toBeNull()
  expect(others).toEqual([])
  expect('stolen' in window).toBe(false)
})

test('a formula that its source puts on a line of its own begins one, however its attribute is written', async ({
  open,
  server,
}) => {
  server.answer('/patent/search/detail', { data: patent })
  const mathmls = [
    '<math display="block"><mi>x</mi></math>',
    "<math displaystyle='true' display='block'><mi>x</mi></math>",
    '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" display="block"><m:mi>x</m:mi></m:math>',
    '<math display="inline"><mi>x</mi></math>',
    '<math displaystyle="true"><mi>x</mi></math>',
  ]
  server.answer('/patent/search/description', {
    data: [
      {
        language: 'en',
        signs: [],
        paragraphs: mathmls.map((mathml, at) => paragraph(`000${at}`, 'Here x holds.', [{ start: 5, end: 6, mathml }])),
      },
    ],
  })
  await open(`/patentSearch/detail?id=${id}&tab=description`)
  await expect.poll(() => document.querySelectorAll('math').length).toBe(mathmls.length)
  const isOnOwnLine = (formula: Element) =>
    getComputedStyle(formula.parentElement!.parentElement!, '::before').whiteSpace === 'pre'
  expect(Array.from(document.querySelectorAll('math'), isOnOwnLine)).toEqual([true, true, true, false, false])
})

test('an image that was delivered is shown where the text names it', async ({ open, server }) => {
  server.answer('/patent/search/detail', { data: patent })
  const text = 'Of [Chemical structure: c1.tif] and [Formula: m.tif].'
  server.answer('/patent/search/description', {
    data: [
      {
        language: 'en',
        signs: [],
        paragraphs: [
          paragraph(
            '0001',
            text,
            [],
            [{ start: 3, end: 31, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 10, height: 10 }],
          ),
        ],
      },
    ],
  })
  await open(`/patentSearch/detail?id=${id}&tab=description`)
  await expect.element(page.getByRole('img', { name: 'Chemical structure: c1.tif' })).toBeInTheDocument()
  await expect.element(page.getByText('and [Formula: m.tif].')).toBeVisible()
  await expect.element(page.getByText('[Chemical structure: c1.tif]')).not.toBeInTheDocument()
})
