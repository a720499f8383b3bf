import { createHashRouter, createPath, type LazyRouteFunction, replace, type RouteObject } from 'react-router'
import { backofficeRoutes } from './backoffice-routes.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { createPageLoader } from './load-page.ts'
import type { LoadingFlag } from './loading-flag.ts'
import { ErrorPage } from './pages/error-page.tsx'
import type { PageTraits } from './page-traits.ts'
import { countPageViews } from './page-views.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { paths, redirects } from './paths.ts'

type Router = ReturnType<typeof createHashRouter>
type Lazy = LazyRouteFunction<RouteObject>
type FetchPage = () => Promise<{ Component: () => React.ReactNode }>

export function createSiteRouter(loadingFlag: LoadingFlag): Router {
  const loadPage = createPageLoader({
    wantedPath: () => createPath(router.state.navigation.location ?? router.state.location),
    loadSiteAt: (path) => {
      window.location.replace(`#${path}`)
      window.location.reload()
    },
    storage: window.sessionStorage,
  })
  const lazily = (fetchPage: FetchPage) => (() => loadPage(fetchPage)) as Lazy
  const page = (path: string, fetchPage: FetchPage, traits: PageTraits = {}): RouteObject => ({
    path,
    handle: traits,
    lazy: lazily(fetchPage),
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
            ...Object.entries(redirects).map(([path, target]) => ({
              path,
              loader: ({ request }: { request: Request }) => replace(target + new URL(request.url).search),
            })),
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
            page(
              paths.news,
              () => import('../features/content/pages/news-page.tsx').then(({ NewsPage }) => ({ Component: NewsPage })),
              { keepAlive: true },
            ),
            page(paths.article, () =>
              import('../features/content/pages/article-page.tsx').then(({ ArticlePage }) => ({
                Component: ArticlePage,
              })),
            ),
            page(
              paths.activity,
              () =>
                import('../features/content/pages/activity-page.tsx').then(({ ActivityPage }) => ({
                  Component: ActivityPage,
                })),
              { isActivity: true },
            ),
            page(
              paths.activitySuccess,
              () =>
                import('../features/content/pages/activity-success-page.tsx').then(({ ActivitySuccessPage }) => ({
                  Component: ActivitySuccessPage,
                })),
              { isActivity: true },
            ),
            page(paths.privacy, () =>
              import('../features/content/pages/legal-page.tsx').then(({ PrivacyPage }) => ({
                Component: PrivacyPage,
              })),
            ),
            page(paths.term, () =>
              import('../features/content/pages/legal-page.tsx').then(({ TermPage }) => ({ Component: TermPage })),
            ),
            page(paths.services, () =>
              import('../features/content/pages/services-page.tsx').then(({ ServicesPage }) => ({
                Component: ServicesPage,
              })),
            ),
            page(paths.hostingPlatform, () =>
              import('../features/hosting/pages/hosting-platform-page.tsx').then(({ HostingPlatformPage }) => ({
                Component: HostingPlatformPage,
              })),
            ),
            page(paths.hostingHome, () =>
              import('../features/hosting/pages/hosting-home-page.tsx').then(({ HostingHomePage }) => ({
                Component: HostingHomePage,
              })),
            ),
            {
              lazy: lazily(() =>
                import('../features/account/components/personal-center.tsx').then(({ PersonalCenter }) => ({
                  Component: PersonalCenter,
                })),
              ),
              children: [
                page(paths.account, () =>
                  import('../features/account/pages/account-page.tsx').then(({ AccountPage }) => ({
                    Component: AccountPage,
                  })),
                ),
                page(paths.trademarkLog, () =>
                  import('../features/account/pages/trademark-log-page.tsx').then(({ TrademarkLogPage }) => ({
                    Component: TrademarkLogPage,
                  })),
                ),
                page(paths.contacts, () =>
                  import('../features/account/pages/contacts-page.tsx').then(({ ContactsPage }) => ({
                    Component: ContactsPage,
                  })),
                ),
                page(paths.notices, () =>
                  import('../features/notices/pages/notices-page.tsx').then(({ NoticesPage }) => ({
                    Component: NoticesPage,
                  })),
                ),
              ],
            },
            page(paths.changePassword, () =>
              import('../features/account/pages/change-password-page.tsx').then(({ ChangePasswordPage }) => ({
                Component: ChangePasswordPage,
              })),
            ),
            page(paths.modifyOrAuth, () =>
              import('../features/account/pages/modify-or-auth-page.tsx').then(({ ModifyOrAuthPage }) => ({
                Component: ModifyOrAuthPage,
              })),
            ),
            page(paths.outbox, () =>
              import('../features/backoffice/pages/open-outbox-page.tsx').then(({ OpenOutboxPage }) => ({
                Component: OpenOutboxPage,
              })),
            ),
            page(paths.callback, () =>
              import('../features/identity/pages/wechat-callback-page.tsx').then(({ WechatCallbackPage }) => ({
                Component: WechatCallbackPage,
              })),
            ),
            page(
              paths.sandboxWechat,
              () =>
                import('../features/identity/pages/sandbox-wechat-page.tsx').then(({ SandboxWechatPage }) => ({
                  Component: SandboxWechatPage,
                })),
              { isActivity: true },
            ),
            page(paths.sandboxHumanCheck, () =>
              import('../features/identity/pages/sandbox-human-check-page.tsx').then(({ SandboxHumanCheckPage }) => ({
                Component: SandboxHumanCheckPage,
              })),
            ),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
    backofficeRoutes(lazily),
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
