import { expect, test } from 'vitest'
import { paths } from '../../../shared/lib/paths.ts'
import { menuPathOf, permissionOfPage } from './staff-pages.ts'

test('every page of the back office takes a permission', () => {
  const pages = Object.entries(paths).filter(([name]) => /^manage[A-Z]/.test(name))
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter(([, path]) => permissionOfPage(path) === null)).toEqual([])
})

test('the page of one article belongs to the entry of all', () =>
  expect(menuPathOf(paths.manageArticle)).toBe(paths.manageArticles))
