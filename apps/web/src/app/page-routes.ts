import type { ReactNode } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import { type LaterTexts, loadTexts } from '../shared/i18n/later-texts.ts'
import type { createPageLoader } from './load-page.ts'
import type { PageTraits } from './page-traits.ts'

type Component = () => ReactNode
type FetchModule<Name extends string> = () => Promise<Record<Name, Component>>

/**
 * Makes routes whose code is fetched when they are first shown: the component `name` of the module that `fetchModule`
 * gives, with the texts that it speaks beside those that every page has. `page` is a page at a path, `frame` what lies
 * around several of them.
 */
export function createPageRoutes(loadPage: ReturnType<typeof createPageLoader>) {
  const lazily = <Name extends string>(name: Name, fetchModule: FetchModule<Name>, texts: readonly LaterTexts[]) =>
    (() =>
      loadPage(async () => {
        const [module] = await Promise.all([fetchModule(), loadTexts(texts)])
        return { Component: module[name] }
      })) as LazyRouteFunction<RouteObject>
  return {
    page: <Name extends string>(
      path: string,
      name: Name,
      fetchModule: FetchModule<Name>,
      { texts = [], ...traits }: PageTraits & { texts?: readonly LaterTexts[] } = {},
    ): RouteObject => ({ path, handle: traits, lazy: lazily(name, fetchModule, texts) }),

    frame: <Name extends string>(
      name: Name,
      fetchModule: FetchModule<Name>,
      { texts, children }: { texts: readonly LaterTexts[]; children: RouteObject[] },
    ): RouteObject => ({ lazy: lazily(name, fetchModule, texts), children }),
  }
}
export type PageRoutes = ReturnType<typeof createPageRoutes>
