import { expect, test } from 'vitest'
import { followRegister, takeRegister } from './follow-register.ts'
import { differencesOf, type ItemRow } from './portfolio-item.ts'

const values = {
  title: '云澜',
  registrationNumber: null,
  classes: [9],
  patentKind: null,
  state: 'pending' as const,
  owner: '甲',
  agent: null,
  filedOn: '2024-01-02',
  registeredOn: null,
  expiresOn: null,
  priorityOn: null,
}
const facts = { publicId: 'CN_1', isDesignation: false }
const item: ItemRow = {
  ...values,
  id: '1',
  accountId: 'a',
  clientId: null,
  kind: 'mark',
  office: 'CN',
  number: '1',
  registerKey: '1',
  register: { ...values, ...facts },
  kept: {},
}

test('what was the register’s follows it, what is the member’s stays and differs', () => {
  const own = { ...item, owner: '甲有限公司', kept: { owner: '甲' } }
  expect(differencesOf(own, own.register, own.kept)).toEqual([])
  const next = { ...values, ...facts, state: 'live' as const, registeredOn: '2025-03-04', owner: '乙' }
  const { changes, item: followed } = followRegister(own, next)
  expect(changes).toEqual([
    { field: 'state', from: 'pending', to: 'live' },
    { field: 'owner', from: '甲', to: '乙' },
    { field: 'registeredOn', from: null, to: '2025-03-04' },
  ])
  expect(followed).toMatchObject({ state: 'live', registeredOn: '2025-03-04', owner: '甲有限公司' })
  expect(differencesOf(followed, followed.register, followed.kept)).toEqual(['owner'])
  expect(takeRegister(followed)).toMatchObject({ owner: '乙', kept: {} })
})

test('a register that says the same changes nothing, one that leaves something out takes nothing away', () => {
  expect(followRegister(item, { ...values, ...facts }).changes).toEqual([])
  const { item: followed } = followRegister(item, { ...values, ...facts, owner: null, classes: [] })
  expect(followed).toMatchObject({ owner: '甲', classes: [9] })
  expect(differencesOf(followed, followed.register, followed.kept)).toEqual([])
})
