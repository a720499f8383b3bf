import type { PlacedTag, TranslatedPiece } from '../engines/engine.ts'

/** A piece of text or, by its index, a tag. */
export type PieceOrTag = { text: string; piece: number } | { tag: number }

/**
 * Puts the tags of a source among the pieces of its translation. A pair surrounds the pieces of what it surrounds in the
 * source; another tag follows the piece before it, or is before the piece after it where a blank divides it from the
 * former. Every tag is placed once, and pairs are closed after they are opened.
 * @returns whether a pair could not surround just what it surrounds in the source
 */
export function placeTags(
  text: string,
  tags: readonly PlacedTag[],
  pieces: readonly TranslatedPiece[],
): { order: PieceOrTag[]; moved: boolean } {
  const { all, pairs } = withVirtualPartners(tags, text.length)
  const { order, moved } = placePairs(text, all, pairs, tags.length, pieces)
  return { order: order.filter((each) => 'piece' in each || each.tag < tags.length), moved }
}

/**
 * The tags, and behind them partners that are not written for those whose partners are in other sentences: what is closed
 * here was opened before, and what is opened here is closed later.
 */
function withVirtualPartners(tags: readonly PlacedTag[], length: number) {
  const pairs = pairsOf(tags)
  const all = tags.slice()
  const lonely = tags.flatMap(({ kind }, index) => (kind === 'single' || pairs.has(index) ? [] : [index]))
  // What was opened last is closed first, so its partner comes first.
  const inOrderOfPartners = [
    ...lonely.filter((index) => tags[index]?.kind === 'close'),
    ...lonely.filter((index) => tags[index]?.kind === 'open').toReversed(),
  ]
  for (const index of inOrderOfPartners) {
    const tag = tags[index] as PlacedTag
    pairs.set(index, all.length)
    pairs.set(all.length, index)
    all.push(tag.kind === 'close' ? { ...tag, kind: 'open', at: 0 } : { ...tag, kind: 'close', at: length })
  }
  return { all, pairs }
}

function placePairs(
  text: string,
  tags: readonly PlacedTag[],
  pairs: ReadonlyMap<number, number>,
  written: number,
  pieces: readonly TranslatedPiece[],
): { order: PieceOrTag[]; moved: boolean } {
  const positions = Array.from({ length: tags.length }, () => 0)
  let moved = false
  const aligned = pieces.some(({ source }) => source !== null)
  const whole = Math.max(1, text.length)
  const lengths = pieces.map(({ text: own }) => own.length)
  const total = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  )

  /** The boundary between pieces that is as far from the beginning as a place of the source. */
  const proportional = (at: number) => {
    const wanted = (at / whole) * total
    let [sum, best, distance] = [0, 0, wanted]
    lengths.forEach((length, index) => {
      sum += length
      if (Math.abs(sum - wanted) < distance) [best, distance] = [index + 1, Math.abs(sum - wanted)]
    })
    return best
  }
  const inside = (from: number, to: number) =>
    pieces.flatMap(({ source }, index) => (source && source.start < to && source.end > from ? [index] : []))

  tags.forEach(({ at, kind }, index) => {
    const partner = pairs.get(index)
    if (!aligned) {
      positions[index] = proportional(at)
      moved ||= index < written && at > 0 && at < text.length
      return
    }
    if (partner !== undefined && kind === 'open') {
      const end = (tags[partner] as PlacedTag).at
      if (index >= written || partner >= written) {
        positions[index] = index >= written ? 0 : boundaryAt(pieces, at, text)
        positions[partner] = partner >= written ? pieces.length : boundaryAt(pieces, end, text)
        return
      }
      const own = inside(at, end)
      if (own.length === 0) {
        const place = boundaryAt(pieces, at, text)
        positions[index] = place
        positions[partner] = place
        return
      }
      const [first, last] = largestRun(own, pieces)
      if (own.length > 0 && (first !== Math.min(...own) || last !== Math.max(...own))) moved = true
      positions[index] = first
      positions[partner] = last + 1
    } else if (partner === undefined) positions[index] = boundaryAt(pieces, at, text)
  })

  keepOrderOfLonely(tags, positions, pairs, written)
  const { order, isNested } = inOrder(tags, positions, pairs, written, pieces)
  return { order, moved: moved || !isNested }
}

