import { paths } from '../../../shared/lib/paths.ts'

/** The search for every mark whose applicant has exactly this name, in every register and whatever its status. */
export const marksPath = (applicantName: string) =>
  `${paths.combinedQuery}?${new URLSearchParams({
    tmApplicant: applicantName,
    queryWay: 'term',
    country: 'all',
    status: 'all',
  })}`
