import type { Facets } from '@markwright/api-client/models/facets'

/** The lists of the second filter (spec 2 §3), in the order in which people reach for them. */
export const facetNames = [
  'niceList',
  'country',
  'tmstatuscode',
  'isvalid',
  'applicant',
  'appYear',
  'regYear',
  'rightPeriod',
  'trailYear',
  'ggBeginYear',
  'priorityYear',
  'imageFactory',
] as const satisfies (keyof Facets)[]
export type FacetName = (typeof facetNames)[number]
