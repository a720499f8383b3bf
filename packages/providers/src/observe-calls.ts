/** Gets how each call to a provider ended. `failure`: the reason without secrets; null where it succeeded. */
export type CallObserver = (call: { provider: string; failure: string | null }) => void

const CHARACTERS_MAX = 300

/** The reason of a failure as it is stored and shown: one line of limited length. */
export const failureText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, CHARACTERS_MAX)

/**
 * The same port, whose calls are observed. `methods`: those that call the provider; what is no fault of the provider,
 * such as a code that a user mistyped, is reported by `isFault`.
 */
export function observeCalls<Port extends object>(
  port: Port,
  options: {
    provider: string
    methods: readonly (keyof Port)[]
    observe: CallObserver
    isFault?: (error: unknown) => boolean
  },
): Port {
  const { provider, methods, observe, isFault = () => true } = options
  const observed = { ...port }
  for (const name of methods) {
    const method = port[name] as (...args: unknown[]) => Promise<unknown>
    observed[name] = (async (...args: unknown[]) => {
      try {
        const result = await method.apply(port, args)
        observe({ provider, failure: null })
        return result
      } catch (error) {
        observe({ provider, failure: isFault(error) ? failureText(error) : null })
        throw error
      }
    }) as Port[typeof name]
  }
  return observed
}
