/** Samples a second of all clips, each sample one unsigned byte. */
export const SPEECH_RATE = 8000

/** What is said for the numbers 1 to 12 and for the rest of a question. */
export const SPOKEN: Readonly<Record<'cn' | 'en', Readonly<Record<string, string>>>> = {
  cn: { ...numbered('一 二 三 四 五 六 七 八 九 十 十一 十二'), '+': '加', '−': '减', '=': '等于几' },
  en: {
    ...numbered('one two three four five six seven eight nine ten eleven twelve'),
    '+': 'plus',
    '−': 'minus',
    '=': 'equals what',
  },
}

function numbered(words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word, i) => [i + 1, word]))
}
