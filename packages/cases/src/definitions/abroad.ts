import { officesAbroad } from '@markwright/domain/places/country-codes'
import type { CaseDefinition, DocumentKind, Field } from '../definition.ts'
import { applicantStep, businessLicence, noOrYes, powerOfAttorney, priorityFields } from '../fields.ts'

/** What an office abroad requires is not known here: staff request it with the case. */
export const documentsAbroad: readonly DocumentKind[] = [
  { ...businessLicence, isOptional: true },
  { ...powerOfAttorney, isOptional: true },
  { kind: 'other', label: { cn: '其他文件', en: 'Other documents' }, isOptional: true },
]
const markImage: DocumentKind = {
  kind: 'markImage',
  label: { cn: '商标图样', en: 'Image of the mark' },
  isGenerated: true,
}
export const priorityProof: DocumentKind = {
  kind: 'priorityProof',
  label: { cn: '优先权证明文件', en: 'Document of priority' },
  isOptional: true,
  when: { field: 'priority', in: ['yes'] },
}

/** What staff should know before they quote. */
export const note: Field = {
  type: 'text',
  name: 'note',
  label: { cn: '给工作人员的说明', en: 'Note to our staff' },
  max: 1000,
  lines: 3,
  isOptional: true,
}

/** What the forms of most offices ask about a mark that is to be registered. */
export const aboutMark: readonly Field[] = [
  {
    type: 'choice',
    name: 'colour',
    label: { cn: '是否主张颜色', en: 'Are colours claimed as an element of the mark?' },
    options: noOrYes,
    initial: 'no',
  },
  {
    type: 'text',
    name: 'colours',
    label: { cn: '主张的颜色', en: 'Colours claimed' },
    max: 200,
    when: { field: 'colour', in: ['yes'] },
  },
  {
    type: 'choice',
    name: 'foreignWords',
    label: {
      cn: '是否含有罗马字母以外的文字，或有含义的文字',
      en: 'Does it contain words in other than Roman characters, or words with a meaning?',
    },
    options: noOrYes,
    initial: 'no',
  },
  {
    type: 'text',
    name: 'meaning',
    label: { cn: '该文字的音译和英文含义', en: 'Transliteration of these words and their meaning in English' },
    max: 500,
    lines: 2,
    when: { field: 'foreignWords', in: ['yes'] },
  },
  {
    type: 'text',
    name: 'description',
    label: { cn: '商标说明', en: 'Description of the mark' },
    max: 1000,
    lines: 3,
    isOptional: true,
  },
  ...priorityFields,
]

/**
 * Registration outside mainland China and Hong Kong, which have types of their own: what the forms of the offices have in
 * common. Each country is filed as a case of its own.
 */
export const overseas: CaseDefinition = {
  productType: 3,
  version: 1,
  office: null,
  pricing: 'quoted',
  steps: [
    {
      code: 'information',
      label: { cn: '填写信息', en: 'Fill in information' },
      fields: [
        {
          type: 'countries',
          name: 'countries',
          label: { cn: '申请注册的国家或地区', en: 'Countries and regions' },
          help: {
            cn: '每个国家或地区作为一个案件办理，报价会分别列出费用。',
            en: 'Each is a case of its own. The quotation states the fees of each.',
          },
          max: 30,
          codes: officesAbroad.filter((code) => code !== 'HK'),
          isCasePerCountry: true,
        },
        { type: 'markImage', name: 'mark', label: { cn: '商标', en: 'Trademark' } },
        ...aboutMark,
      ],
    },
    {
      code: 'goods',
      label: { cn: '选择商品和服务', en: 'Select goods and services' },
      fields: [
        {
          type: 'goods',
          name: 'goods',
          label: { cn: '商品和服务', en: 'Goods and services' },
          help: {
            cn: '各国官方接受的名称不同，工作人员会在报价时核对。',
            en: 'Offices accept different names of goods and services. Our staff check them with the quotation.',
          },
          max: 500,
        },
        note,
      ],
    },
    applicantStep(undefined, { needsEnglish: true }),
  ],
  documents: [markImage, ...documentsAbroad, priorityProof],
}
