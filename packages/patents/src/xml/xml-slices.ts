export interface XmlSlice {
  text: string
  /** Lines of the whole text before it. */
  linesBefore: number
}

/**
 * Cuts elements of some names out of a text that is not well-formed, so that each can be read by itself: from its opening
 * tag to its closing one, or to the next opening one where that comes first. Elements within them are not cut out.
 * @returns the elements in their order, and what is around them, on the same lines
 */
export function cutElements(text: string, names: readonly string[]): { slices: XmlSlice[]; around: string } {
  const openings = new RegExp(`<(?:[\\w.-]+:)?(${names.join('|')})(?=[\\s>])`, 'g')
  const slices: XmlSlice[] = []
  const around: string[] = []
  let [end, lines] = [0, 0]
  for (let opening = openings.exec(text); opening; opening = openings.exec(text)) {
    const skipped = text.slice(end, opening.index)
    around.push(skipped)
    lines += linesIn(skipped)
    end = endOf(text, opening.index, opening[1]!)
    const slice = text.slice(opening.index, end)
    slices.push({ text: slice, linesBefore: lines })
    const count = linesIn(slice)
    around.push('\n'.repeat(count))
    lines += count
    openings.lastIndex = end
  }
  return { slices, around: [...around, text.slice(end)].join('') }
}

function endOf(text: string, start: number, name: string): number {
  const next = new RegExp(`<(/?)(?:[\\w.-]+:)?${name}(?=[\\s>])`, 'g')
  next.lastIndex = start + 1
  const found = next.exec(text)
  if (!found) return text.length
  if (found[1] === '') return found.index
  const closed = text.indexOf('>', found.index)
  return closed === -1 ? text.length : closed + 1
}

const linesIn = (text: string) => text.split('\n').length - 1
