import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createPageRoutes } from './page-routes.ts'
import { siteRoutes } from './site-routes.ts'

const routes = siteRoutes(createPageRoutes((fetchPage) => fetchPage()))

/** Where an address leads; null where its own page is shown. */
async function targetOf(path: string): Promise<string | null> {
  const { route, params } = matchRoutes(routes, path)!.at(-1)!
  if (typeof route.loader !== 'function') return null
  const url = new URL(path, 'https://example.com')
  const response = await route.loader({ request: new Request(url), url, pattern: route.path!, params, context: {} })
  return response instanceof Response ? response.headers.get('Location') : null
}

test.each([['/legal?dialogVisible=true', '/legal/privacy?dialogVisible=true']])(
  '%s leads to %s, with its parameters',
  async (path, target) => expect(await targetOf(path)).toBe(target),
)

test.each(['/PQ', '/nPQ', '/combinedQuery', '/PQ?id=3&view=vienna'])('%s has a page of its own', async (path) =>
  expect(await targetOf(path)).toBeNull(),
)
