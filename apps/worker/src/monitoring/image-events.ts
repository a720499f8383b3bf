import { compareImages, explainImages, type PackedImage, type ReadyQuery } from '@markwright/image-search'
import type { MonitorRule } from '@markwright/monitoring/monitor-rule'
import type { ChangedMark } from './changed-mark.ts'
import { eventMaker, eventsOfPublication, isWithin, type MonitorEvent, type SearchFilters } from './find-events.ts'

/** A record with the description of the image that it shows. */
export type MarkWithImage = {
  mark: ChangedMark
  image: PackedImage
  /** The image has been described only now, whatever else has happened to the record. */
  isNews: boolean
}

/**
 * What has happened to a record whose image is similar to that of the monitor. A new or changed image is reported once,
 * because its key names it, however often it is come across.
 */
export function imageEvents(
  rule: MonitorRule,
  query: ReadyQuery,
  { mark, image, isNews }: MarkWithImage,
  surroundings: Pick<SearchFilters, 'today' | 'ownRules'>,
): MonitorEvent[] {
  const { before, after } = mark
  if (after.imageKey === null || !isWithin(rule, after)) return []
  const match = compareImages(query, image)
  if (match.score < rule.leastScore) return []
  const event = eventMaker(mark, () => explainImages(match), surroundings)
  const isNew = isNews || before === null || before.imageKey !== after.imageKey || !isWithin(rule, before)
  return isNew ? [event('new', after.imageKey)] : eventsOfPublication(mark, event)
}
