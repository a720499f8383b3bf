/** A text in the two languages of the product. */
export type Text = { readonly zh: string; readonly en: string }
