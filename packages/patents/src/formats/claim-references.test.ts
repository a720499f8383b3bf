import { expect, test } from 'vitest'
import { claimReferenceCases, claimReferencesHeldOut } from './claim-reference-cases.ts'
import { claimReferences } from './claim-references.ts'

test.each([
  ['A device according to any preceding claim, wherein', [1, 2, 3]],
  ['The device of any one of the preceding claims', [1, 2, 3]],
  ['Verfahren nach einem oder mehreren der vorhergehenden Ansprüche', [1, 2, 3]],
  ['Anordnung nach einem vorstehenden Anspruch', [1, 2, 3]],
  ['Vorrichtung nach einem der vorigen Patentansprüche', [1, 2, 3]],
  ["Procédé selon l'une quelconque des revendications précédentes", [1, 2, 3]],
  ['根据上述任一项权利要求所述的电池包', [1, 2, 3]],
  ['如前述权利要求中任一项所述的电池包', [1, 2, 3]],
  ['根据权利要求1-2任一项所述的电池包', [1, 2]],
  ['The device of claims 1 and 3', [1, 3]],
  ['A device for the preceding step, whose claim to novelty', []],
])('%s refers to claims %j', (text, claims) => {
  expect(claimReferences(text, 4)).toEqual(claims)
})

test.each(claimReferenceCases)('%s refers to claims %j', (text, claims) => {
  expect(claimReferences(text, 4)).toEqual(claims)
})

test('of the claims that were set aside while the rules were written, at least 95 % are read', () => {
  const wrong = claimReferencesHeldOut.filter(([text, claims]) => claimReferences(text, 4).join() !== claims.join())
  expect(wrong.length / claimReferencesHeldOut.length).toBeLessThanOrEqual(0.05)
})
