import { ApiError } from '@markwright/api-client/fetch'

/** The field of a form that the server refused, where it names one. */
export function refusedField(error: unknown): string | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object') return null
  const field = error.data?.['field']
  return typeof field === 'string' ? field : null
}
