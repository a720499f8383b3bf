import { useLocation, useMatches } from 'react-router'
import { hasTransparentHeader } from '../shared/lib/paths.ts'

/** What the metadata of a route says of its page (spec 1 §2.2). */
export type PageTraits = {
  /** The page stays as it was left: its place, its filter, its data. */
  keepAlive?: boolean
  /** The page of an activity, which has no header. */
  isActivity?: boolean
  /** There is no such page; what is shown instead does not begin behind the header, whatever its address. */
  isNotFound?: boolean
}

export const traitsOf = (matches: readonly { handle: unknown }[]): PageTraits =>
  (matches.at(-1)?.handle as PageTraits | undefined) ?? {}

/** The traits of the page that is shown. */
export const usePageTraits = () => traitsOf(useMatches())

/** Whether the page that is shown begins behind the header. */
export function useTransparentHeader(): boolean {
  const { pathname } = useLocation()
  const { isNotFound = false } = usePageTraits()
  return !isNotFound && hasTransparentHeader(pathname)
}
