import { officeCode } from './office-status.ts'

/** Texts joined by commas, the empty ones left out. */
export const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part).join(', ') || undefined

/** A text cut to what the register stores, with an ellipsis where something was cut; undefined for an empty one. */
export function clip(text: string | undefined, charactersMax: number): string | undefined {
  if (!text) return undefined
  if (text.length <= charactersMax) return text
  // The cut may go through a pair of surrogates.
  return `${text.slice(0, charactersMax - 1).replace(/\p{Surrogate}$/u, '')}…`
}

/** A country code of WIPO ST.3, or undefined for what is none, such as the three-letter codes of older files. */
export const countryOf = (code: string | undefined): string | undefined =>
  code && /^[A-Z]{2}$/.test(code) ? officeCode(code) : undefined

export type FoundEvent = {
  on: string | undefined
  /** Among the events of one day. */
  order?: number
  code?: string | null | undefined
  text: string | undefined
  issue?: string | null | undefined
}

/** Events from the oldest to the latest, those without a day or words left out. */
export function eventsInOrder(events: readonly FoundEvent[]) {
  return events
    .flatMap(({ on, order = 0, code, text, issue }) =>
      on && text ? [{ order, event: { on, code, text: clip(text, 1000)!, issue } }] : [],
    )
    .toSorted((a, b) => (a.event.on === b.event.on ? a.order - b.order : a.event.on < b.event.on ? -1 : 1))
    .map(({ event }) => event)
}
