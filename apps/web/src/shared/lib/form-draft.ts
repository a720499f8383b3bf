const PREFIX = 'draft-'

/** What was typed into a form and not sent yet; the tab keeps it. */
export function formDraft<Values extends object>(key: string) {
  const storageKey = PREFIX + key
  return {
    read(): Partial<Values> {
      try {
        const saved: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')
        return typeof saved === 'object' && saved !== null ? saved : {}
      } catch {
        return {}
      }
    },
    keep(values: Values) {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(values))
      } catch {
        // A full or forbidden storage costs no more than the draft.
      }
    },
    forget() {
      try {
        window.sessionStorage.removeItem(storageKey)
      } catch {
        // Where nothing may be stored, nothing was.
      }
    },
  }
}
