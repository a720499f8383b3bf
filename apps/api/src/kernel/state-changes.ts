import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { StateChange } from '@markwright/workflow'

/** An entry in the history of a record, for the wire. */
export const presentStateChange = (change: StateChange): Schemas['StateChange'] => ({
  event: change.event,
  from: change.from,
  to: change.to,
  actorType: change.actorType,
  actor: change.actorName,
  reason: change.reason,
  facts: change.facts,
  time: formatInstant(change.at),
})
