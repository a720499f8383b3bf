/** Says something in passing, over the page; its code comes when it is needed. */
export function sayError(text: string) {
  void import('./say-by-message.tsx').then(({ messages }) => messages.error(text))
}

export function saySuccess(text: string) {
  void import('./say-by-message.tsx').then(({ messages }) => messages.success(text))
}
