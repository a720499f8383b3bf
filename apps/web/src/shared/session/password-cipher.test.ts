import { expect, test } from 'vitest'
import { obfuscatePassword } from './password-cipher.ts'

test.each([
  ['pass1234', 'AhMN+y/uzjU='],
  ['P@ssw0rd-长密码-0123456789', 'IjIN+2nsj2UtTo3XnKYzgiiP2awUfWd9F24SvGo='],
])('the password %s is obfuscated as the server reads it', (password, obfuscated) =>
  expect(obfuscatePassword(password, '0123456789abcdef')).toBe(obfuscated),
)
