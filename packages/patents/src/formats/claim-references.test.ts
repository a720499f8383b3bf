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
  ['Device according to one of the preceding claims 1 to 2', [1, 2]],
  ['Vorrichtung nach einem der vorhergehenden Ansprüche 1 bis 2', [1, 2]],
  ["Procédé selon l'une des revendications précédentes 1 à 2", [1, 2]],
  ['根据前述权利要求1-2中任一项所述的电池包', [1, 2]],
  ['A system that pays the first 3 claims of the insured', []],
  ['민법 제3항에 따른 계약을 관리하는 시스템', []],
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

test('numbers that no claim has end in no time, and refer to nothing', () => {
  for (const number of ['10000000000000000', '9007199254740993', '9'.repeat(400)])
    expect(claimReferences(`A pump of claim ${number}, or of claims 2 to ${number}`, 4)).toEqual([2, 3])
  expect(claimReferences('A pump of any preceding claim', 20_240_101)).toEqual([])
})
