/** The records that an address compares, each once: `CN_1_9;CN_2_9`. */
export const readIds = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(';')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
]
