/** Every address of the site (spec 1 §2.2), as it stands behind the `#`. */
export const paths = {
  root: '/',
  entrance: '/entrance',
  home: '/index',
  combinedQuery: '/combinedQuery',
  trademarkSearch: '/trademarkSearch',
  trademarkDetail: '/query/detail',
  supportedCountries: '/supportCountry',
} as const

/** Where the logo leads (spec 1 §2.2). */
export const logoPath = `${paths.home}?a=1`

export const trademarkDetailPath = (id: string) => `${paths.trademarkDetail}?id=${encodeURIComponent(id)}`

// Spec 1 §2.3, those that exist; `/` is shown as `/entrance`.
const transparentHeaderPaths: ReadonlySet<string> = new Set([
  paths.root,
  paths.entrance,
  paths.home,
  paths.trademarkSearch,
])

/** Whether the page begins behind the header, which then has no ground of its own until one scrolls. */
export const hasTransparentHeader = (path: string) => transparentHeaderPaths.has(path.replace(/(.)\/$/, '$1'))
