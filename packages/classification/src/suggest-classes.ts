import { findNiceClass, niceClasses } from '@markwright/domain/marks/nice-classes'
import { inWordsOfTheTable } from './everyday-words.ts'
import { foldedNamesOf, foldGoodsText, foldQuery } from './fold-goods-text.ts'
import { createNeighbours, type Neighbour, type Phrase } from './goods-neighbours.ts'
import { createProfile } from './goods-profile.ts'
import { splitDescription } from './goods-tokens.ts'
import { itemsOf, type NiceGroup, type NiceItem, type NiceTable } from './nice-table.ts'

/** `score` is how well an item matches what was described, from 0 to 1. */
export type SuggestedItem = { item: NiceItem; score: number }
/** `score` is the share of the description that falls to it. */
export type SuggestedGroup = { group: NiceGroup; score: number; items: SuggestedItem[] }
export type SuggestedClass = { no: number; score: number; groups: SuggestedGroup[] }

type Kind = 'goods' | 'services'

const TITLE_SHARE = 0.75
const DESCRIPTION_SHARE = 0.55
/** Neighbours that vote for the class of a thing; a better match outvotes several worse ones. */
const VOTERS = 24
const VOTE_POWER = 3
/** What the neighbours say counts so much, what the words say alone the rest; measured, see the test of accuracy. */
const NEIGHBOUR_SHARE = 0.3
const PIECES_MAX = 30
const NAME_LENGTH_MAX = 60
const GROUPS_OF_CLASS = 5
/** Groups and items that are far behind the best of their class or group are no reason. */
const GROUP_SHARE_MIN = 0.15
const ITEM_SHARE_MIN = 0.5
const ITEMS_OF_GROUP = 5
/** Beyond the first few, a class that a smaller share falls to is no suggestion. */
const CLASSES_MIN = 3
const SHARE_MIN = 0.02

/**
 * Suggests classes and similar groups for goods and services described in Chinese or English. Each thing that the
 * description names is judged by the items that are nearest to it and by where its words are found in the table.
 */
export function createClassSuggester(table: NiceTable) {
  const phrases = phrasesOf(table)
  const nearest = createNeighbours(phrases)
  const classProfile = createProfile(phrases.map(({ text, classNo }) => ({ text, key: classNo })))
  const groupProfile = createProfile(phrases.flatMap(({ text, group }) => (group ? [{ text, key: group.code }] : [])))

  return {
    /** Classes by the share of the description that falls to them, each with its groups and their matching items. */
    suggest(description: string, kind?: Kind): SuggestedClass[] {
      const isWanted = (no: number) => kind === undefined || findNiceClass(no)?.kind === kind
      const classes = new Map<number, number>()
      const groups = new Map<string, SuggestedGroup>()
      for (const piece of piecesOf(inWordsOfTheTable(foldQuery(description)))) {
        const neighbours = nearest(piece).filter(({ phrase }) => isWanted(phrase.classNo))
        const [best] = neighbours
        if (!best) continue
        const voters = neighbours.slice(0, VOTERS)
        const report = (profile: Map<unknown, number>, votes: Map<unknown, number>, key: unknown) =>
          best.score * (NEIGHBOUR_SHARE * (votes.get(key) ?? 0) + (1 - NEIGHBOUR_SHARE) * (profile.get(key) ?? 0))
        const [byClass, classVotes] = [classProfile(piece), votesOf(voters, ({ classNo }) => classNo)]
        for (const no of byClass.keys())
          if (isWanted(no)) classes.set(no, (classes.get(no) ?? 0) + report(byClass, classVotes, no))
        const [byGroup, groupVotes] = [groupProfile(piece), votesOf(voters, ({ group }) => group?.code ?? null)]
        for (const [code, suggested] of groupsOf(neighbours)) {
          const known = groups.get(code) ?? { ...suggested, items: [] }
          groups.set(code, known)
          known.score += report(byGroup, groupVotes, code)
          known.items.push(...suggested.items)
        }
      }
      return ranked(classes, [...groups.values()])
    },
  }
}
export type ClassSuggester = ReturnType<typeof createClassSuggester>

