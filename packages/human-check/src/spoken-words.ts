/** Samples a second of all clips, each sample one unsigned byte. */
export const SPEECH_RATE = 8000

/** What is said for the numbers 1 to 12 and for the rest of a question. */
export const SPOKEN: Readonly<Record<'cn' | 'en', Readonly<Record<string, string>>>> = {
  cn: {
    ...Object.fromEntries([...'一二三四五六七八九十', '十一', '十二'].map((word, i) => [i + 1, word])),
    '+': '加',
    '−': '减',
    '=': '等于几',
  },
  en: {
    ...Object.fromEntries(
      'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [i + 1, word]),
    ),
    '+': 'plus',
    '−': 'minus',
    '=': 'equals what',
  },
}
