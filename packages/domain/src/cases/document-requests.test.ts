import { expect, test } from 'vitest'
import { documentRequests, namesDocuments, requestText } from './document-requests.ts'

test('every text names its documents in both languages', () => {
  for (const { text } of documentRequests)
    expect([namesDocuments(text.cn), namesDocuments(text.en)]).toEqual([true, true])
})

test('the documents are lines of the text, as they are called', () => {
  expect(requestText('Missing:\n{documents}\nThanks.', ['Licence $&', 'Power'], 'en')).toBe(
    'Missing:\n- Licence $&;\n- Power\nThanks.',
  )
  expect(requestText('缺少：{documents}', ['营业执照', '委托书'], 'cn')).toBe('缺少：- 营业执照；\n- 委托书')
})
