import { oppositionForms, reviewForms, nonUseForms, invalidationForms } from '../forms/dispute-forms.ts'
import type { CaseDefinition, Field, Step } from '../definition.ts'
import { applicantStep, businessLicence, evidence, facts, marks, powerOfAttorney, translation } from '../fields.ts'

const documents = [businessLicence, powerOfAttorney, evidence, translation]

const legalBasis: Field = {
  type: 'text',
  name: 'legalBasis',
  label: { cn: '法律依据', en: 'Legal basis' },
  max: 500,
}
const wellKnown: Field = {
  type: 'choice',
  name: 'wellKnown',
  label: { cn: '是否请求驰名商标保护', en: 'Is protection of a well-known mark requested?' },
  options: [
    { value: 'no', label: { cn: '否', en: 'No' } },
    { value: 'yes', label: { cn: '是', en: 'Yes' } },
  ],
}
const reasonsStep = (fields: readonly Field[]): Step => ({
  code: 'reasons',
  label: { cn: '请求与理由', en: 'Request and reasons' },
  fields,
})
const respondent: Field = {
  type: 'text',
  name: 'respondent',
  label: { cn: '对方名称', en: 'Name of the other party' },
  max: 200,
}

/** Opposition to a mark that was preliminarily approved: Trademark Law (2019) art. 33. */
export const opposition: CaseDefinition = {
  productType: 7,
  version: 1,
  office: 'CN',
  forms: oppositionForms,
  steps: [
    {
      code: 'mark',
      label: { cn: '被异议商标', en: 'Opposed mark' },
      fields: [
        marks(1, { cn: '被异议商标（初步审定号）', en: 'Opposed mark (number of the preliminary approval)' }),
        { type: 'day', name: 'publishedOn', label: { cn: '初审公告日期', en: 'Day of publication' }, isPast: true },
        {
          type: 'text',
          name: 'issue',
          label: { cn: '初审公告期号', en: 'Issue of the gazette' },
          max: 10,
          check: 'number',
        },
        { ...respondent, label: { cn: '被异议人', en: 'Applicant of the opposed mark' } },
      ],
    },
    reasonsStep([legalBasis, wellKnown, facts()]),
    applicantStep({ cn: '异议人', en: 'Opponent' }),
  ],
  documents,
}

/** Review of a refusal: Trademark Law (2019) art. 34. */
export const review: CaseDefinition = {
  productType: 14,
  version: 1,
  office: 'CN',
  forms: reviewForms,
  steps: [
    {
      code: 'mark',
      label: { cn: '被驳回商标', en: 'Refused mark' },
      fields: [
        marks(1, { cn: '申请号', en: 'Application number' }),
        {
          type: 'text',
          name: 'noticeNumber',
          label: { cn: '官方发文编号', en: 'Number of the notification' },
          max: 50,
        },
        {
          type: 'day',
          name: 'receivedOn',
          label: { cn: '收到驳回通知之日', en: 'Day on which the notification was received' },
          isPast: true,
        },
        {
          type: 'choice',
          name: 'scope',
          label: { cn: '驳回范围', en: 'What was refused' },
          options: [
            { value: 'all', label: { cn: '全部驳回', en: 'All goods and services' } },
            { value: 'part', label: { cn: '部分驳回', en: 'A part of them' } },
          ],
        },
      ],
    },
    reasonsStep([
      { type: 'text', name: 'request', label: { cn: '评审请求', en: 'Request' }, max: 1000, lines: 3 },
      legalBasis,
      facts(),
    ]),
    applicantStep(),
  ],
  documents: [{ kind: 'refusal', label: { cn: '驳回通知书', en: 'Notification of refusal' } }, ...documents],
}

/** Cancellation for three years without use: Trademark Law (2019) art. 49, Implementing Regulations (2014) art. 66. */
export const nonUse: CaseDefinition = {
  productType: 16,
  version: 1,
  office: 'CN',
  forms: nonUseForms,
  steps: [
    {
      code: 'mark',
      label: { cn: '被撤销商标', en: 'Mark to be cancelled' },
      fields: [
        marks(1, { cn: '注册号', en: 'Registration number' }),
        { ...respondent, label: { cn: '商标注册人', en: 'Owner of the mark' } },
        {
          type: 'choice',
          name: 'scope',
          label: { cn: '撤销范围', en: 'What is to be cancelled' },
          options: [
            { value: 'all', label: { cn: '全部商品/服务', en: 'All goods and services' } },
            { value: 'part', label: { cn: '部分商品/服务', en: 'A part of them' } },
          ],
        },
        {
          type: 'text',
          name: 'goods',
          label: { cn: '撤销的商品/服务项目', en: 'Goods and services to be cancelled' },
          max: 5000,
          lines: 4,
          when: { field: 'scope', in: ['part'] },
        },
      ],
    },
    reasonsStep([facts({ cn: '撤销理由与事实', en: 'Reasons and facts' })]),
    applicantStep(),
  ],
  documents,
}

/** Declaration of invalidity: Trademark Law (2019) art. 44 and 45. */
export const invalidation: CaseDefinition = {
  productType: 32,
  version: 1,
  office: 'CN',
  forms: invalidationForms,
  steps: [
    {
      code: 'mark',
      label: { cn: '争议商标', en: 'Disputed mark' },
      fields: [
        marks(1, { cn: '注册号', en: 'Registration number' }),
        { ...respondent, label: { cn: '被申请人（商标注册人）', en: 'Respondent (owner of the mark)' } },
        {
          type: 'choice',
          name: 'grounds',
          label: { cn: '理由', en: 'Grounds' },
          options: [
            { value: 'absolute', label: { cn: '仅绝对理由', en: 'Absolute grounds only' } },
            { value: 'relative', label: { cn: '相对理由', en: 'Relative grounds' } },
            { value: 'both', label: { cn: '绝对理由和相对理由', en: 'Absolute and relative grounds' } },
          ],
        },
      ],
    },
    reasonsStep([legalBasis, wellKnown, facts()]),
    applicantStep(),
  ],
  documents,
}