/** The pairs among tags: index of the one that opens and of the one that closes, in both directions. */
function pairsOf(tags: readonly PlacedTag[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const open = new Map<number, number>()
  tags.forEach(({ kind, number }, index) => {
    const partner = open.get(number)
    if (kind === 'open') open.set(number, index)
    else if (kind === 'close' && partner !== undefined) {
      pairs.set(partner, index)
      pairs.set(index, partner)
      open.delete(number)
    }
  })
  return pairs
}

/** The longest run of pieces of a pair without others between them but blanks. */
function largestRun(own: readonly number[], pieces: readonly TranslatedPiece[]): [number, number] {
  let best: [number, number] = [own[0] as number, own[0] as number]
  let run: [number, number] = best
  for (const index of own.slice(1)) {
    const between = pieces.slice(run[1] + 1, index)
    run = between.every(({ source }) => source === null) ? [run[0], index] : [index, index]
    if (run[1] - run[0] > best[1] - best[0]) best = run
  }
  return best
}

/** Where a tag without a partner stands: beside the piece of the text that it touches. */
function boundaryAt(pieces: readonly TranslatedPiece[], at: number, text: string): number {
  const followsBlank = at > 0 && /\s/.test(text[at - 1] as string) && at < text.length && !/\s/.test(text[at] as string)
  let before = -1
  let after = -1
  pieces.forEach(({ source }, index) => {
    if (!source) return
    if (source.end <= at && (before < 0 || source.end >= (pieces[before]?.source?.end ?? 0))) before = index
    if (source.start >= at && (after < 0 || source.start < (pieces[after]?.source?.start ?? 0))) after = index
  })
  if (before >= 0 && !(followsBlank && after >= 0)) return before + 1
  return after >= 0 ? after : at === 0 ? 0 : pieces.length
}

/** Tags whose partners are in other sentences keep their order, since these partners do. */
function keepOrderOfLonely(
  tags: readonly PlacedTag[],
  positions: number[],
  pairs: ReadonlyMap<number, number>,
  written: number,
): void {
  const latest = { open: 0, close: 0 }
  for (let index = 0; index < written; index++) {
    const { kind } = tags[index] as PlacedTag
    if (kind === 'single' || (pairs.get(index) ?? 0) < written) continue
    latest[kind] = Math.max(latest[kind], positions[index] as number)
    positions[index] = latest[kind]
  }
}

/** Pieces and tags in order; a pair that would cross another is moved inside it. */
function inOrder(
  tags: readonly PlacedTag[],
  positions: number[],
  pairs: ReadonlyMap<number, number>,
  written: number,
  pieces: readonly TranslatedPiece[],
) {
  const order: PieceOrTag[] = []
  const pending = tags.map((_, index) => index)
  const open: number[] = []
  let isNested = true
  const put = (tag: number) => {
    order.push({ tag })
    pending.splice(pending.indexOf(tag), 1)
  }
  for (let boundary = 0; boundary <= pieces.length; boundary++) {
    // What closes comes first, the innermost pair before the outer ones.
    for (;;) {
      const inner = open.at(-1)
      if (inner === undefined) break
      const close = pairs.get(inner) as number
      const mustClose = open.some((each) => (positions[pairs.get(each) as number] as number) <= boundary)
      if (!mustClose || hasContent(inner, boundary)) break
      if ((positions[close] as number) > boundary) isNested = false
      open.pop()
      put(close)
    }
    const here = pending.filter((tag) => (positions[tag] as number) <= boundary && tags[tag]?.kind !== 'close')
    // What was opened in an earlier sentence is open from the beginning. Of the others the pair that reaches furthest
    // opens first; of equal ones the one that is closed last.
    here.sort(
      (left, right) =>
        Number(right >= written) - Number(left >= written) ||
        reach(right) - reach(left) ||
        (pairs.get(right) ?? -1) - (pairs.get(left) ?? -1) ||
        left - right,
    )
    for (const tag of here) {
      // What is closed in a later sentence is opened behind all that is closed in this one.
      if (isOpenedForLater(tag) && !open.every(isOpenedForLater)) continue
      put(tag)
      const close = pairs.get(tag)
      if (close === undefined) continue
      if ((positions[close] as number) <= boundary) put(close)
      else open.push(tag)
    }
    const piece = pieces[boundary]
    if (piece) order.push({ text: piece.text, piece: boundary })
  }
  for (const tag of open.toReversed()) put(pairs.get(tag) as number)
  for (const tag of pending.slice()) put(tag)
  return { order, isNested }

  function isOpenedForLater(tag: number): boolean {
    return tag < written && tags[tag]?.kind === 'open' && (pairs.get(tag) ?? 0) >= written
  }
  function reach(tag: number): number {
    const close = pairs.get(tag)
    return close === undefined ? -1 : (positions[close] as number)
  }
  function hasContent(tag: number, boundary: number): boolean {
    return (positions[tag] as number) >= boundary
  }
}
