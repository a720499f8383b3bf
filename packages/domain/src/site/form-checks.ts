import { isCreditCodeShaped } from '../people/credit-code.ts'
import type { FormProblem } from './form-problems.ts'
import { isIdCardShaped } from '../people/id-card.ts'
import { checkCharacters } from '../marks/search-validation.ts'

type FormCheck = (value: string) => FormProblem | null

const rule =
  (passes: (value: string) => boolean, problem: FormProblem): FormCheck =>
  (value) =>
    passes(value) ? null : problem

const pattern = (expression: RegExp, problem: FormProblem) => rule((value) => expression.test(value), problem)

const required =
  (missing: FormProblem, check: FormCheck): FormCheck =>
  (value) =>
    value.trim() === '' ? missing : check(value)

// With the punctuation of English names and addresses: Johnson & Sons Co., Ltd. (No. 5/F).
const isEnglish = (text: string) => text.trim() !== '' && /^[A-Za-z0-9\s.,'"&()/#:;+*@!?_-]+$/.test(text)
// As registers print them: of Chinese characters alone and without blanks, or in any other script (Société des Produits
// Nestlé), or the Chinese characters of a Japanese company (株式会社 日立製作所).
const isApplicantName = (text: string) =>
  /[\p{L}\p{N}]/u.test(text) &&
  (!/^[\p{Script=Han}\s]+$/u.test(text) ||
    !/\s/.test(text.trim()) ||
    /(?:株式|有限|合同|合資|合名)会社|法人/.test(text))
const isLandline = (text: string) => /^(?:\d{3,4}-?)?\d{7,9}$/.test(text)
const isMobile = (text: string) => /^1[3578]\d{9}$/.test(text)
const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

const formChecks = {
  englishName: rule(isEnglish, 'englishName'),
  englishAddress: rule(isEnglish, 'englishAddress'),
  chineseName: pattern(/^\S+$/, 'chineseName'),
  applicantName: rule(isApplicantName, 'chineseName'),
  chineseAddress: () => null,
  number: pattern(/^[A-Za-z0-9]+$/, 'lettersAndDigits'),
  plainText: rule((value) => checkCharacters('', value).ok, 'specialCharacters'),
  creditCode: rule(isCreditCodeShaped, 'creditCode'),
  email: pattern(/^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,3}$/, 'email'),
  landline: rule(isLandline, 'landline'),
  mobile: rule(isMobile, 'mobile'),
  qq: pattern(/^[1-9]\d{4,}$/, 'qq'),
  postalCode: required('postalCodeMissing', pattern(/^\d{6}$/, 'postalCode')),
  phone: required(
    'phoneMissing',
    rule((value) => isLandline(value) || isMobile(value), 'phone'),
  ),
  idCard: rule(isIdCardShaped, 'idCard'),
  passport: pattern(/^(?=.*\d)[A-Z0-9]{6,9}$/i, 'passport'),
  personName: pattern(/^\p{Script=Han}{2,4}$/u, 'personName'),
  url: rule(isWebAddress, 'url'),
} as const satisfies Record<string, FormCheck>

/** Kinds of input in spec 1 §5: `number` is letters and digits, `plainText` forbids special characters. */
export type FieldKind = keyof typeof formChecks

/**
 * What is wrong with a value as it was typed, or null. An empty value is judged like any other, so a field that may stay
 * empty is checked only when it is filled in.
 */
export const checkField = (kind: FieldKind, value: string): FormProblem | null => formChecks[kind](value)
