import { expect, test } from 'vitest'
import { patentscopePriorities, patentscopeSymbols } from './patentscope-cells.ts'

const us = (number: string, date: string | null) => ({ country: 'US', number, date })

test.each([
  ['[60/578,665 09.06.2004 US]', [us('60/578,665', '2004-06-09')]],
  [
    '[US 20030707 60/485,616, US 20030707 60/485,539]',
    [us('60/485,616', '2003-07-07'), us('60/485,539', '2003-07-07')],
  ],
  [
    '[60/433,506 16.12.2002 US, 2,419,526 21.02.2003 CA]',
    [us('60/433,506', '2002-12-16'), { country: 'CA', number: '2,419,526', date: '2003-02-21' }],
  ],
  ['[10/121,880  US, 10/121,880 2002-04-12T23:59:59.000Z US]', [us('10/121,880', '2002-04-12')]],
  ['[299537  , US20020299537  , 29953702 2002-11-18T23:59:59.000Z US]', [us('29953702', '2002-11-18')]],
  ['10/121,881  US', [us('10/121,881', null)]],
  ['US 20040101 10/278,665; 60/578,665 US', [us('10/278,665', '2004-01-01'), us('60/578,665', null)]],
  ['EP 20140619 14173196.8', [{ country: 'EP', number: '14173196.8', date: '2014-06-19' }]],
])('%s are priorities in full', (cell, priorities) => {
  expect(patentscopePriorities(cell)).toMatchObject({ priorities })
})

test('a priority that cannot be read is returned as it stands', () => {
  expect(patentscopePriorities('[60/578,665 09.06.2004 US, pending]')).toEqual({
    priorities: [us('60/578,665', '2004-06-09')],
    unread: ['pending'],
  })
})

test('a day alone is no number', () => {
  expect(patentscopePriorities('09.06.2004 US')).toEqual({ priorities: [], unread: ['09.06.2004 US'] })
})

test('of a damaged symbol the main group is taken, and the symbol is returned', () => {
  expect(patentscopeSymbols('A21D 13/8;A21D 6/;G06F 17//30;A21D 2/14;pizza')).toEqual({
    symbols: ['A21D13/00', 'A21D6/00', 'G06F17/30', 'A21D2/14'],
    unread: ['A21D 13/8', 'A21D 6/', 'pizza'],
  })
  expect(patentscopeSymbols('6 A 21 D 13/02, A 47 J 37/01')).toEqual({
    symbols: ['A21D13/02', 'A47J37/01'],
    unread: [],
  })
})
