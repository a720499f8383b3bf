import { Activity, type ReactNode, useContext, useState } from 'react'
import { Navigate, NavigationType, UNSAFE_LocationContext, useOutlet } from 'react-router'
import { usePageTraits } from '../page-traits.ts'

type SavedPage = { outlet: ReactNode; address: React.ContextType<typeof UNSAFE_LocationContext> }

/**
 * The page of the address. One that is stored alive stays mounted out of sight, with the address at which it was left;
 * a link to its bare path leads back to that address.
 */
export function SavedOutlet() {
  const outlet = useOutlet()
  const address = useContext(UNSAFE_LocationContext)
  const { pathname, search } = address.location
  const { keepAlive = false } = usePageTraits()
  const [saved, setSaved] = useState<ReadonlyMap<string, SavedPage>>(new Map())
  const [shownPath, setShownPath] = useState(pathname)

  const left = keepAlive && shownPath !== pathname ? saved.get(pathname)?.address.location : undefined
  const isReturn =
    left !== undefined && search === '' && left.search !== '' && address.navigationType === NavigationType.Push
  if (!isReturn) {
    if (shownPath !== pathname) setShownPath(pathname)
    if (keepAlive && saved.get(pathname)?.outlet !== outlet) setSaved(new Map(saved).set(pathname, { outlet, address }))
  }
  return (
    <>
      {isReturn && <Navigate to={left} replace />}
      {!keepAlive && outlet}
      {[...saved].map(([path, page]) => (
        <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
          <UNSAFE_LocationContext.Provider value={page.address}>{page.outlet}</UNSAFE_LocationContext.Provider>
        </Activity>
      ))}
    </>
  )
}
