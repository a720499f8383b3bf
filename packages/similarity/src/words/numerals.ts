const digits = ['零一二三四五六七八九', '〇壹贰叁肆伍陆柒捌玖']

/** English words for 0 to 9. */
export const digitWords = 'zero one two three four five six seven eight nine'.split(' ')

/** Whether a word begins with a digit or says one. */
export const isNumberWord = (word: string) => /^\d/.test(word) || digitWords.includes(word)

/** Chinese numerals: 0 to 9, and 10 to 13 for ten, a hundred, a thousand and ten thousand. */
export const numeralValues: ReadonlyMap<string, number> = new Map([
  ...digits.flatMap((series) => Array.from(series, (character, value) => [character, value] as const)),
  ['两', 2],
  ...['十百千万', '拾佰仟'].flatMap((series) => Array.from(series, (character, i) => [character, 10 + i] as const)),
])
