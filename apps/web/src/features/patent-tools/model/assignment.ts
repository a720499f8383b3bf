import {
  type ApplicationPart,
  applicationLimits,
  applicationParts,
  type PageSection,
} from '@markwright/domain/patents/patent-parts'

/** The sections of a page from the top down; one, of the whole page, where it is not cut. */
export type PageSections = readonly PageSection[]
/** The sections of each page. */
export type Assignment = readonly PageSections[]

export const wholePage = (parts: readonly ApplicationPart[] | null): PageSections => [{ top: 0, parts }]

/** As the server takes them: `claims;|0.31:claims,description;`. */
export const writeAssignment = (assignment: Assignment): string =>
  assignment
    .map((sections) =>
      sections.map(({ top, parts }, at) => (at === 0 ? '' : `${top.toFixed(4)}:`) + (parts ?? []).join(',')).join('|'),
    )
    .join(';')

export const isOpen = (sections: PageSections): boolean => sections.some(({ parts }) => parts === null)
export const undecided = (assignment: Assignment): number => assignment.filter(isOpen).length
export const hasPart = (sections: PageSections, part: ApplicationPart): boolean =>
  sections.some(({ parts }) => parts?.includes(part))

export const withPage = (assignment: Assignment, at: number, sections: PageSections): Assignment =>
  assignment.map((each, index) => (index === at ? sections : each))

export const withParts = (sections: PageSections, at: number, parts: readonly ApplicationPart[] | null): PageSections =>
  sections.map((section, index) => (index === at ? { ...section, parts } : section))

/** The parts with one more, or without it, in the order of the filing system. */
const toggled = (parts: readonly ApplicationPart[] | null, part: ApplicationPart): ApplicationPart[] =>
  applicationParts.filter((each) => (each === part) !== (parts ?? []).includes(each))

/** What a key does to the parts of a page; undefined where it does nothing. */
export function partsByKey(
  { code, shiftKey }: { code: string; shiftKey: boolean },
  parts: readonly ApplicationPart[] | null,
  suggested: ApplicationPart | null,
): readonly ApplicationPart[] | undefined {
  if (code === 'Enter') return parts === null && suggested ? [suggested] : undefined
  const digit = /^(?:Digit|Numpad)([0-5])$/.exec(code)?.[1]
  if (digit === undefined) return undefined
  const part = applicationParts[Number(digit) - 1]
  if (!part) return []
  return shiftKey ? toggled(parts, part) : [part]
}

/** How far apart two cuts are at least, and a cut moves where no lines say how far; shares of the height of a page. */
const STEP = 0.01

/** Where cuts can be: between the lines of a page, or anywhere where it has none. */
const placesOf = (breaks: readonly number[]): readonly number[] =>
  breaks.length > 0 ? breaks : Array.from({ length: 99 }, (_, at) => (at + 1) * STEP)

/** A page with one more cut as close as possible to a place; the new section has the parts of the one that it was of. */
export function addCut(sections: PageSections, breaks: readonly number[], near: number): PageSections {
  if (sections.length >= applicationLimits.sections) return sections
  const free = placesOf(breaks).filter((place) => sections.every(({ top }) => Math.abs(top - place) >= STEP / 2))
  if (free.length === 0) return sections
  const top = closest(free, near)
  const at = sections.findLastIndex((section) => section.top < top)
  return sections.toSpliced(at + 1, 0, { top, parts: sections[at]!.parts })
}

/** The middle of the highest section, where another cut is most likely wanted. */
export function placeForCut(sections: PageSections): number {
  const heights = sections.map(({ top }, at) => (sections[at + 1]?.top ?? 1) - top)
  const at = heights.indexOf(Math.max(...heights))
  return sections[at]!.top + heights[at]! / 2
}

/** A page without the cut above a section, which becomes a piece of the one above. */
export const removeCut = (sections: PageSections, at: number): PageSections => sections.toSpliced(at, 1)

/** A page whose cut above a section is at a place, or next to it and between its neighbours. */
export function moveCut(sections: PageSections, at: number, breaks: readonly number[], to: number): PageSections {
  const places = between(sections, at, breaks)
  if (places.length === 0) return sections
  return withTop(sections, at, closest(places, to))
}

/** A page whose cut above a section is one place further down, or up; the same where there is none. */
export function stepCut(sections: PageSections, at: number, breaks: readonly number[], step: 1 | -1): PageSections {
  const { top } = sections[at]!
  const places = between(sections, at, breaks)
  const next = step > 0 ? places.find((place) => place > top + 0.001) : places.findLast((place) => place < top - 0.001)
  return next === undefined ? sections : withTop(sections, at, next)
}

/** The cut that is closest to a place, by the section below it. */
export const closestCut = (sections: PageSections, to: number): number => {
  const tops = sections.slice(1).map(({ top }) => top)
  return tops.indexOf(closest(tops, to)) + 1
}

const closest = (places: readonly number[], to: number): number =>
  places.reduce((one, other) => (Math.abs(other - to) < Math.abs(one - to) ? other : one))

const withTop = (sections: PageSections, at: number, top: number): PageSections =>
  sections.map((section, index) => (index === at ? { ...section, top } : section))

function between(sections: PageSections, at: number, breaks: readonly number[]): readonly number[] {
  const [above, below] = [sections[at - 1]!.top, sections[at + 1]?.top ?? 1]
  return placesOf(breaks).filter((place) => place > above + STEP / 2 && place < below - STEP / 2)
}
