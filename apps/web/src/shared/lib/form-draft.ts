const PREFIX = 'draft-'

/** What was typed into a form and not sent yet, saved in the tab. */
export type FormDraft<Values extends object> = {
  /** Empty where nothing was saved. */
  read: () => Partial<Values>
  save: (values: Values) => void
  remove: () => void
}

export function formDraft<Values extends object>(key: string): FormDraft<Values> {
  const storageKey = PREFIX + key
  return {
    read() {
      try {
        const saved: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')
        return typeof saved === 'object' && saved !== null ? saved : {}
      } catch {
        return {}
      }
    },
    save(values) {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(values))
      } catch {
        // A full or forbidden storage costs no more than the draft.
      }
    },
    remove() {
      try {
        window.sessionStorage.removeItem(storageKey)
      } catch {
        // Where nothing may be stored, nothing was.
      }
    },
  }
}
