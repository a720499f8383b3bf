import type { TrademarkStatus } from '@markwright/domain/marks/trademark-status'
import { usptoStatus } from './uspto-codes.ts'

/** EM and EU both stand for the EUIPO; the specification says EU. */
export const officeCode = (code: string): string => (code === 'EM' ? 'EU' : code)

type Wording = Partial<Record<TrademarkStatus, readonly string[]>>

/** Words of the EUIPO, of ST.66 and of ST.96 (MarkCurrentStatusCode). */
const wipoWords: Wording = {
  9: [
    'abandoned',
    'application abandoned',
    'application deemed not filed',
    'application deemed withdrawn',
    'application lapsed',
    'application refused',
    'application rejected',
    'application withdrawn',
    'cancelled',
    'dead',
    'deleted',
    'ended',
    'expired',
    'invalidated',
    'lapsed',
    'refused',
    'registration cancelled',
    'registration expired',
    'registration invalidated',
    'registration lapsed',
    'registration revoked',
    'registration surrendered',
    'removed from register',
    'revoked',
    'surrendered',
    'withdrawn',
  ],
  10: [
    'cancellation pending',
    'invalidity proceeding pending',
    'live registration',
    'protected',
    'registered',
    'registered and fully paid',
    'registration cancellation pending',
    'registration published',
    'registration renewed',
    'renewed',
    'revocation proceeding pending',
  ],
  11: [
    'application opposed',
    'application published',
    'opposed',
    'opposition pending',
    'published',
    'published for opposition',
    'start of opposition period',
  ],
  12: [
    'acceptance pending',
    'appeal pending',
    'appealable',
    'application accepted',
    'application filed',
    'application incomplete',
    'application received',
    'application refused partially',
    'application under examination',
    'application under re-examination',
    'awaiting court action',
    'classification checked',
    'filed',
    'filing date accorded',
    'interruption of proceeding',
    'pending',
    'registration pending',
    'suspended',
    'under examination',
  ],
}

/** Words of the Korean office (KIPRIS). */
const koreanWords: Wording = {
  9: ['각하', '거절', '말소', '무효', '소멸', '실효', '취소', '취하', '포기'],
  10: ['등록'],
  11: ['공고', '출원공고'],
  12: ['심사', '심사중', '심사대기', '심판', '심판중', '출원'],
}

const statusByWords = new Map(
  [wipoWords, koreanWords].flatMap((wording) =>
    Object.entries(wording).flatMap(([status, words]) =>
      words.map((word) => [word, Number(status) as TrademarkStatus] as const),
    ),
  ),
)

/** What a record says about its state, in words, by a code, or by what has happened. */
export type StatusFacts = {
  words?: string | null | undefined
  code?: string | undefined
  registeredOn?: string | undefined
  publishedOn?: string | undefined
  opposed?: boolean
}

// Spec 2 §4: mainland China has a family of codes of its own.
const inMainlandChina: Partial<Record<TrademarkStatus, TrademarkStatus>> = { 9: 2, 10: 1, 11: 3, 12: 6 }

/**
 * The status of a record in the specification's codes, with the office's own words beside it. Words that nobody has
 * mapped give 8, other; so does a record without any word or fact that decides.
 */
export function officeStatus(
  office: string,
  facts: StatusFacts,
): { status: TrademarkStatus; officeStatus: string | undefined } {
  const words = facts.words?.trim() || undefined
  if (office === 'US' && facts.code && /^\d{3}$/.test(facts.code)) return usptoStatus(facts.code, words)
  const status = statusOf(facts)
  return { status: (office === 'CN' && inMainlandChina[status]) || status, officeStatus: words ?? facts.code }
}

function statusOf({ words, code, registeredOn, publishedOn, opposed }: StatusFacts): TrademarkStatus {
  const said = (words ?? code)?.trim().toLowerCase()
  if (said === 'live') return registeredOn ? 10 : publishedOn ? 11 : 12
  if (said) return statusByWords.get(said) ?? 8
  if (registeredOn) return 10
  return opposed ? 11 : 8
}
