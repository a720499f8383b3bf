/** Who can cause a transition: a member, staff, an external provider (a payment notification), or the system itself. */
export type ActorType = 'member' | 'staff' | 'provider' | 'system'

/** `id`: of the account or the staff member; null for providers and the system. `ip`: where a person called from. */
export type Actor = { type: ActorType; id: string | null; name: string; ip?: string }

export type Transition<State extends string> = {
  from: readonly State[]
  to: State
  by: readonly ActorType[]
  /** The transition is refused without a reason. */
  needsReason?: boolean
}

export type StateMachine<State extends string, Event extends string> = {
  /** Name of what has the state, such as `order`: the subject of its history. */
  subject: string
  initial: readonly State[]
  transitions: Readonly<Record<Event, Transition<State>>>
}

/**
 * Declares the states and transitions of a record.
 * @throws Error where a state can never be reached from an initial one.
 */
export function defineStateMachine<const State extends string, const Event extends string>(
  machine: StateMachine<State, Event>,
): StateMachine<State, Event> {
  const transitions = Object.values<Transition<State>>(machine.transitions)
  const reached = new Set<State>(machine.initial)
  for (let size = -1; size !== reached.size;) {
    size = reached.size
    for (const { from, to } of transitions) if (from.some((state) => reached.has(state))) reached.add(to)
  }
  const lost = transitions.flatMap(({ from }) => from).find((state) => !reached.has(state))
  if (lost !== undefined) throw new Error(`${machine.subject}: no transition leads to ${lost}`)
  return machine
}

/** The state after an event; null where the event is not allowed in this state or not to this kind of actor. */
export function nextState<State extends string, Event extends string>(
  { transitions }: StateMachine<State, Event>,
  state: State,
  event: Event,
  actor: ActorType,
): State | null {
  const { from, to, by } = transitions[event]
  return from.includes(state) && by.includes(actor) ? to : null
}

/** Events that an actor of this kind may cause in this state, in the order of their declaration. */
export function allowedEvents<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  actor: ActorType,
): Event[] {
  return (Object.keys(machine.transitions) as Event[]).filter(
    (event) => nextState(machine, state, event, actor) !== null,
  )
}
