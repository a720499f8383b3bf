import { familyOf } from '../ordinary-words.ts'
import { found, type Found, type ReasonId } from './ground.ts'
import { type Name, soundOf, syllablesOf } from './read-name.ts'
import { offensiveWords } from './tables/offensive-words.ts'
import { officialSigns } from './tables/official-signs.ts'
import { publicEvents } from './tables/public-events.ts'
import { keyOf, lazyList, type Match, type WordList, wordsOf } from './word-list.ts'
import * as events from './words/events.ts'
import * as offensive from './words/offensive.ts'
import * as official from './words/official.ts'
import * as persons from './words/persons.ts'

/** A list of words and the reason that they are; ambiguous words weigh less, as do those within a longer name. */
type Listed = { reason: ReasonId; list: () => WordList; isLikelyOnly?: boolean }

const listed: readonly Listed[] = [
  {
    reason: 'offensive',
    list: lazyList([
      offensiveWords.vulgar,
      offensiveWords.obscene,
      offensiveWords['crime-drugs'],
      offensiveWords['gambling-lottery'],
      offensive.offensiveEnglish,
    ]),
  },
  // Collected by others and not read one by one.
  { reason: 'offensive', list: lazyList([offensiveWords['obscene-en']]), isLikelyOnly: true },
  { reason: 'slur', list: lazyList([offensiveWords.slur]) },
  {
    reason: 'political',
    list: lazyList([offensiveWords['war-humiliation'], offensiveWords['separatism-cult']]),
  },
  { reason: 'political', list: lazyList([offensiveWords['political-words']]), isLikelyOnly: true },
  { reason: 'leader', list: lazyList([officialSigns.leaders, officialSigns['foreign-leaders']]) },
  { reason: 'leader', list: lazyList([persons.leaderNicknames, persons.leadersEnglish]) },
  { reason: 'hero', list: lazyList([officialSigns['heroes-martyrs'], persons.heroesHan]) },
  {
    reason: 'publicFigure',
    list: lazyList([officialSigns['public-figures-sports-etc'], persons.publicFigures, persons.publicFiguresEnglish]),
  },
  { reason: 'authority', list: lazyList([officialSigns['central-organs'], official.organsEnglish]) },
  { reason: 'media', list: lazyList([officialSigns['central-media'], official.mediaEnglish]) },
  { reason: 'army', list: lazyList([officialSigns.army]) },
  { reason: 'party', list: lazyList([officialSigns.party]) },
  { reason: 'games', list: lazyList([officialSigns.olympic, officialSigns['other-games']]) },
  {
    reason: 'event',
    list: lazyList([
      publicEvents['accident-crime'],
      publicEvents.epidemic,
      publicEvents['natural-disaster'],
      publicEvents['national-event'],
      publicEvents['sports-pop-bulk-filing'],
    ]),
  },
]
const religion = lazyList([offensiveWords.religion, official.religionEnglish])
const historicFigures = lazyList([officialSigns['historic-figure']])

/** Longer names of these kinds are free when the word is no whole word of theirs. */
const SHORT_LETTERS = 3

/** Classes in which a religious name hurts most: liquor, meat, tobacco, underwear and what is worn on feet, hygiene. */
const religiousTaboos = [5, 10, 25, 29, 32, 33, 34]

/** Everything that has an adverse influence (Article 10(1)(6) and (8)), whatever the goods; one of each reason. */
export function adverseInfluence(name: Name): Found[] {
  return [
    ...inOffensiveForms(name),
    ...listed.flatMap(({ reason, list, isLikelyOnly }) => {
      const match = list().find(name)
      if (!match || (!match.isWhole && isShortLetters(match.word))) return []
      if (match.isAmbiguous && !match.isWhole && !isNearlyWhole(name, match)) return []
      return [found(reason, match.word, match.isAmbiguous || isLikelyOnly ? 'likely' : 'block')]
    }),
    ...inOfficialForms(name),
  ]
}

/** Words of campaigns and titles that leave the other word of a name its sense: TRUMP 2024. */
const beside = new Set(['president', 'vote', 'for', 'king', 'chairman', 'mr', 'general', 'the', 'team'])

const isNearlyWhole = ({ han, words }: Name, { word }: Match) =>
  han === '' && words.every((each) => keyOf(word).includes(each) || beside.has(each) || /^(?:19|20)?\d\d$/.test(each))

const isShortLetters = (word: string) => /^[a-z\d-]+$/i.test(word) && word.length <= SHORT_LETTERS

