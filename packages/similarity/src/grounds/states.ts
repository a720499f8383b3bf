import { found, type Found } from './ground.ts'
import * as own from './grounds-words.ts'
import type { Name } from './read-name.ts'
import { foreignStates } from './tables/foreign-states.ts'
import { officialSigns } from './tables/official-signs.ts'
import { keyOf, lazyList, type Match, wordsOf } from './word-list.ts'
import { organisationsEnglish, organisationsHan, stateSigns } from './words/official.ts'

const state = lazyList([officialSigns['state-names'], own.stateNames.join(' ')])
const symbols = lazyList([officialSigns['state-symbols'], own.stateSymbols.join(' ')])
const foreign = lazyList([foreignStates.names, foreignStates.aliases, own.foreignStates.join(' ')])
const adjectives = lazyList([foreignStates.adjectives])
const organisations = lazyList([
  officialSigns['intergovernmental-organisation'],
  officialSigns['international-non-governmental'],
  own.organisations.join(' '),
])
const redCross = lazyList([officialSigns['red-cross'], own.humanitarianSigns.join(' ')])
const rankNames = new Set(wordsOf(officialSigns['claims-of-state-rank']).map((word) => keyOf(word.replace('?', ''))))

/** States whose names are words or other names as well. */
const ordinary = new Set(
  wordsOf(
    'turkey chile jordan georgia chad mali cuba guinea jersey guernsey niger togo oman polish english german great china siam persia korea 约旦 马里 多哥 乍得 尼日尔 阿曼 扶桑 花旗国 格鲁吉亚 古巴 智利 加纳 贝宁 帕劳 汤加 不丹 高丽 波斯 暹罗 锡兰 巴林',
  ),
)
/** An abbreviation of so few letters is the organisation only where it is the whole name. */
const SHORT_LETTERS = 3

const isShortLetters = ({ word }: Match) => /^[a-z\d-]+$/i.test(word) && word.length <= SHORT_LETTERS

/** States, their symbols, organisations between them and Red Cross (Article 10(1)(1) to (3) and (5)). */
export function statesAndOrganisations(name: Name): Found[] {
  return [ownState, stateRank, stateSymbol, foreignState, organisation, humanitarian].flatMap((check) => {
    const each = check(name)
    return each ? [each] : []
  })
}

function ownState(name: Name): Found | undefined {
  const exception = own.stateNameExceptions.find((word) => name.key.startsWith(word))
  if (exception) return found('state', exception, 'possible')
  const match = state().find(name) ?? containedState(name)
  if (!match || (match.isAmbiguous && !match.isWhole)) return undefined
  return found('state', match.word, match.isAmbiguous ? 'likely' : 'block')
}

/** 中国 and 中华 count wherever they stand. */
function containedState({ han }: Name): Match | undefined {
  const word = /中国|中华|全国/.exec(han)?.[0]
  return word === undefined ? undefined : { word, isWhole: false, isAmbiguous: word === '全国' }
}

const RANKED = /^国[酒宴药礼货茶窖宾窑瓷医粹玺饮粮烟]/

function stateRank({ key }: Name): Found | undefined {
  const rest = /^国(\p{Script=Han}+)$/u.exec(key)?.[1]
  if (rest === undefined) return undefined
  const claims = RANKED.test(key) || rankNames.has(key) || own.laudatory.includes(rest)
  return found('stateRank', `国${rest}`, claims ? 'block' : 'possible')
}

function stateSymbol(name: Name): Found | undefined {
  const match = symbols().find(name)
  if (match) return found('stateSymbol', match.word, match.isAmbiguous && !match.isWhole ? 'possible' : 'block')
  const sign = stateSigns.exec(name.han)?.[0]
  return sign === undefined ? undefined : found('stateSymbol', sign, 'block')
}

function foreignState(name: Name): Found | undefined {
  const match = foreign().find(name) ?? adjectives().find(name)
  if (!match) return undefined
  if (ordinary.has(keyOf(match.word))) return found('foreignState', match.word, 'possible')
  return found('foreignState', match.word, match.isWhole ? 'block' : 'likely')
}

function organisation(name: Name): Found | undefined {
  const match = organisations().find(name)
  if (match && (match.isWhole || !isShortLetters(match)))
    return found('organisation', match.word, match.isAmbiguous ? 'likely' : 'block')
  const inForm = organisationsHan.exec(name.han)?.[0] ?? organisationsEnglish.exec(name.raw)?.[0]
  return inForm === undefined ? undefined : found('organisation', inForm, 'block')
}

function humanitarian(name: Name): Found | undefined {
  const match = redCross().find(name)
  return match ? found('redCross', match.word, 'block') : undefined
}
