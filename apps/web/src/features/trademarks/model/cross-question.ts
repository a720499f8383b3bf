import type { Crop } from '@markwright/api-client/models/crop'
import type { CrossQuery } from '@markwright/api-client/models/crossQuery'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { type NormalizedText, normalizeQuery } from '@markwright/domain/normalize-query'
import type { SearchProblem } from '@markwright/domain/search-problem'
import { searchProblem } from '@markwright/domain/search-problem'
import { paths } from '../../../app/paths.ts'
import { readCrop, writeCrop } from '../../../shared/lib/crop.ts'
import { type ImageQuestion, imageSearchPath, toImageQuery } from './image-question.ts'
import { allCountries, comparesNames, defaultQuestion, problemsOf, type Question, toWireQuery } from './question.ts'
import { readQuestion, searchPath } from './search-address.ts'

/** A name, or an uploaded image of which a part may be meant; the other is empty. */
export type CrossSource = { text: string; imgFile: string; crop: Crop | null }
/** One question to many offices; of `conditions` the degree, the classes and the offices count. */
export type CrossQuestion = { source: CrossSource; conditions: Question }

const conditionsOf = ({ degree, countries, classes }: Question): Question => ({
  ...defaultQuestion,
  degree,
  countries,
  classes,
})
const isEverywhere = ({ countries }: Question) => countries.length === allCountries.length

/** The address of the question, without what is at its default: every office is requested. */
export function crossSearchPath({ source, conditions }: CrossQuestion): string {
  const [, query = ''] = searchPath({ question: { ...conditionsOf(conditions), text: source.text } }).split('?')
  const [name = '', ...rest] = query.split('&')
  const shared = rest.filter((entry) => !isEverywhere(conditions) || !entry.startsWith('country='))
  const requested = source.imgFile
    ? [`imgFile=${source.imgFile}`, ...(source.crop ? [`crop=${writeCrop(source.crop)}`] : [])]
    : [name]
  // The mainland alone, which elsewhere is the default, is named here.
  const isHome = conditions.countries.join() === defaultQuestion.countries.join()
  return `${paths.crossSearch}?${[...requested, ...shared, ...(isHome ? ['country=CN'] : [])].join('&')}`
}

/** The question of an address; one without a name and an image is a form to be filled in. */
export function readCross(parameters: URLSearchParams): CrossQuestion {
  const conditions = conditionsOf(readQuestion(parameters))
  const imgFile = parameters.get('imgFile')?.trim() ?? ''
  const text = imgFile ? '' : readQuestion(parameters, 'tradeMarkText').text
  const crop = imgFile ? readCrop(parameters.get('crop') ?? '') : null
  const countries = parameters.has('country') ? conditions.countries : allCountries
  return { source: { text, imgFile, crop }, conditions: { ...conditions, countries } }
}

/** The question without the special characters of its name, and what was changed. */
export function normalizeCross(question: CrossQuestion): { question: CrossQuestion; changes: NormalizedText[] } {
  const { query, changes } = normalizeQuery({ tradeMarkText: question.source.text })
  return { question: { ...question, source: { ...question.source, text: query.tradeMarkText } }, changes }
}

export const isRequested = ({ source }: CrossQuestion) => source.text !== '' || source.imgFile !== ''

/** What is wrong with the question; `by` says whether it has a name or an image. */
export function crossProblems({ source, conditions }: CrossQuestion, by: 'name' | 'image'): SearchProblem[] {
  const text = by === 'name' ? source.text : 'x'
  const problems = problemsOf({ ...conditionsOf(conditions), text })
  return by === 'image' && !source.imgFile ? [searchProblem('noImage', 'image'), ...problems] : problems
}

/** The question as the contract words it. */
export function toCrossQuery({ source, conditions }: CrossQuestion): CrossQuery {
  const { degree, classify } = toWireQuery({ ...conditionsOf(conditions), text: source.text })
  return {
    ...(source.imgFile
      ? { imgFile: source.imgFile, ...(source.crop && { crop: source.crop }) }
      : { tradeMarkText: source.text.trim() }),
    ...(degree && { degree }),
    ...(classify && { classify }),
    ...(!isEverywhere(conditions) && { countries: [...conditions.countries] }),
  }
}

/** The same question to one office, with its whole list. */
export function officePath(question: CrossQuestion, country: string): string {
  const list = listOf(question, [country])
  return 'source' in list ? imageSearchPath({ question: list }) : searchPath({ question: list })
}

/** The same question to its offices with one list of them all, as the contract words it. */
export function toListQuery(question: CrossQuestion): TrademarkQuery {
  const list = listOf(question, question.conditions.countries)
  return 'source' in list ? toImageQuery(list) : toWireQuery(list)
}

function listOf({ source, conditions }: CrossQuestion, countries: readonly string[]): Question | ImageQuestion {
  const question = { ...conditionsOf(conditions), text: source.text, countries }
  return source.imgFile ? { source: { imgFile: source.imgFile }, crop: source.crop, conditions: question } : question
}

/** The question of a list to every office; null where it cannot be requested so: groups, statuses and days are of one list. */
export function everywherePath(question: Question): string | null {
  const { text, conditions, groups, degree, classes } = question
  if (!comparesNames(question) || conditions.length > 0 || groups.trim()) return null
  return crossSearchPath({
    source: { text, imgFile: '', crop: null },
    conditions: { ...defaultQuestion, degree, classes, countries: allCountries },
  })
}
