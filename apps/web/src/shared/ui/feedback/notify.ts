/** Says something in passing, over the page; its code comes when it is needed. */
export function notifyError(text: string) {
  void import('./notify-by-message.tsx').then(({ messages }) => messages.error(text))
}

export function notifySuccess(text: string) {
  void import('./notify-by-message.tsx').then(({ messages }) => messages.success(text))
}
