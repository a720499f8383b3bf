export {
  applyTransition,
  listStateChanges,
  recordCreation,
  type StateChange,
  type TransitionOutcome,
  type TransitionProblem,
} from './apply-transition.ts'
export {
  allowedEvents,
  defineStateMachine,
  nextState,
  type Actor,
  type ActorType,
  type StateMachine,
  type Transition,
} from './state-machine.ts'
