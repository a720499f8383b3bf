/** BERT's uncased WordPiece (Devlin et al. 2018), for a vocabulary of one piece a line. */
export type WordPieces = (text: string, most: number) => number[]

const WORDS = /[\p{Script=Han}]|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}\p{C}]/gu
const WORD_MAX = 100

export function createWordPieces(vocabulary: string): WordPieces {
  const ids = new Map(vocabulary.split(/\r?\n/).map((piece, id) => [piece, id]))
  const idOf = (piece: string) => ids.get(piece) ?? ids.get('[UNK]')!
  const [first, last, unknown] = [idOf('[CLS]'), idOf('[SEP]'), idOf('[UNK]')]

  const piecesOf = (word: string): number[] => {
    const pieces: number[] = []
    for (let start = 0; start < word.length;) {
      let end = word.length
      let found: number | undefined
      for (; end > start; end--) {
        found = ids.get((start > 0 ? '##' : '') + word.slice(start, end))
        if (found !== undefined) break
      }
      if (found === undefined) return [unknown]
      pieces.push(found)
      start = end
    }
    return pieces
  }

  return (text, most) => {
    const pieces = [first]
    const folded = text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
    for (const [word] of folded.matchAll(WORDS)) {
      pieces.push(...(word.length > WORD_MAX ? [unknown] : piecesOf(word)))
      if (pieces.length >= most) break
    }
    pieces.length = Math.min(pieces.length, most - 1)
    pieces.push(last)
    return pieces
  }
}
