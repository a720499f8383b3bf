import { expect, test } from 'vitest'
import { checkPostcode } from './mailing-address.ts'

const shenzhen = ['广东省', '深圳市', '南山区']
const taipei = ['台湾省', '台北市', '信义区']

test.each([
  [shenzhen, '', null],
  [shenzhen, '518000', null],
  [shenzhen, '51800', 'postalCode'],
  [shenzhen, '518 00', 'postalCode'],
  [taipei, '', null],
  [taipei, '110', null],
  [taipei, '110017', null],
  [taipei, '11', 'postalCode'],
  [taipei, '11O', 'postalCode'],
])('in %s the code “%s” is wrong by %s', (region, postcode, problem) =>
  expect(checkPostcode(region, postcode)).toBe(problem),
)
