import { Link, type LinkProps, type Path, useLocation, useResolvedPath } from 'react-router'

/** A link within the site; one to where the user already is does nothing (spec 1 §2.3). */
export function SiteLink({ onClick, ...props }: LinkProps) {
  const here = addressOf(useLocation())
  const there = addressOf(useResolvedPath(props.to))
  return (
    <Link
      {...props}
      onClick={(event) => {
        onClick?.(event)
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (here === there && !opensElsewhere) event.preventDefault()
      }}
    />
  )
}

// The same search may be written with or without escapes.
const addressOf = ({ pathname, search }: Path) => `${pathname}?${new URLSearchParams(search)}`
