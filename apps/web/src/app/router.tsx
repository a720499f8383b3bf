import { createHashRouter, createPath } from 'react-router'
import { siteAnswers } from '../shared/lib/connection.ts'
import { backofficeRoutes } from './backoffice-routes.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { createPageLoader } from './load-page.ts'
import type { LoadingFlag } from './loading-flag.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { createPageRoutes } from './page-routes.ts'
import type { PageTraits } from './page-traits.ts'
import { countPageViews } from './page-views.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { siteRoutes } from './site-routes.ts'

type Router = ReturnType<typeof createHashRouter>

export function createSiteRouter(loadingFlag: LoadingFlag): Router {
  const loadPage = createPageLoader({
    wantedPath: () => createPath(router.state.navigation.location ?? router.state.location),
    loadSiteAt: (path) => {
      window.location.replace(`#${path}`)
      window.location.reload()
    },
    siteAnswers,
    storage: window.sessionStorage,
  })
  const routes = createPageRoutes(loadPage)

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
            ...siteRoutes(routes),
            { path: '*', handle: { isNotFound: true } satisfies PageTraits, element: <NotFoundPage /> },
          ],
        },
      ],
    },
    backofficeRoutes(routes),
  ])
  // Spec 1 §2.3: the loading indicator is cleared before each navigation, and by each route change.
  let shown = router.state.location
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location !== shown) loadingFlag.clear()
    shown = location
  })
  countPageViews(router)
  return router
}
