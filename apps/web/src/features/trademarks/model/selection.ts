import { useSyncExternalStore } from 'react'
import { onCurrentUser, currentUserKey } from '../../../shared/session/current-user.ts'

/** A mark that was put aside, as far as the bar at the bottom shows it. */
export type Selected = { id: string; name: string | null; country: string; appNo: string }

/** Spec 2 §5: so many marks are selected, and compared, at once. */
export const SELECTED_MAX = 5

const storageKey = () => currentUserKey('selected-marks')
const NONE: readonly Selected[] = []

let selected: readonly Selected[] = read()
const listeners = new Set<() => void>()
onCurrentUser(() => {
  selected = read()
  listeners.forEach((changed) => changed())
})

/** Marks that the user put aside in this window: they stay over pages, other searches and a reload. */
export function useSelection(): readonly Selected[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => selected,
  )
}

/** Puts marks aside, or takes them out again; whether there was room for all of them. */
export function select(marks: readonly Selected[], areSelected: boolean): boolean {
  const ids = new Set(marks.map(({ id }) => id))
  const others = selected.filter(({ id }) => !ids.has(id))
  const known = new Set(selected.map(({ id }) => id))
  if (!areSelected) {
    set(others)
    return true
  }
  const added = marks
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, country, appNo }) => ({ id, name, country, appNo }))
  const all = [...selected, ...added]
  set(all.slice(0, SELECTED_MAX))
  return all.length <= SELECTED_MAX
}

/** Whether a mark is put aside now. */
export const isSelected = (id: string) => selected.some((each) => each.id === id)

/** Takes the place of what was put aside. */
export function set(next: readonly Selected[]) {
  selected = next.length > 0 ? next : NONE
  try {
    // An empty one takes the place of nothing that a member put aside before.
    if (selected === NONE) window.sessionStorage.removeItem(storageKey())
    else window.sessionStorage.setItem(storageKey(), JSON.stringify(selected))
  } catch {
    // A full or forbidden storage costs no more than the memory of this choice.
  }
  listeners.forEach((changed) => changed())
}

function read(): readonly Selected[] {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(storageKey()) ?? '[]')
    return Array.isArray(saved) && saved.every(isMark) ? saved.slice(0, SELECTED_MAX) : NONE
  } catch {
    return NONE
  }
}

function isMark(value: unknown): value is Selected {
  const mark = value as Partial<Selected> | null
  return typeof mark?.id === 'string' && typeof mark.country === 'string' && typeof mark.appNo === 'string'
}
