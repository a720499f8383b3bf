import { ApiError } from '@markwright/api-client/fetch'
import type { RequestHumanCheck } from '../../../shared/human-check/use-human-check.tsx'

/** Anyone who has sent many requests must show that a person sends them. */
const HUMAN_CHECK_WANTED = 428

/**
 * The answer to a call that may want a human check, which is then made and sent along; null where the user closed it.
 * @throws ApiError as the call does.
 */
export async function withHumanCheck<Answer>(
  call: (check: { checkCode?: string }) => Promise<Answer>,
  requestHumanCheck: RequestHumanCheck,
): Promise<Answer | null> {
  try {
    return await call({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== HUMAN_CHECK_WANTED) throw error
    const checkCode = await requestHumanCheck()
    return checkCode === null ? null : call({ checkCode })
  }
}
