import type { chineseRules } from './chinese.ts'
import type { combinedRules } from './combined.ts'
import type { letterRules } from './letters.ts'
import type { numberRules } from './numbers.ts'
import type { partlySameRules } from './partly-same.ts'

type Rules =
  | typeof chineseRules
  | typeof letterRules
  | typeof numberRules
  | typeof combinedRules
  | typeof partlySameRules

/** Rules of the published criteria that this package applies; docs/similarity-rules.md describes each. */
export type RuleId = Rules[number]['id']
