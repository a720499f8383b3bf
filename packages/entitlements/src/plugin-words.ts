import type { QueryBuilder } from '@markwright/db'
import { createHash } from 'node:crypto'
import { grantPlan } from './grant-plan.ts'
import { findPlan } from './plans.ts'

/** The plan of the words that plug-ins translate for nothing (spec 2 §9); staff may change or withdraw it. */
export const PLUGIN_WORDS_PLAN = '01936a00-0000-7000-8000-000000000023'

/** The same for an account always, so that it is granted once; the migration that introduced it computes it too. */
const grantIdOf = (accountId: string) => {
  const hash = createHash('md5').update(`pluginWords:${accountId}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Gives an account the free words of plug-ins, in the caller's transaction: once, however often this is called and also
 * after they were used up or revoked. Nothing where the plan is not offered.
 */
export async function grantPluginWords(tx: QueryBuilder, accountId: string, at: Date): Promise<void> {
  const plan = await findPlan(tx, PLUGIN_WORDS_PLAN)
  if (!plan?.isActive) return
  const source = { staff: '知匠 Markwright', id: grantIdOf(accountId) }
  await grantPlan(tx, { accountId, planId: plan.id, source, at })
}
