import { ApiError } from '@markwright/api-client/fetch'
import { expect, test } from 'vitest'
import { refusedField } from './refused-field.ts'

test('a refusal that names a field is shown beside it', () =>
  expect(refusedField(new ApiError(400, 40000, '邮箱格式错误', { field: 'email', reason: 'email' }))).toBe('email'))

test.each([
  ['one without facts', new ApiError(400, 40000, '')],
  ['one whose facts are a word', new ApiError(401, 1, '', 'invalid_grant')],
  ['one about something else', new ApiError(400, 40000, '', { errors: [] })],
  ['a fault of ours', new Error('field')],
])('%s names none', (_kind, error) => expect(refusedField(error)).toBeNull())
