import { findNiceClass, niceClasses } from '@markwright/domain/nice-classes'
import { foldGoodsText, foldQuestion } from './fold-goods-text.ts'
import { goodsTokens, splitDescription } from './goods-tokens.ts'
import type { NiceGroup, NiceItem, NiceTable } from './nice-table.ts'

export type SuggestedItem = {
  item: NiceItem
  group: NiceGroup
  /** How well it matches what was described, from 0 to 1. */
  score: number
}
export type SuggestedGroup = { group: NiceGroup; score: number; items: SuggestedItem[] }
export type SuggestedClass = { no: number; score: number; groups: SuggestedGroup[] }

/** A phrase of the table, and what it speaks for. */
type Phrase = { classNo: number; group: NiceGroup | null; item: NiceItem | null; length: number }
type Posting = { phrase: number; weight: number }

/** How much a phrase that is no item speaks for its group or class. */
const TITLE_SHARE = 0.75
const DESCRIPTION_SHARE = 0.55
/** Neighbours that vote for a thing that is described. */
const NEIGHBOURS = 24
/** A better match outvotes several worse ones. */
const VOTE_POWER = 3
const PIECES_MAX = 30
const ITEMS_OF_GROUP = 5

/**
 * Suggests classes and similar groups for goods and services described in Chinese or English: each thing named in the
 * description is compared with every item of the table by its rare parts, and the nearest items vote.
 */
export function createClassSuggester(table: NiceTable) {
  const phrases: (Phrase & { share: number })[] = []
  const postings = new Map<string, Posting[]>()
  const addPhrase = (text: string, share: number, place: Omit<Phrase, 'length'>) => {
    const tokens = goodsTokens(foldGoodsText(text))
    if (tokens.length === 0) return
    for (const { text: token, weight } of tokens) {
      const list = postings.get(token)
      const posting = { phrase: phrases.length, weight }
      if (list) list.push(posting)
      else postings.set(token, [posting])
    }
    phrases.push({ ...place, share, length: 0 })
  }
  for (const group of table.groups) {
    const place = { classNo: group.classNo, group }
    for (const title of [group.nameCn, group.nameEn])
      for (const text of splitDescription(foldGoodsText(title ?? '')))
        addPhrase(text, TITLE_SHARE, { ...place, item: null })
    for (const { items } of group.parts)
      for (const item of items)
        for (const name of [item.nameCn, ...(item.nameEn?.split(' / ') ?? [])]) addPhrase(name, 1, { ...place, item })
  }
  for (const { no, descriptionZh, descriptionEn } of niceClasses)
    for (const text of [descriptionZh, descriptionEn].flatMap((each) => splitDescription(foldGoodsText(each))))
      addPhrase(text, DESCRIPTION_SHARE, { classNo: no, group: null, item: null })

  const rarity = new Map([...postings].map(([token, list]) => [token, Math.log(1 + phrases.length / list.length)]))
  for (const [token, list] of postings)
    for (const { phrase, weight } of list) phrases[phrase]!.length += (weight * rarity.get(token)!) ** 2
  for (const phrase of phrases) phrase.length = Math.sqrt(phrase.length)

  /** The phrases nearest to a thing that is described, with their cosine. */
  function nearest(piece: string, kind?: 'goods' | 'services'): { phrase: Phrase; score: number }[] {
    const dots = new Map<number, number>()
    let length = 0
    for (const { text, weight } of goodsTokens(piece)) {
      // A word that no item has makes every match less sure.
      const rare = rarity.get(text) ?? Math.log(1 + phrases.length)
      length += (weight * rare) ** 2
      for (const posting of postings.get(text) ?? [])
        dots.set(posting.phrase, (dots.get(posting.phrase) ?? 0) + weight * posting.weight * rare * rare)
    }
    if (length === 0) return []
    const scored = [...dots].map(([at, dot]) => {
      const phrase = phrases[at]!
      return { phrase, score: (phrase.share * dot) / (phrase.length * Math.sqrt(length)) }
    })
    const wanted = kind ? scored.filter(({ phrase }) => findNiceClass(phrase.classNo)?.kind === kind) : scored
    return wanted.toSorted((a, b) => b.score - a.score).slice(0, NEIGHBOURS)
  }

  return {
    /** Classes by how much of the description they cover, each with its groups and their matching items. */
    suggest(description: string, kind?: 'goods' | 'services'): SuggestedClass[] {
      const classes = new Map<number, { score: number; groups: Map<string, SuggestedGroup> }>()
      for (const piece of splitDescription(foldQuestion(description)).slice(0, PIECES_MAX)) {
        const neighbours = nearest(piece, kind)
        const best = neighbours[0]?.score ?? 0
        const votes = neighbours.map(({ score }) => score ** VOTE_POWER)
        const sum = votes.reduce((total, vote) => total + vote, 0)
        neighbours.forEach(({ phrase, score }, at) => {
          // A thing that is hardly in the table speaks softly for whatever is nearest.
          const vote = (best * votes[at]!) / sum
          let suggested = classes.get(phrase.classNo)
          if (!suggested) classes.set(phrase.classNo, (suggested = { score: 0, groups: new Map() }))
          suggested.score += vote
          if (phrase.group) addVote(suggested.groups, phrase.group, phrase.item, score, vote)
        })
      }
      const total = [...classes.values()].reduce((sum, { score }) => sum + score, 0)
      return [...classes]
        .map(([no, { score, groups }]) => ({
          no,
          score: score / total,
          groups: [...groups.values()].map((each) => withBestItems(each, total)).toSorted((a, b) => b.score - a.score),
        }))
        .toSorted((a, b) => b.score - a.score)
    },
  }
}
export type ClassSuggester = ReturnType<typeof createClassSuggester>

function addVote(
  groups: Map<string, SuggestedGroup>,
  group: NiceGroup,
  item: NiceItem | null,
  score: number,
  vote: number,
) {
  const suggested = groups.get(group.code) ?? { group, score: 0, items: [] }
  groups.set(group.code, suggested)
  suggested.score += vote
  if (!item) return
  const known = suggested.items.find((each) => each.item.id === item.id)
  if (known) known.score = Math.max(known.score, score)
  else suggested.items.push({ item, group, score: Math.min(1, score) })
}

const withBestItems = ({ group, score, items }: SuggestedGroup, total: number): SuggestedGroup => ({
  group,
  score: score / total,
  items: items.toSorted((a, b) => b.score - a.score).slice(0, ITEMS_OF_GROUP),
})