/** Religious names weigh by the goods. */
export function religiousName(name: Name, classes: readonly number[]): Found | undefined {
  const severity = classes.some((classNo) => religiousTaboos.includes(classNo)) ? 'block' : 'likely'
  const inForm = firstMatch(name.han, official.religionHan, official.religionExceptions)
  if (inForm !== undefined) return found('religion', inForm, severity)
  const match = religion().find(name)
  if (!match || (match.isAmbiguous && !match.isWhole)) return undefined
  return found('religion', match.word, match.isAmbiguous ? 'likely' : severity)
}

export function historicFigure(name: Name): Found | undefined {
  const match = historicFigures().find(name)
  return match?.isWhole ? found('hero', match.word, 'likely') : undefined
}

/** What a pattern finds in a text without the exceptions. */
function firstMatch(text: string, pattern: RegExp, except?: RegExp): string | undefined {
  const left = except ? text.replaceAll(except, '　') : text
  return pattern.exec(left)?.[0]
}

function inOffensiveForms(name: Name): Found[] {
  const { han, raw } = name
  const inHan = offensive.offensiveHan.map(({ part, except }) => firstMatch(han, part, except)).find(Boolean)
  const slur = firstMatch(han, offensive.slursHan, offensive.slurExceptions)
  const inLetters = offensiveLetters(raw)
  const abuse = abuseByKey(name)
  return [
    ...(inHan ? [found('offensive', inHan, 'block')] : []),
    ...(slur ? [found('slur', slur, 'block')] : []),
    ...(inLetters ? [found('offensive', inLetters, 'block')] : []),
    ...(abuse ? [found('abuseByKey', abuse, 'block')] : []),
  ]
}

const digitsAsLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

let parts: { strong: string[]; exceptions: Set<string> } | undefined

/** A word of letters that hides an offensive one: within it, with digits for letters, with signs or blanks between. */
function offensiveLetters(raw: string): string | undefined {
  parts ??= {
    strong: wordsOf(offensive.offensiveParts),
    exceptions: new Set(wordsOf(offensive.offensivePartExceptions)),
  }
  if (!/[a-z]/.test(raw)) return undefined
  // Single letters with signs between them are one word: F.U.C.K.
  const joined = raw.replaceAll(/\b([a-z])[\s.\-_*·]+(?=[a-z]\b)/g, '$1')
  for (const token of new Set([...raw.split(/\s+/), ...joined.split(/\s+/)])) {
    const plain = Array.from(token, (sign) => digitsAsLetters[sign] ?? sign).join('')
    const hidden = offensiveHidden(token)
    if (hidden) return hidden
    const letters = plain.replaceAll(/[^a-z]/g, '')
    if (letters.length < SHORT_LETTERS + 1 || parts.exceptions.has(letters) || isEnglish(letters)) {
      if (parts.strong.includes(letters)) return token
      continue
    }
    const strong = parts.strong.find((part) => letters.includes(part) && standsApart(letters, part))
    if (strong !== undefined) return token
  }
  return undefined
}

