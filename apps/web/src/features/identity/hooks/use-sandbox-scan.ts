import { ApiError } from '@markwright/api-client/fetch'
import { createToken, notifyQrScan } from '@markwright/api-client/identity'
import type { Site } from '@markwright/api-client/models/site'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusals } from '../model/refusals.ts'
import { useSite } from './use-site.ts'

export type ScanStage = 'begun' | 'scanned' | 'confirmed' | 'cancelled'

/** What the mini program does with a code that was scanned; `randomToken` is in the code. */
export function useSandboxScan(randomToken: string) {
  const site = useSite()
  const [stage, setStage] = useState<ScanStage>('begun')
  const [proof, setProof] = useState('')

  const scan = useMutation({
    mutationFn: async (openId: string) => {
      const accessToken = await proofOf(openId, await site())
      await notifyQrScan({ randomToken, accessToken, state: 'scan' })
      setProof(accessToken)
      setStage('scanned')
    },
  })
  const result = useMutation({
    mutationFn: async (state: 'confirm' | 'cancel') => {
      await notifyQrScan({ randomToken, accessToken: proof, state })
      setStage(state === 'confirm' ? 'confirmed' : 'cancelled')
    },
  })
  return { stage, scan, answer: result, error: scan.error ?? result.error }
}

/** The session of the mini program, or, for a WeChat account without a phone number, the ticket to bind one. */
async function proofOf(openId: string, site: Site): Promise<string> {
  try {
    const { access_token } = await createToken(
      { grant_type: 'mobile', subject: `MINI@sandbox.${openId}` },
      // The phone asks nothing about the sessions that there are.
      { grant_type: 'mobile', forceLogin: '1' },
      { headers: { authorization: site.clientAuthorization } },
    )
    return access_token
  } catch (error) {
    const isUnbound = error instanceof ApiError && error.code === refusals.phoneNotBound
    if (!isUnbound || typeof error.data !== 'object') throw error
    return String(error.data?.['bindToken'])
  }
}
