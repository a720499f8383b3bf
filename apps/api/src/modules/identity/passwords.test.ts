import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ key: '0123456789abcdef' })

test.each([
  ['AhMN+y/uzjU=', 'pass1234'],
  ['IjIN+2nsj2UtTo3XnKYzgiiP2awUfWd9F24SvGo=', 'P@ssw0rd-长密码-0123456789'],
])('a password that CryptoJS has encrypted is read: %s', (encrypted, password) => {
  expect(passwords.decode(encrypted)).toBe(password)
})

test('a plus sign that was not escaped on its way is one all the same', () => {
  expect(passwords.decode('AhMN y/uzjU=')).toBe('pass1234')
})

test.each(['pass1234!', 'AhMN+y/uzjU', 'gICAgA==', '密码'])('what nobody has encrypted is refused: %s', (encrypted) => {
  expect(() => passwords.decode(encrypted)).toThrow(
    expect.objectContaining({ entry: expect.objectContaining({ status: 400 }) }),
  )
})

test('a refusal does not repeat the password', () => {
  let refusal: unknown
  try {
    passwords.decodeNew('AhMN+y/u', 'change')
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({ facts: { field: 'password' } })
  expect(JSON.stringify(refusal)).not.toContain('pass12')
})

test('a password is known by its hash, which is another one every time', async () => {
  const [first, second] = [await passwords.hash('pass1234'), await passwords.hash('pass1234')]
  expect(first).not.toBe(second)
  expect(await passwords.verify('pass1234', first)).toBe(true)
  expect(await passwords.verify('pass1235', first)).toBe(false)
  expect(await passwords.verify('pass1234', null)).toBe(false)
})
