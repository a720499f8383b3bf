// Where a file that the start of the site needs cannot be fetched, the site is loaded anew, once; after a second failure
// index.html says so. This has to work without the files that failed, hence a script of its own without imports.
;(() => {
  const RETRIED = 'start-retried'

  const fail = () => {
    stop()
    try {
      if (!sessionStorage.getItem(RETRIED)) {
        sessionStorage.setItem(RETRIED, '1')
        location.reload()
        return
      }
      sessionStorage.removeItem(RETRIED)
    } catch {
      // Without storage nobody knows whether this is the second failure.
    }
    document.documentElement.classList.add('start-failed')
  }
  /** @param {Event} event */
  const failWithFile = ({ target }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) fail()
  }
  const succeed = () => {
    stop()
    try {
      sessionStorage.removeItem(RETRIED)
    } catch {
      // Nothing was stored either.
    }
  }
  const stop = () => {
    removeEventListener('error', failWithFile, true)
    removeEventListener('site-start-failed', fail)
    removeEventListener('site-started', succeed)
  }

  // Errors of elements do not bubble.
  addEventListener('error', failWithFile, true)
  addEventListener('site-start-failed', fail)
  addEventListener('site-started', succeed)
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('start-again')?.addEventListener('click', () => location.reload())
  })
})()
