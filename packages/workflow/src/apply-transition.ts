import type { QueryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { type Actor, nextState, type StateMachine } from './state-machine.ts'

/** Why a transition did not happen. */
export type TransitionProblem = 'notAllowed' | 'reasonMissing' | 'conflict'
export type TransitionOutcome<State> = { state: State; problem: null } | { state: State; problem: TransitionProblem }

/**
 * Moves a record to its next state and writes its history, in the caller's transaction; an act of staff is written to
 * the audit log too.
 *
 * `update` changes the row where it still has the version that was read (`WHERE id = … AND version = …`), and returns
 * whether it did. A problem changes nothing: `notAllowed` by the machine, `reasonMissing`, or `conflict` where somebody
 * else changed the row meanwhile.
 */
export async function applyTransition<State extends string, Event extends string>(
  tx: QueryBuilder,
  machine: StateMachine<State, Event>,
  change: {
    subjectId: string
    /** How people call the record: an order number. */
    subjectName: string
    state: State
    event: Event
    actor: Actor
    reason?: string | null
    facts?: Record<string, string | number | boolean | null>
    at: Date
    update: (to: State) => Promise<boolean>
  },
): Promise<TransitionOutcome<State>> {
  const { state, event, actor, reason = null } = change
  const to = nextState(machine, state, event, actor.type)
  if (to === null) return { state, problem: 'notAllowed' }
  if (machine.transitions[event].needsReason && !reason?.trim()) return { state, problem: 'reasonMissing' }
  if (!(await change.update(to))) return { state, problem: 'conflict' }
  await recordChange(tx, { ...change, subject: machine.subject, from: state, to, reason })
  return { state: to, problem: null }
}

type RecordedChange = {
  subject: string
  subjectId: string
  subjectName: string
  event: string
  /** Null when the record is created. */
  from: string | null
  to: string
  actor: Actor
  reason: string | null
  facts?: Record<string, string | number | boolean | null>
  at: Date
}

/** Writes the first entry of a record's history, in the transaction that creates it. */
export const recordCreation = (tx: QueryBuilder, created: Omit<RecordedChange, 'from' | 'event' | 'reason'>) =>
  recordChange(tx, { ...created, from: null, event: 'create', reason: null })

async function recordChange(tx: QueryBuilder, change: RecordedChange): Promise<void> {
  const { subject, subjectId, subjectName, event, from, to, actor, reason, facts, at } = change
  await tx
    .insertInto('state_change')
    .values({
      id: randomUUID(),
      subject_type: subject,
      subject_id: subjectId,
      event,
      from_state: from,
      to_state: to,
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      reason,
      facts: facts ? JSON.stringify(facts) : null,
      created_at: at,
    })
    .execute()
  if (actor.type !== 'staff') return
  await tx
    .insertInto('audit_entry')
    .values({
      id: randomUUID(),
      staff_id: actor.id,
      staff_name: actor.name,
      action: `${subject}.${event}`,
      subject_type: subject,
      subject_id: subjectId,
      subject_name: subjectName,
      facts: JSON.stringify({ from, to, ...(reason !== null && { reason }), ...facts }),
      ip: actor.ip ?? '',
      created_at: at,
    })
    .execute()
}

export type StateChange = {
  event: string
  from: string | null
  to: string
  actorType: Actor['type']
  actorName: string
  reason: string | null
  facts: Record<string, string | number | boolean | null> | null
  at: Date
}

/** The history of a record, oldest first. */
export async function listStateChanges(db: QueryBuilder, subject: string, subjectId: string): Promise<StateChange[]> {
  const rows = await db
    .selectFrom('state_change')
    .selectAll()
    .where('subject_type', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('sequence')
    .execute()
  return rows.map((row) => ({
    event: row.event,
    from: row.from_state,
    to: row.to_state,
    actorType: row.actor_type,
    actorName: row.actor_name,
    reason: row.reason,
    facts: row.facts,
    at: row.created_at,
  }))
}
