const PREFIX = 'draft-'

/** What was typed into a form and not sent yet; the tab keeps it. */
export function formDraft<Values extends object>(key: string) {
  const storageKey = PREFIX + key
  return {
    read(): Partial<Values> {
      try {
        const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')
        return typeof kept === 'object' && kept !== null ? kept : {}
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

/** Forgets the drafts whose keys begin so. */
export function forgetDrafts(beginning: string) {
  try {
    const kept = Object.keys(window.sessionStorage)
    for (const key of kept) if (key.startsWith(PREFIX + beginning)) window.sessionStorage.removeItem(key)
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