/** The things that are described; a short text may also be one name with an “and” in it. */
function piecesOf(description: string): string[] {
  const pieces = splitDescription(description).slice(0, PIECES_MAX)
  return pieces.length > 1 && description.length <= NAME_LENGTH_MAX ? [description, ...pieces] : pieces
}

/** Names of items, titles of groups, and what the classes cover in words of our own. */
function phrasesOf({ groups }: NiceTable): Phrase[] {
  const pieces = (texts: readonly (string | null)[], rest: Omit<Phrase, 'text'>) =>
    texts.flatMap((text) => splitDescription(foldGoodsText(text ?? ''))).map((text) => ({ text, ...rest }))
  return [
    ...groups.flatMap((group) => {
      const place = { classNo: group.classNo, group }
      return [
        ...pieces([group.nameCn, group.nameEn], { ...place, item: null, share: TITLE_SHARE }),
        ...itemsOf(group).flatMap((item) => foldedNamesOf(item).map((text) => ({ text, ...place, item, share: 1 }))),
      ]
    }),
    ...niceClasses.flatMap(({ no, descriptionZh, descriptionEn }) =>
      pieces([descriptionZh, descriptionEn], { classNo: no, group: null, item: null, share: DESCRIPTION_SHARE }),
    ),
  ]
}

/** How the votes of neighbours are shared; those of a phrase that speaks for no place of the kind are left out. */
function votesOf<Key>(voters: readonly Neighbour[], keyOf: (phrase: Phrase) => Key | null): Map<Key, number> {
  const votes = new Map<Key, number>()
  let sum = 0
  for (const { phrase, score } of voters) {
    const key = keyOf(phrase)
    const vote = score ** VOTE_POWER
    if (key !== null) votes.set(key, (votes.get(key) ?? 0) + vote)
    sum += vote
  }
  return new Map([...votes].map(([key, vote]) => [key, vote / sum]))
}

/** The groups of neighbours with their nearest items. */
function groupsOf(neighbours: readonly Neighbour[]): Map<string, SuggestedGroup> {
  const groups = new Map<string, SuggestedGroup>()
  for (const { phrase, score } of neighbours) {
    const { group, item } = phrase
    if (!group) continue
    const suggested = groups.get(group.code) ?? { group, score: 0, items: [] }
    groups.set(group.code, suggested)
    if (item && suggested.items.length < ITEMS_OF_GROUP && !suggested.items.some((each) => each.item.id === item.id))
      suggested.items.push({ item, score })
  }
  return groups
}

function ranked(classes: ReadonlyMap<number, number>, groups: readonly SuggestedGroup[]): SuggestedClass[] {
  const total = [...classes.values()].reduce((sum, score) => sum + score, 0)
  return [...classes]
    .map(([no, score]) => ({
      no,
      score: score / total,
      groups: groups
        .filter(({ group }) => group.classNo === no)
        .toSorted((a, b) => b.score - a.score)
        .filter((each, rank, [first]) => rank < GROUPS_OF_CLASS && each.score >= GROUP_SHARE_MIN * first!.score)
        .map(({ group, score: groupScore, items }) => ({
          group,
          score: groupScore / total,
          items: bestItems(items),
        })),
    }))
    .toSorted((a, b) => b.score - a.score)
    .filter(({ score }, rank) => rank < CLASSES_MIN || score >= SHARE_MIN)
}

/** Each item once; the best for any of the things described come first. */
function bestItems(items: readonly SuggestedItem[]): SuggestedItem[] {
  const best = new Map<string, SuggestedItem>()
  for (const each of items) {
    const known = best.get(each.item.id)
    if (!known || known.score < each.score) best.set(each.item.id, each)
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score)
    .filter(({ score }, rank, [first]) => rank < ITEMS_OF_GROUP && score >= ITEM_SHARE_MIN * first!.score)
}
