/** Words that say nothing of what a text is about, in English as patents use it. */
const english = `a about above after again all also am an and any are as at be because been before being below between both but by
  can could did do does doing down during each few for from further had has have having he her here hers him his how i
  if in into is it its itself just may me might more most must my no nor not now of off on once one only or other our
  out over own same said she should so some such than that the their them then there thereby therefore therein these
  they this those through to too under until up upon us very was we were what when where whereby wherein whether which
  while who whom why will with within would you your comprise comprises comprising include includes including provide
  provided provides disclose disclosed discloses method methods invention`

const stopWords = new Set(english.split(/\s+/))
const chinese = new Set([
  '一种',
  '所述',
  '本发',
  '发明',
  '本实',
  '实用',
  '用新',
  '新型',
  '公开',
  '包括',
  '提供',
  '涉及',
  '以及',
])

export const isStopWord = (term: string): boolean => stopWords.has(term) || chinese.has(term)
