import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SiteLink } from '../../shared/ui/controls/site-link.tsx'

/** An entry of the menu; a path with a protocol opens in a new window (spec 1 §2.4). */
export function MenuItem({
  path,
  className,
  onClick,
  children,
}: {
  path: string
  className?: string
  onClick?: () => void
  children: ReactNode
}) {
  const location = useLocation()
  if (/^[a-z]+:/.test(path))
    return (
      <a href={path} target="_blank" rel="noreferrer" className={className} onClick={onClick}>
        {children}
      </a>
    )
  return (
    <SiteLink
      to={path}
      className={className}
      onClick={onClick}
      aria-current={isShown(path, location) ? 'page' : undefined}
    >
      {children}
    </SiteLink>
  )
}

/** Whether the page of an entry is shown; one whose address has parameters is another page without them. */
export function isShown(path: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [own, wanted] = path.split('?')
  if (own !== pathname) return false
  const has = new URLSearchParams(search)
  return [...new URLSearchParams(wanted)].every(([name, value]) => has.get(name) === value)
}
