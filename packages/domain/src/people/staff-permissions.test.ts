import { expect, test } from 'vitest'
import { isStaffRole, permissionsOf, staffPermissions, staffRoles } from './staff-permissions.ts'

test('an administrator may do everything, anyone who has no role may only see who they are', () => {
  expect(permissionsOf(['admin'])).toEqual(staffPermissions)
  expect(permissionsOf([])).toEqual(['session'])
})

test('somebody with several roles has the permissions of all', () => {
  const both = permissionsOf(['content', 'support'])
  expect(both).toEqual(
    staffPermissions.filter((each) => [...permissionsOf(['content']), ...permissionsOf(['support'])].includes(each)),
  )
})

test('a viewer reads and changes nothing; the codes in the outbox and the operations are for administrators alone', () => {
  expect(permissionsOf(['viewer']).filter((each) => !/^session$|\.read$/.test(each))).toEqual([])
  for (const permission of ['outbox.read', 'operations.read', 'operations.manage'] as const)
    expect(staffRoles.filter((role) => permissionsOf([role]).includes(permission))).toEqual(['admin'])
})

test('every permission is held by somebody besides the administrator, but for the outbox and the operations', () => {
  const held = new Set(staffRoles.filter((role) => role !== 'admin').flatMap((role) => permissionsOf([role])))
  expect(staffPermissions.filter((each) => !held.has(each))).toEqual([
    'outbox.read',
    'operations.read',
    'operations.manage',
  ])
})

test('roles are known by name', () => {
  expect(isStaffRole('content')).toBe(true)
  expect(isStaffRole('staff')).toBe(false)
})
