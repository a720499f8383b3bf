// What may be in a log as it was sent; of everything else only the name.
const harmless = new Set([
  'captchaType',
  'grant_type',
  'authType',
  'scene',
  'current',
  'size',
  'sort',
  'status',
  'lang',
  '_t',
])

/** What the log says of a request. */
export const describeRequest = ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
  method,
  url: loggedUrl(url),
  ip,
})

/** An address as it is logged: no codes, tokens, phones or queries. */
export function loggedUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site')
  const path = decoded(pathname)
    .replaceAll(/[\w.-]{40,}/g, '*')
    .replaceAll(/\d{5,}/g, (digits) => `${digits.slice(0, 3)}****`)
  const query = [...searchParams].map(([name, value]) => `${name}=${harmless.has(name) ? value : '*'}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
