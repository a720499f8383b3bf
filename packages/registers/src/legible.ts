/** A piece of a foreign text for a message: cut, and without what cannot be stored or shown. */
export function legible(text: string, charactersMax: number): string {
  const piece = text.length > charactersMax ? `${text.slice(0, charactersMax)}…` : text
  return piece.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD')
}
