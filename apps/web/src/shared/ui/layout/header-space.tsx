/** Keeps what follows from beginning behind a transparent header. */
export const HeaderSpace = () => <div style={{ flex: 'none', height: 'var(--header-height)' }} />
