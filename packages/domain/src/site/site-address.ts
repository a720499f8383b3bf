/** Where people find what the site at `siteUrl` has under a path; a slash at its end makes no difference. */
export const siteAddress = (siteUrl: string, path: string) => `${siteUrl.replace(/\/$/, '')}${path}`

/** Where people find a page of the site, named by its path within the pages. */
export const pageAddress = (siteUrl: string, path: string) => siteAddress(siteUrl, `/#${path}`)

/** Where the site shows a bulk query, as a path within its pages. */
export const bulkQueryPath = (id: string) => `/bulkQuery?id=${id}`

/** Where people find the record of a mark. */
export const recordAddress = (siteUrl: string, publicId: string) =>
  pageAddress(siteUrl, `/query/detail?id=${encodeURIComponent(publicId)}`)
