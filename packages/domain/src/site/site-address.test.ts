import { expect, test } from 'vitest'
import { pageAddress, recordAddress, siteAddress } from './site-address.ts'

test.each(['https://ip.example.com', 'https://ip.example.com/'])('addresses at %s', (siteUrl) => {
  expect(siteAddress(siteUrl, '/a/b?c=1')).toBe('https://ip.example.com/a/b?c=1')
  expect(pageAddress(siteUrl, '/analysisReport?no=R1')).toBe('https://ip.example.com/#/analysisReport?no=R1')
  expect(recordAddress(siteUrl, 'CN/12 3')).toBe('https://ip.example.com/#/query/detail?id=CN%2F12%203')
})

test('a site in a folder keeps its folder', () => {
  expect(pageAddress('https://example.com/ip', '/query')).toBe('https://example.com/ip/#/query')
})
