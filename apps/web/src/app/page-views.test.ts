import { createMemoryRouter, replace } from 'react-router'
import { expect, test, vi } from 'vitest'
import { countPageViews } from './page-views.ts'

function routerAt(path: string) {
  const router = createMemoryRouter([{ path: '/', loader: () => replace('/entrance') }, { path: '*' }], {
    initialEntries: [path],
  })
  const count = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve())
  countPageViews(router, count)
  const counted = () => count.mock.calls.map(([path]) => path)
  return { router, count, counted }
}

test('every page that is shown is counted, also the first, and without what was requested there', async () => {
  const { router, counted } = routerAt('/combinedQuery?tradeMarkText=secret')
  await router.navigate('/TD')
  await router.navigate('/combinedQuery?tradeMarkText=other')
  expect(counted()).toEqual(['/combinedQuery', '/TD', '/combinedQuery'])
})

test('another question on the same page is no other view', async () => {
  const { router, counted } = routerAt('/TD')
  await router.navigate('/TD?type=law')
  await router.navigate('/TD?type=law')
  expect(counted()).toEqual(['/TD'])
})

test('a redirect counts where it leads, and only there', async () => {
  const { router, counted } = routerAt('/TD')
  await router.navigate('/')
  expect(counted()).toEqual(['/TD', '/entrance'])
})

test('a view that cannot be counted harms nothing', async () => {
  const { router, count, counted } = routerAt('/TD')
  count.mockRejectedValue(new Error('away'))
  await router.navigate('/services')
  await router.navigate('/TD')
  expect(counted()).toEqual(['/TD', '/services', '/TD'])
})
