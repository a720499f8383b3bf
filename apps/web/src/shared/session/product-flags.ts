const KEY = 'patentTranslation'

/** Spec 1 §3: the session has a flag for translation, set once it was opened, by which its introduction offers to go on. */
export function setPatentTranslation() {
  try {
    window.sessionStorage.setItem(KEY, 'true')
  } catch {
    // A browser that stores nothing begins anew.
  }
}

export function hasPatentTranslation(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}
