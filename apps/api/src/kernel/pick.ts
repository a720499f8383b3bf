/** An object with those members of another that are named. */
export const pick = <Source extends object, Key extends keyof Source>(
  source: Source,
  ...keys: readonly Key[]
): Pick<Source, Key> => Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>
