import { countPageView } from '@markwright/api-client/content'
import type { createHashRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createHashRouter>, 'state' | 'subscribe'>

/** Counts a view of each page that is shown (spec 1 §2.3), without what was requested there and without who sent it. */
export function countPageViews(router: Router, count = (path: string) => countPageView({ path })) {
  let counted: string | undefined
  const look = ({ initialized, location: { pathname } }: Router['state']) => {
    if (!initialized || pathname === counted) return
    counted = pathname
    // A view that is not counted is nothing to the user.
    count(pathname).catch(() => {})
  }
  look(router.state)
  router.subscribe(look)
}
