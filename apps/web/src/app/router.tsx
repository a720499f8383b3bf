import { createHashRouter, createPath, type LazyRouteFunction, Navigate, type RouteObject } from 'react-router'
import { SiteLayout } from './layout/site-layout.tsx'
import { createPageLoader } from './load-page.ts'
import type { LoadingFlag } from './loading-flag.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { paths } from './paths.ts'

type Router = ReturnType<typeof createHashRouter>
type Lazy = LazyRouteFunction<RouteObject>

export function createSiteRouter(loadingFlag: LoadingFlag): Router {
  const loadPage = createPageLoader({
    wantedPath: () => createPath(router.state.navigation.location ?? router.state.location),
    loadSiteAt: (path) => {
      window.location.replace(`#${path}`)
      window.location.reload()
    },
    storage: window.sessionStorage,
  })
  const page = (path: string, fetchPage: () => Promise<{ Component: () => React.ReactNode }>): RouteObject => ({
    path,
    lazy: (() => loadPage(fetchPage)) as Lazy,
  })
  const home = () => import('./pages/home-page.tsx').then(({ HomePage }) => ({ Component: HomePage }))

  const router: Router = createHashRouter([
    {
      element: <SiteLayout loadingFlag={loadingFlag} />,
      // Without the layout nothing else can be shown.
      errorElement: <ErrorPage />,
      // Until the first page has come there is nothing to say.
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            { path: paths.root, element: <Navigate to={paths.entrance} replace /> },
            page(paths.entrance, home),
            page(paths.home, home),
            page(paths.combinedQuery, () =>
              import('../features/trademarks/pages/combined-query-page.tsx').then(({ CombinedQueryPage }) => ({
                Component: CombinedQueryPage,
              })),
            ),
            page(paths.trademarkSearch, () =>
              import('../features/trademarks/pages/trademark-search-page.tsx').then(({ TrademarkSearchPage }) => ({
                Component: TrademarkSearchPage,
              })),
            ),
            page(paths.trademarkDetail, () =>
              import('../features/trademarks/pages/trademark-detail-page.tsx').then(({ TrademarkDetailPage }) => ({
                Component: TrademarkDetailPage,
              })),
            ),
            page(paths.supportedCountries, () =>
              import('../features/trademarks/pages/supported-countries-page.tsx').then(
                ({ SupportedCountriesPage }) => ({ Component: SupportedCountriesPage }),
              ),
            ),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ])
  // Spec 1 §2.3: the loading indicator is cleared before each navigation, and by each route change.
  let shown = router.state.location
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location !== shown) loadingFlag.clear()
    shown = location
  })
  return router
}
