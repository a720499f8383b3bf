import type { LazyRouteFunction, RouteObject } from 'react-router'
import { ErrorPage } from './pages/error-page.tsx'
import { paths } from './paths.ts'

type FetchPage = () => Promise<{ Component: () => React.ReactNode }>

/** The back office, which has a frame of its own. `lazily` fetches the code of a page. */
export function backofficeRoutes(lazily: (fetchPage: FetchPage) => LazyRouteFunction<RouteObject>): RouteObject {
  const page = (path: string, fetchPage: FetchPage): RouteObject => ({ path, lazy: lazily(fetchPage) })
  return {
    lazy: lazily(() =>
      import('../features/backoffice/components/frame/backoffice-layout.tsx').then(({ BackofficeLayout }) => ({
        Component: BackofficeLayout,
      })),
    ),
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          page(paths.manageUsers, () =>
            import('../features/backoffice/pages/users-page.tsx').then(({ UsersPage }) => ({ Component: UsersPage })),
          ),
          page(paths.manageNotices, () =>
            import('../features/backoffice/pages/announcements-page.tsx').then(({ AnnouncementsPage }) => ({
              Component: AnnouncementsPage,
            })),
          ),
          page(paths.manageArticles, () =>
            import('../features/backoffice/pages/articles-page.tsx').then(({ ArticlesPage }) => ({
              Component: ArticlesPage,
            })),
          ),
          page(paths.manageArticle, () =>
            import('../features/backoffice/pages/article-editor-page.tsx').then(({ ArticleEditorPage }) => ({
              Component: ArticleEditorPage,
            })),
          ),
          page(paths.manageRegistrations, () =>
            import('../features/backoffice/pages/registrations-page.tsx').then(({ RegistrationsPage }) => ({
              Component: RegistrationsPage,
            })),
          ),
          page(paths.manageOutbox, () =>
            import('../features/backoffice/pages/staff-outbox-page.tsx').then(({ StaffOutboxPage }) => ({
              Component: StaffOutboxPage,
            })),
          ),
          page(paths.manageAudit, () =>
            import('../features/backoffice/pages/audit-page.tsx').then(({ AuditPage }) => ({ Component: AuditPage })),
          ),
        ],
      },
    ],
  }
}
