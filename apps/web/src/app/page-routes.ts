import type { ReactNode } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { createPageLoader } from './load-page.ts'
import type { PageTraits } from './page-traits.ts'

type Component = () => ReactNode

/**
 * Makes routes whose code is fetched when they are first shown: the component `name` of the module that `fetchModule`
 * gives. `page` is a page at a path, `frame` what lies around several of them.
 */
export function createPageRoutes(loadPage: ReturnType<typeof createPageLoader>) {
  const lazily = <Name extends string>(name: Name, fetchModule: () => Promise<Record<Name, Component>>) =>
    (() => loadPage(async () => ({ Component: (await fetchModule())[name] }))) as LazyRouteFunction<RouteObject>
  return {
    page: <Name extends string>(
      path: string,
      name: Name,
      fetchModule: () => Promise<Record<Name, Component>>,
      traits: PageTraits = {},
    ): RouteObject => ({ path, handle: traits, lazy: lazily(name, fetchModule) }),
    frame: <Name extends string>(
      name: Name,
      fetchModule: () => Promise<Record<Name, Component>>,
      children: RouteObject[],
    ): RouteObject => ({ lazy: lazily(name, fetchModule), children }),
  }
}
export type PageRoutes = ReturnType<typeof createPageRoutes>
