import { type OnlineMethod, ProviderError } from './provider.ts'

export type HttpRequest = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}
/** Names of headers in lower case. */
export type HttpResponse = { status: number; headers: Record<string, string>; bytes: Buffer }

/** How requests reach a provider. @throws Error where there is no answer */
export type Send = (request: HttpRequest) => Promise<HttpResponse>

const TIMEOUT_MS = 10_000

/** Over the network. Redirects are refused: what is sent is signed. */
export const sendOverNetwork: Send = async ({ method, url, headers, body }) => {
  const result = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return {
    status: result.status,
    headers: Object.fromEntries(result.headers),
    bytes: Buffer.from(await result.arrayBuffer()),
  }
}

/** Sends, and says in terms of the provider that there was no answer. @throws ProviderError `unreachable` */
export async function sendTo(method: OnlineMethod, send: Send, request: HttpRequest): Promise<HttpResponse> {
  try {
    return await send(request)
  } catch (error) {
    const code = error instanceof Error ? error.name : 'unknown'
    throw new ProviderError(method, 'unreachable', code)
  }
}
