import type { Body } from '@markwright/contract'
import { jurisdictions } from '@markwright/domain/places/countries'
import { type NormalizedText, normalizeQuery } from '@markwright/domain/marks/normalize-query'
import { splitList } from '@markwright/domain/marks/search-list'
import { searchProblem } from '@markwright/domain/marks/search-problem'
import { checkClasses } from '@markwright/domain/marks/search-validation'
import { refusalOf } from './refusal-of.ts'

export type WireQuery = Body<'searchTrademarks'>

/** The ways in which a query may give an image. */
export const imageWays = ['imgFile', 'imgLineUrl', 'imgOriginalBase64'] as const

export const hasImage = (query: Pick<WireQuery, (typeof imageWays)[number]>): boolean =>
  imageWays.some((way) => query[way]?.trim())

/** The fields that `queryMode` distinguishes, in its order. */
const modeFields = ['tradeMarkText', 'applicationNumber', 'tmApplicant'] as const

/**
 * The query state of the site (spec 2 §3) in the fewest fields that mean the same: the criterion of its mode alone, all
 * classes in `classify`, offices by code, names normalised where that is wanted. Completed twice it stays the same.
 * @throws AppError for classes, offices or a mode that cannot be requested
 */
export function canonicalizeQuery(state: WireQuery): { query: WireQuery; normalized: NormalizedText[] } {
  const {
    queryMode: _mode,
    countryName: _names,
    niceChoosedStr: _classes,
    total: _total,
    fastMode,
    normalize,
    ...given
  } = state
  const query: WireQuery = {
    ...given,
    ...criterionOf(state),
    ...classesOf(state),
    ...officesOf(state),
    fastOrHigh: fastMode === true ? 0 : state.fastOrHigh,
    normalize: false,
  }
  if (!normalize) return { query, normalized: [] }
  const { query: normal, changes } = normalizeQuery(query)
  return { query: normal, normalized: changes }
}

/** Without the fields of other modes; a query with conditions has criteria of any number. */
function criterionOf({ queryMode, conditions, ...query }: WireQuery): Partial<WireQuery> {
  if (queryMode === undefined || conditions?.length) return {}
  const wanted = modeFields[queryMode]
  const others = modeFields.filter((field) => field !== wanted && query[field]?.trim())
  if (others.length === 0) return {}
  if (!query[wanted]?.trim()) throw refusalOf([searchProblem('emptyQuery', wanted)])
  return Object.fromEntries(others.map((field) => [field, '']))
}

function classesOf({ classify = '', niceChoosedStr = '' }: WireQuery): Partial<WireQuery> {
  if (!niceChoosedStr.trim()) return {}
  const chosen = checkClasses('niceChoosedStr', niceChoosedStr)
  if (!chosen.ok) throw refusalOf(chosen.problems)
  const typed = checkClasses('classify', classify)
  if (!typed.ok) throw refusalOf(typed.problems)
  const classes = [...new Set([...typed.value, ...chosen.value])].toSorted((a, b) => a - b)
  return { classify: classes.map((no) => String(no).padStart(2, '0')).join(';') }
}

/** Short names under which people look for offices. */
const shortNames = {
  CN: ['中国大陆', '中国内地', 'Mainland China'],
  HK: ['香港', 'Hong Kong'],
  MO: ['澳门', 'Macao', 'Macau'],
  TW: ['台湾', 'Taiwan'],
  KR: ['South Korea', 'Korea'],
  TR: ['Turkey'],
  RU: ['Russia'],
  WO: ['WIPO'],
}

const codesByName = new Map(
  [...jurisdictions.map(({ code, zh, en }) => [code, [code, zh, en]] as const), ...Object.entries(shortNames)].flatMap(
    ([code, names]) => names.map((name) => [name.toLowerCase(), code]),
  ),
)

function officesOf({ country, countryName = '' }: WireQuery): Partial<WireQuery> {
  if (!countryName.trim() || country.join() !== 'CN') return {}
  const names = splitList(countryName).map(({ value }) => value)
  const unknown = names.find((name) => !codesByName.has(name.toLowerCase()))
  if (unknown !== undefined) throw refusalOf([searchProblem('countryUnknown', 'countryName', { value: unknown })])
  return { country: [...new Set(names.map((name) => codesByName.get(name.toLowerCase())!))] }
}
