/** Where on the page a pair is explained. */
export const pairAnchor = ({ a, b }: { a: string; b: string }) => `pair-${a}-${b}`
