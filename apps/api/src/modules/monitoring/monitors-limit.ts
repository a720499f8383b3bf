import type { Usage } from '@markwright/entitlements'

/** How many monitors a member who has `count` may have; those of a trial are added to what there is one by one. */
export const monitorsLimit = ({ atOnce, extraLeft }: Pick<Usage, 'atOnce' | 'extraLeft'>, count: number): number =>
  extraLeft > 0 ? Math.max(atOnce ?? 0, count) + extraLeft : (atOnce ?? 0)
