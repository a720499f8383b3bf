const DELAY_MS = 300

/** For `loading` of a button, which would blink at an answer that comes at once. */
export const whenSlow = (isBusy: boolean) => isBusy && { delay: DELAY_MS }
