import {
  computeDeadlines,
  type Deadline,
  oppositionOf,
  type OppositionRule,
  renewalDeadline,
} from '@markwright/deadlines'
import { isLiveStatus } from '@markwright/domain/marks/trademark-status'
import type { FoundMark } from './trademarks.repository.ts'

/** The dates of a mark from which periods run. */
type DatedMark = {
  listed: Pick<
    FoundMark['listed'],
    'office' | 'status' | 'expiresOn' | 'registeredOn' | 'publishedOn' | 'isDesignation'
  >
  registrationPublishedOn: string | null
}

/**
 * The deadlines that lie ahead by the rules of the office: renewal, declaration of use, opposition. None for a mark that
 * has ended; an office or a date that is not known gives none either. `today` is the day in Asia/Shanghai.
 */
export function deadlinesOfMark(mark: DatedMark, today: string, ownRules: readonly OppositionRule[]): Deadline[] {
  if (!isLiveStatus(mark.listed.status)) return []
  return [...renewals(mark), ...declarations(mark, today), ...oppositions(mark, today, ownRules)]
}

function renewals({ listed: { office, isDesignation, expiresOn } }: DatedMark): Deadline[] {
  if (expiresOn === null) return []
  const renewal = renewalDeadline({ office, isDesignation, expiresOn })
  return renewal ? [renewal] : []
}

/** The declaration of use of the United States, once in the life of a mark; later ones come with the renewal. */
function declarations({ listed }: DatedMark, today: string): Deadline[] {
  const { office, registeredOn, isDesignation } = listed
  if (office !== 'US' || registeredOn === null || isDesignation) return []
  const response = computeDeadlines({ office, kind: 'mark', event: 'registration', date: registeredOn })
  if (!response.known) return []
  return response.deadlines.filter(({ rule, graceEnd, due }) => rule === 'US-TM-S8-6' && today <= (graceEnd ?? due))
}

function oppositions(
  { listed, registrationPublishedOn }: DatedMark,
  today: string,
  ownRules: readonly OppositionRule[],
): Deadline[] {
  const { registeredOn } = listed
  const opposition = oppositionOf({ ...listed, registrationPublishedOn }, today, ownRules)
  // The opposition period of a registered mark is over and no longer of interest.
  return opposition && (opposition.isOpen || registeredOn === null) ? [opposition.deadline] : []
}
