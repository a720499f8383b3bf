import { ApiError } from '@markwright/api-client/fetch'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { beginSession } from '../../../shared/session/session.ts'
import { previousSessionEnd } from '../../../shared/session/use-member.ts'
import { refusals } from '../model/refusals.ts'
import type { SessionCall } from '../model/sign-in-calls.ts'

/**
 * Begins a session. An account that is signed in elsewhere is only signed out there if the user agrees (spec 1 §4);
 * gives whether there is a session now. `question` is where that is requested, and must be drawn.
 */
export function useSessionStart() {
  const { t } = useTranslation('identity')
  const [modal, query] = Modal.useModal()

  const tokenOf = async (call: SessionCall): Promise<string | null> => {
    try {
      return await call(false)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== refusals.signedInElsewhere) throw error
      const isForced = await modal.confirm({
        title: error.message,
        content: t('elsewhere.text'),
        okText: t('elsewhere.confirm'),
        cancelText: t('elsewhere.cancel'),
      })
      return isForced ? call(true) : null
    }
  }
  const start = async (call: SessionCall): Promise<boolean> => {
    await previousSessionEnd()
    const token = await tokenOf(call)
    if (token !== null) beginSession(token)
    return token !== null
  }
  return { start, question: query }
}
