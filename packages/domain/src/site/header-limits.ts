/** Behaviour of the site's header (spec 1 §9): pixels of scrolling after which it stays fixed. */
export const HEADER_FIXED_AFTER_PX = 64

/** How long a submenu stays open after the pointer has left it, in milliseconds. */
export const SUBMENU_CLOSE_DELAY_MS = 50
