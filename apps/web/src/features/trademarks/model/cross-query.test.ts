import { expect, test } from 'vitest'
import {
  crossProblems,
  crossSearchPath,
  everywherePath,
  officePath,
  readCross,
  toCrossQuery,
  toListQuery,
} from './cross-query.ts'
import { allCountries, defaultQuery } from './query.ts'

const read = (path: string) => readCross(new URLSearchParams(path.split('?')[1]))
const everywhere = { ...defaultQuery, countries: allCountries }
const name = { source: { text: '云澜', imgFile: '', crop: null }, conditions: everywhere }
const image = {
  source: {
    text: '',
    imgFile: '5f0c1d3e-1111-4111-8111-111111111111',
    crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 },
  },
  conditions: { ...everywhere, classes: '09', degree: 'low' as const },
}

test.each([
  ['a name everywhere', name],
  ['a part of an image, with classes and a degree', image],
  ['the mainland alone', { ...name, conditions: defaultQuery }],
  ['two offices', { ...name, conditions: { ...defaultQuery, countries: ['JP', 'US'] } }],
])('%s reads from its own address', (_, query) => expect(read(crossSearchPath(query))).toEqual(query))

test('every office is requested unless some are chosen', () => {
  expect(toCrossQuery(name)).not.toHaveProperty('countries')
  expect(toCrossQuery({ ...name, conditions: defaultQuery }).countries).toEqual(['CN'])
})

test('the list of an office has the same query', () => {
  expect(officePath(name, 'US')).toBe('/combinedQuery?tradeMarkText=云澜&country=US')
  expect(officePath(image, 'CN')).toBe(
    `/imageSearch?imgFile=${image.source.imgFile}&crop=0.1,0.1,0.5,0.5&degree=low&classify=09`,
  )
})

test('what all offices have found is one list, by the same name or part of the image', () => {
  expect(toListQuery(name)).toMatchObject({ tradeMarkText: '云澜', queryWay: 'similar', country: [...allCountries] })
  const { imgFile, crop } = image.source
  expect(toListQuery(image)).toEqual({ imgFile, crop, degree: 'low', classify: '09', country: [...allCountries] })
})

test('a similar name can be requested everywhere, a number and a combined query cannot', () => {
  const path = everywherePath({ ...defaultQuery, text: '云澜', classes: '09', statuses: [] })
  expect(path).toBe('/crossSearch?tradeMarkText=云澜&classify=09')
  expect(everywherePath({ ...defaultQuery, criterion: 'applicationNumber', text: '1' })).toBeNull()
  expect(everywherePath({ ...defaultQuery, text: '云澜', conditions: [{ field: 'SBMC', value: '云澜' }] })).toBeNull()
})

test('nothing to search by is reported at the field that is shown', () => {
  const nothing = { source: { text: '', imgFile: '', crop: null }, conditions: everywhere }
  expect(crossProblems(nothing, 'name')).toMatchObject([{ id: 'emptyQuery', field: 'tradeMarkText' }])
  expect(crossProblems(nothing, 'image')).toMatchObject([{ id: 'noImage', field: 'image' }])
})
