import { expect, test } from 'vitest'
import { allowedEvents, defineStateMachine, nextState } from './state-machine.ts'

const parcel = defineStateMachine({
  subject: 'parcel',
  initial: ['packed'],
  transitions: {
    send: { from: ['packed', 'returned'], to: 'sent', by: ['staff'] },
    deliver: { from: ['sent'], to: 'delivered', by: ['provider'] },
    return: { from: ['sent', 'delivered'], to: 'returned', by: ['member', 'provider'], needsReason: true },
  },
})

test('an event leads to its state from the states it names only', () => {
  expect(nextState(parcel, 'packed', 'send', 'staff')).toBe('sent')
  expect(nextState(parcel, 'delivered', 'send', 'staff')).toBeNull()
})

test('an event is refused to actors it does not name', () => {
  expect(nextState(parcel, 'packed', 'send', 'member')).toBeNull()
})

test('the allowed events follow state and actor', () => {
  expect(allowedEvents(parcel, 'sent', 'provider')).toEqual(['deliver', 'return'])
  expect(allowedEvents(parcel, 'sent', 'member')).toEqual(['return'])
})

test('a state that no transition leads to is a mistake in the declaration', () => {
  const declare = () =>
    defineStateMachine({
      subject: 'parcel',
      initial: ['packed'],
      transitions: { open: { from: ['lost'], to: 'packed', by: ['staff'] } },
    })
  expect(declare).toThrow('no transition leads to lost')
})
