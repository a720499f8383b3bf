import type { DeadlineRule } from '../rule.ts'
import { chineseMadridRules } from './cn-madrid.ts'
import { chineseMarkRules } from './cn-marks.ts'
import { chinesePatentRules } from './cn-patents.ts'
import { frenchRules, germanRules } from './de-fr.ts'
import { europeanPatentRules } from './ep.ts'
import { europeanMarkRules } from './eu.ts'
import { britishRules } from './gb.ts'
import { hongKongRules } from './hk.ts'
import { japaneseRules } from './jp.ts'
import { koreanRules } from './kr.ts'
import { americanRules } from './us.ts'
import { furtherRules, internationalRules } from './wo.ts'

export const deadlineRules: readonly DeadlineRule[] = [
  ...chineseMarkRules,
  ...chineseMadridRules,
  ...chinesePatentRules,
  ...hongKongRules,
  ...europeanMarkRules,
  ...americanRules,
  ...japaneseRules,
  ...koreanRules,
  ...britishRules,
  ...germanRules,
  ...frenchRules,
  ...europeanPatentRules,
  ...internationalRules,
  ...furtherRules,
]
