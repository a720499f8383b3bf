/** What is started by the first call and shared by all; where the start fails, the next call starts again. */
export function startOnce<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let starting: Promise<Result> | null = null
  return () => {
    if (starting) return starting
    const own = start()
    starting = own
    own.catch(() => {
      if (starting === own) starting = null
    })
    return own
  }
}