/** A word with stars for some of its letters: f*ck, sh*t, b**ch. */
function offensiveHidden(token: string): string | undefined {
  if (!/[*#]/.test(token)) return undefined
  const pattern = new RegExp(`^${token.replaceAll(/[^a-z*#]/g, '').replaceAll(/[*#]/g, '[a-z]?')}`)
  const isHidden = parts!.strong.some(
    (part) => part.length <= token.length + 1 && pattern.test(part) && part[0] === token[0],
  )
  return isHidden ? token : undefined
}

const ALWAYS = /^(?:fuck|fcuk|phuck|fvck|motherfuck|nigger|nigga|cocksuck|asshole|arsehole)$/

/** Whether what is left of a word of letters is nothing, an ending or a word: SHITSTORM, but not MATSUSHITA. */
function standsApart(letters: string, part: string): boolean {
  if (ALWAYS.test(part)) return true
  const [before, after] = [
    letters.slice(0, letters.indexOf(part)),
    letters.slice(letters.indexOf(part) + part.length),
  ] as const
  return isRest(before) && (isRest(after) || ENDING.test(after))
}
const ENDING = /^(?:s|z|er|ers|ed|ing|in|y|ty|ter|tin|ie|ies|ish|o|a|ac|al|head|face|hole|star|hub)$/
const isRest = (rest: string) => rest === '' || (rest.length >= SHORT_LETTERS && isEnglish(rest))

/** Whether letters are an ordinary English word or an inflection of one. */
export const isEnglish = (word: string) =>
  [word, word.replace(/(?:es|s|ed|ing|er|ers|y)$/, ''), word.replace(/(?:ing|ed|er)$/, 'e')].some(
    (stem) => stem !== '' && familyOf(stem) !== undefined,
  )

/** Abuse whose sound settles it even in other characters. */
const abuseBySound =
  '傻逼 操你妈 王八蛋 草泥马 尼玛 卧槽 牛逼 鸡巴 妈卖批 狗娘养 滚犊子 装逼 婊子 屌丝 他妈的 去你妈 干你娘 妈了个巴子'
/** Letters of the list that are names more often than abuse. */
const namesInPinyin = new Set(['rini', 'sima'])
let sounds: { words: Set<string>; syllables: Map<string, string>; leaders: Map<string, string> } | undefined

function soundTables() {
  if (sounds) return sounds
  const names = wordsOf(`${officialSigns.leaders} ${persons.leaderNicknames}`).filter((word) =>
    /^\p{Script=Han}{3,}$/u.test(word),
  )
  sounds = {
    words: new Set(
      wordsOf(`${offensive.abuseInPinyin} ${offensiveWords['vulgar-pinyin']}`)
        .filter((word) => !word.endsWith('?'))
        .map(keyOf)
        .filter((word) => !namesInPinyin.has(word)),
    ),
    syllables: new Map(wordsOf(abuseBySound).map((word) => [soundOf(word), word])),
    leaders: new Map(names.map((word) => [soundOf(word), word])),
  }
  return sounds
}

const SYLLABLES_ANYWHERE = 3

/** A word of letters that is pinyin or initials of abuse, or characters that sound like it and are no word themselves. */
function abuseByKey({ key, han, hanWords, words }: Name): string | undefined {
  const { words: abuse, syllables: bySound } = soundTables()
  if (han === '') {
    const joined = key.replaceAll(/\d+$/g, '')
    const byWord = [joined, ...words].find(
      (word, i) =>
        (abuse.has(word) && (i === 0 || word.length > SHORT_LETTERS)) || (word.length > 4 && bySound.has(word)),
    )
    return byWord ?? [...abuse].find((word) => word.length > SYLLABLES_LETTERS && joined.includes(word))
  }
  const syllables = syllablesOf(han)
  if (hanWords.length === 1 && han.length <= 2) return undefined
  if (bySound.has(syllables.join(''))) return han
  for (let start = 0; start + SYLLABLES_ANYWHERE <= syllables.length; start++)
    if (bySound.has(syllables.slice(start, start + SYLLABLES_ANYWHERE).join(''))) return han
  return undefined
}
const SYLLABLES_LETTERS = 6

/** Names of leaders by sound: 习进平, XIJINPING. */
function leaderBySound({ key, han }: Name): string | undefined {
  const { leaders } = soundTables()
  if (han === '') return leaders.has(key) ? key : undefined
  if (han.length < SYLLABLES_ANYWHERE || han.length > SYLLABLES_ANYWHERE + 1) return undefined
  const leader = leaders.get(soundOf(han))
  // One character in common, so that ordinary names of the same sound are free.
  return leader !== undefined && Array.from(leader).some((character) => han.includes(character)) ? han : undefined
}

type Form = { reason: ReasonId; han?: RegExp; except?: RegExp; english?: RegExp }

const forms: readonly Form[] = [
  { reason: 'leader', han: persons.leadersWithTitle, except: persons.leaderExceptions },
  ...official.organsHan.map((han): Form => ({ reason: 'authority', han, except: official.organExceptions })),
  { reason: 'authority', english: official.organsEnglishPattern },
  { reason: 'media', han: official.mediaHan },
  { reason: 'army', han: official.armyHan, except: official.armyExceptions },
  { reason: 'party', han: official.partyHan },
  { reason: 'games', han: official.gamesHan, english: official.gamesEnglish },
  { reason: 'event', han: events.eventsHan, except: events.eventExceptions, english: events.eventsEnglish },
]

/** Names that are built like those of authorities, media, armed forces, parties, games, events or leaders. */
function inOfficialForms(name: Name): Found[] {
  const { key, raw } = name
  const bySound = leaderBySound(name)
  const withYear = official.gamesWithYear.exec(key)?.[0]
  return [
    ...(bySound === undefined ? [] : [found('leader', bySound, 'block')]),
    ...(withYear === undefined ? [] : [found('games', withYear, 'block')]),
    ...forms.flatMap(({ reason, han, except, english }) => {
      const match = (han && firstMatch(key, han, except)) ?? (english && firstMatch(raw, english))
      return match ? [found(reason, match, 'block')] : []
    }),
  ]
}
