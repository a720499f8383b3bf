/** What people call things, and the word for it in the table, which is in place of theirs. */
const chinese: readonly (readonly [string, string])[] = [
  ['维修', '修理'],
  ['衣服', '服装'],
  ['洗发水', '洗发液'],
  ['沐浴露', '浴液'],
  ['充电宝', '移动电源'],
  ['小程序', '应用软件'],
  ['单车', '自行车'],
]

/** The same for English; the table may have either word. */
const english = new Map([
  ['phone', 'telephone'],
  ['app', 'application'],
  ['tv', 'television'],
  ['fridge', 'refrigerator'],
  ['bike', 'bicycle'],
  ['earphone', 'headphone'],
  ['earbud', 'headphone'],
  ['sneaker', 'shoe'],
])

/** A description that has been folded, in the words that the table uses. */
export function inWordsOfTheTable(description: string): string {
  const replaced = chinese.reduce((text, [said, meant]) => text.replaceAll(said, meant), description)
  return replaced.replaceAll(/[a-z]+/g, (word) => {
    const meant = english.get(word.replace(/s$/, '')) ?? english.get(word)
    return meant ? `${word} ${meant}` : word
  })
}
