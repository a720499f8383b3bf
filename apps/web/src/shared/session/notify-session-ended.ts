/**
 * Says over the page that the session has ended, with a button for signing in again, until it is closed or somebody has
 * signed in; its code comes when it is needed.
 */
export function notifySessionEnded() {
  void import('./session-ended-notice.tsx').then(({ showSessionEnded }) => showSessionEnded())
}
