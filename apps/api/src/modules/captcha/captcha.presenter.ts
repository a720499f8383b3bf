import type { Schemas } from '@markwright/contract'
import type { Language } from '../../kernel/language.ts'
import { outcomes, type Outcome } from './captcha.errors.ts'
import type { IssuedCheck } from './captcha.service.ts'

// The protocol names members that do not apply here; its clients expect them.
const members: Schemas['HumanCheck'] = {
  captchaId: null,
  projectCode: null,
  captchaType: null,
  captchaOriginalPath: null,
  captchaFontType: null,
  captchaFontSize: null,
  secretKey: null,
  originalImageBase64: null,
  point: null,
  jigsawImageBase64: null,
  wordList: null,
  pointList: null,
  pointJson: null,
  token: null,
  result: false,
  captchaVerification: null,
  clientUid: null,
  ts: null,
  browserInfo: null,
}

const presentOutcome = (outcome: Outcome, language: Language): Schemas['HumanCheckAnswer'] => ({
  repCode: outcome.repCode,
  repMsg: outcome[language],
  repData: null,
  success: outcome === outcomes.passed,
})

export function presentIssued(issued: IssuedCheck | Outcome, language: Language): Schemas['HumanCheckAnswer'] {
  if ('repCode' in issued) return presentOutcome(issued, language)
  const { kind, token, secretKey, originalImageBase64, jigsawImageBase64, wordList, audioBase64 } = issued
  const images = { originalImageBase64, jigsawImageBase64, wordList }
  const spoken = kind === 'math' ? { audioBase64 } : {}
  return {
    repCode: outcomes.passed.repCode,
    repMsg: null,
    repData: { ...members, token, secretKey, ...images, ...spoken },
    success: true,
  }
}

export function presentJudged(
  outcome: Outcome,
  attempt: { captchaType: string | null; pointJson: string | null; token: string | null },
  language: Language,
): Schemas['HumanCheckAnswer'] {
  const answer = presentOutcome(outcome, language)
  return outcome === outcomes.passed ? { ...answer, repData: { ...attempt, result: true } } : answer
}
