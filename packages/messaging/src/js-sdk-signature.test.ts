import { expect, test } from 'vitest'
import { signShareUrl } from './js-sdk-signature.ts'

/** WeChat's documented example. */
const documented = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
}
const signature = '0f9de62fce790f9a083d5c99e95740ceb90c27ed'

test('a share signature is the one that WeChat documents', () => {
  expect(signShareUrl(documented)).toBe(signature)
})

test('what follows # in the address does not count', () => {
  expect(signShareUrl({ ...documented, url: `${documented.url}#/marks?q=a#b` })).toBe(signature)
})
