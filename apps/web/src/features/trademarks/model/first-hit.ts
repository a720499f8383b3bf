/** Marks a list of hits on the page. */
export const hitListProps = { 'data-hits': '' }

/** Leads from the search field to the list; whether there is one. */
export function focusFirstHit(): boolean {
  const hit = document.querySelector<HTMLElement>('[data-hits] [data-roving]')
  hit?.focus()
  return hit !== null
}
