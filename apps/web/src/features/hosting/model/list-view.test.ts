import type { PortfolioView } from '@markwright/api-client/models/portfolioView'
import { expect, test } from 'vitest'
import { isSameView, type ListView, parametersOf, shownColumns } from './list-view.ts'

const view: PortfolioView = {
  id: '7',
  kind: 'mark',
  name: '美国',
  filters: { office: 'US' },
  sort: 'title',
  columns: ['owner', 'state', 'patentKind'],
  isDefault: false,
  version: 1,
}

test('a view sets its filters and clears the others', () => {
  expect(parametersOf(view, 'nextDue')).toEqual({
    clientId: null,
    applicantId: null,
    agentId: null,
    office: 'US',
    state: null,
    keyword: null,
    only: null,
    sort: 'title',
    view: '7',
    page: null,
  })
  expect(parametersOf({ ...view, sort: 'nextDue' }, 'nextDue').sort).toBeNull()
})

test('columns stand in the order of the list, without those that it lacks', () =>
  expect(shownColumns('mark', view.columns)).toEqual(['state', 'owner']))

test('a list shows a view as long as filters, order and columns are the same', () => {
  const shown: ListView = { filters: { office: 'US' }, sort: 'title', columns: ['state', 'owner'] }
  expect(isSameView('mark', view, shown)).toBe(true)
  expect(isSameView('mark', view, { ...shown, sort: 'office' })).toBe(false)
  expect(isSameView('mark', view, { ...shown, columns: ['state'] })).toBe(false)
  expect(isSameView('mark', view, { ...shown, filters: { office: 'US', keyword: '云' } })).toBe(false)
})
