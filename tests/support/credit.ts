import { randomUUID } from 'node:crypto'
import type { ApiCalls } from './api-calls.ts'

type Staff = { headers: { authorization: string } }

/** Sets the credit limit of a member: one of the staff proposes it and another one approves it. */
export async function grantCredit(
  bench: Pick<ApiCalls, 'call'>,
  [proposer, approver]: readonly [Staff, Staff],
  accountId: string,
  limit: { amount: string; endDate?: string | null },
): Promise<void> {
  const { data, code } = await bench.call('POST', `/admin/manage/users/${accountId}/credit`, {
    headers: proposer.headers,
    payload: { requestId: randomUUID(), reason: '长期客户', endDate: null, ...limit },
  })
  if (code !== 0) throw new Error(`a credit limit was not proposed: ${code}`)
  const approved = await bench.call('POST', `/admin/manage/approvals/${data.id}/approve`, {
    headers: approver.headers,
    payload: { version: data.version },
  })
  if (approved.code !== 0) throw new Error(`a credit limit was not approved: ${approved.code}`)
}
