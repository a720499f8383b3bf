import { readCedict } from '../../../packages/translation/scripts/training/cedict.ts'
import { tokensOf } from '../../../packages/translation/src/engines/built-in/tokens.ts'
import { signIn } from '../../../packages/translation/src/engines/built-in/write-text.ts'

const LONGEST = 12

/**
 * What an engine has to beat: each longest word of CC-CEDICT from left to right, replaced by the first plain rendering of
 * its entry; of English words by the first Chinese word that has it as a rendering.
 */
export function createGloss(path: string, source: 'zh-cn' | 'en-us'): (text: string) => string {
  const target = source === 'zh-cn' ? 'en-us' : 'zh-cn'
  const joint = source === 'zh-cn' ? '' : ' '
  const renderings = new Map<string, string>()
  for (const { chinese, english } of readCedict(path)) {
    const [from, to] = source === 'zh-cn' ? [chinese, english] : [english, chinese]
    const key = Array.from(tokensOf(from, source), (token) => token.key).join(joint)
    if (!renderings.has(key)) renderings.set(key, to)
  }
  return (text) => {
    const tokens = [...tokensOf(text, source)]
    const words: string[] = []
    for (let at = 0; at < tokens.length;) {
      let length = Math.min(LONGEST, tokens.length - at)
      const keyOf = () =>
        tokens
          .slice(at, at + length)
          .map(({ key }) => key)
          .join(joint)
      while (length > 1 && !renderings.has(keyOf())) length--
      words.push(renderings.get(keyOf()) ?? signIn(tokens[at]?.text ?? '', target))
      at += length
    }
    return words.join(target === 'en-us' ? ' ' : '')
  }
}
