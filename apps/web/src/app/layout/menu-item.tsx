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
  const { pathname } = useLocation()
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
      aria-current={pathname === path.split('?')[0] ? 'page' : undefined}
    >
      {children}
    </SiteLink>
  )
}
