/** A call of the site as a test reads it. */
export type SentCall = {
  method: string
  path: string
  query: URLSearchParams
  body: string | null
  headers: Headers
  credentials: RequestCredentials
}

/** An answer of the API; what is left out is as on success. */
export type StubResponse = {
  status?: number
  code?: number
  msg?: string | null
  data?: unknown
  headers?: Record<string, string>
  /** The whole body, of answers without an envelope. */
  body?: unknown
}
type Reply = StubResponse | ((call: SentCall) => StubResponse | Promise<StubResponse>)

/**
 * Answers the calls of the site in place of the API. A path that a test has not named is refused and listed in
 * `unanswered`, so that a page which calls more than a test knows does not pass unseen.
 */
export function createStubServer() {
  const replies = new Map<string, Reply>()
  const calls: SentCall[] = []
  const unanswered: string[] = []
  const ownFetch = window.fetch

  const find = (path: string) =>
    replies.get(path) ?? [...replies].find(([own]) => own.endsWith('*') && path.startsWith(own.slice(0, -1)))?.[1]

  const result = async (call: SentCall): Promise<Response> => {
    const reply = find(call.path)
    if (!reply) unanswered.push(`${call.method} ${call.path}`)
    const input: StubResponse =
      reply === undefined
        ? { status: 404, code: 1, msg: 'no answer' }
        : typeof reply === 'function'
          ? await reply(call)
          : reply
    const { status = 200, code = 0, msg = null, data = null } = input
    const body = input.body ?? { code, msg, data, ok: code === 0, ...(code !== 0 && { traceId: 'trace-1' }) }
    return Response.json(body, { status, ...(input.headers && { headers: input.headers }) })
  }

  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, searchParams } = new URL(request.url)
    // What the test runner itself serves: modules, fonts, flags.
    if (origin !== window.location.origin || /^\/(@|node_modules|src|flags|__vitest)/.test(pathname))
      return ownFetch(input, init)
    const body = request.method === 'GET' ? null : await request.clone().text()
    const { method, headers, credentials } = request
    const call = { method, path: pathname, query: searchParams, body, headers, credentials }
    calls.push(call)
    const response = result(call)
    const aborted = new Promise<never>((_, reject) => {
      const give = () => reject(request.signal.reason as Error)
      if (request.signal.aborted) give()
      request.signal.addEventListener('abort', give)
    })
    return Promise.race([response, aborted])
  }

  return {
    calls,
    unanswered,
    /** `path` may end in `*`. A later answer to the same path replaces an earlier one. */
    answer: (path: string, reply: Reply) => void replies.set(path, reply),
    /** Like `answer`, but calls wait for their answer until the function that is returned has been called. */
    hold: (path: string, reply: Reply) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      replies.set(path, async (call) => {
        await released
        return typeof reply === 'function' ? reply(call) : reply
      })
      return release
    },
    /** Calls of one path so far. */
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    close: () => {
      window.fetch = ownFetch
    },
  }
}
export type StubServer = ReturnType<typeof createStubServer>
