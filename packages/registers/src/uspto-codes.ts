import { addYears, isDay } from '@markwright/domain/dates/calendar'
import type { MarkKind } from '@markwright/domain/marks/register-record'
import type { TrademarkStatus } from '@markwright/domain/marks/trademark-status'

type StatusRange = readonly [from: number, to: number, status: TrademarkStatus, words: string]

/**
 * Status codes of the USPTO (Trademark Applications Daily XML, table 1) by range: dead is 9, registered 10, in or
 * after the opposition period 11, other pending applications 12. Codes that say neither are 8.
 */
const statusRanges: readonly StatusRange[] = [
  [400, 406, 9, 'International registration cancelled'],
  [410, 410, 12, 'International registration restricted, transformation pending'],
  [411, 412, 9, 'International registration restricted'],
  [413, 413, 12, 'International registration restricted, transformation pending'],
  [414, 417, 9, 'International registration restricted'],
  [600, 609, 9, 'Abandoned'],
  [610, 610, 9, 'Terminated after sanctions'],
  [612, 614, 9, 'Abandoned, petition to revive'],
  [616, 616, 12, 'Revived'],
  [618, 618, 9, 'Abandoned'],
  [620, 620, 12, 'Application, status not recorded'],
  [622, 622, 8, 'Misassigned serial number'],
  [624, 625, 10, 'Registered'],
  [626, 626, 9, 'Cancelled or expired'],
  [630, 631, 12, 'New application'],
  [632, 632, 9, 'Informal application'],
  [638, 638, 12, 'New application, assigned to examiner'],
  [640, 649, 12, 'Office action issued'],
  [650, 654, 12, 'Suspended'],
  [655, 660, 12, 'Office action issued'],
  [661, 672, 12, 'Under examination'],
  [680, 682, 12, 'Approved for publication'],
  [686, 686, 11, 'Published for opposition'],
  [688, 688, 12, 'Notice of allowance issued'],
  [689, 690, 12, 'Notice of allowance withdrawn'],
  [692, 694, 12, 'Withdrawn from publication or issue'],
  [700, 700, 10, 'Registered'],
  [701, 708, 10, 'Registered, declaration of use accepted'],
  [709, 714, 9, 'Cancelled'],
  [715, 715, 12, 'Cancelled, restored to pendency'],
  [717, 717, 10, 'Registered'],
  [718, 734, 12, 'Extension of time to file a statement of use'],
  [739, 739, 10, 'Registered, declaration of use accepted'],
  [740, 740, 10, 'Registered, post-registration paper filed'],
  [744, 757, 12, 'Statement of use under examination'],
  [760, 764, 12, 'Appeal against refusal'],
  [765, 772, 12, 'Concurrent use or interference proceeding'],
  [773, 773, 11, 'Extension of time to oppose'],
  [774, 774, 11, 'Opposition pending'],
  [775, 777, 11, 'Opposition ended'],
  [778, 778, 10, 'Registered, cancellation dismissed'],
  [779, 779, 11, 'Opposition sustained'],
  [780, 780, 10, 'Registered, cancellation terminated'],
  [781, 783, 9, 'Cancelled'],
  [790, 790, 10, 'Registered, cancellation pending'],
  [794, 794, 12, 'Returned to examiner'],
  [800, 800, 10, 'Registered and renewed'],
  [801, 802, 11, 'Opposition or extension of time to oppose filed'],
  [803, 803, 11, 'Amendment after publication'],
  [804, 804, 12, 'Appeal received'],
  [806, 817, 12, 'Statement of use under examination'],
  [818, 819, 12, 'Approved for registration'],
  [820, 825, 12, 'Statement of use under examination'],
  [900, 900, 9, 'Expired'],
  [901, 901, 9, 'Dead'],
  [968, 968, 9, 'Non-registration data withdrawn'],
  [969, 970, 8, 'Non-registration data'],
  [973, 973, 12, 'Suspended pending review'],
]

/** The status behind a USPTO code. `words` are the office's own where the file has them, else those of the range. */
export function usptoStatus(
  code: string | undefined,
  words?: string,
): { status: TrademarkStatus; officeStatus: string | undefined } {
  const number = Number(code)
  const range = statusRanges.find(([from, to]) => number >= from && number <= to)
  return {
    status: range?.[2] ?? 8,
    officeStatus: [code, words ?? range?.[3]].filter(Boolean).join(' ') || undefined,
  }
}

/**
 * The kind behind the first digit of a USPTO mark drawing code. 6 stands for marks that cannot be drawn: sounds, and
 * now and then something else, which only the description of the mark says.
 */
export function usptoMarkKind(
  drawingCode: string | undefined,
  mark: { hasText: boolean; isThreeDimensional: boolean; description?: string },
): MarkKind {
  if (mark.isThreeDimensional) return 'threeDimensional'
  const digit = drawingCode?.trim()[0]
  if (digit === '1' || digit === '4' || digit === '5') return 'word'
  if (digit === '2') return 'figure'
  if (digit === '3') return 'combined'
  if (digit === '6')
    return /scent|smell|odor|fragrance|flavor|texture/i.test(mark.description ?? '') ? 'other' : 'sound'
  return mark.hasText ? 'word' : 'figure'
}

// 15 U.S.C. §1058 and §1059 as amended by the Trademark Law Revision Act of 1988.
const TEN_YEAR_TERMS_SINCE = '1989-11-16'

/** When a US registration ends that was made or last renewed on a day: after ten years, twenty before 16 November 1989. */
export function usptoExpiry(since: string | undefined): string | undefined {
  if (since === undefined || !isDay(since)) return undefined
  return addYears(since, since < TEN_YEAR_TERMS_SINCE ? 20 : 10)
}

/**
 * Owners of a mark as the USPTO lists them, former ones included: the type of party rises with each transfer, so those
 * of the highest type hold the mark now. 70 and more are correspondents.
 */
export function currentOwners<Owner>(
  owners: readonly Owner[],
  partyType: (owner: Owner) => string | undefined,
): Owner[] {
  const typeOf = (owner: Owner) => Number(partyType(owner) ?? 0)
  const parties = owners.filter((owner) => typeOf(owner) < 70)
  const last = Math.max(...parties.map(typeOf))
  return parties.filter((owner) => typeOf(owner) === last)
}
