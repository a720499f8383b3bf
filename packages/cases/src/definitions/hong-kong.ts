import { hongKongForms } from '../forms/owner-forms.ts'
import type { CaseDefinition } from '../definition.ts'
import { applicantStep, businessLicence, noOrYes, powerOfAttorney, priorityFields, translation } from '../fields.ts'

const IS_SERIES = { field: 'series', in: ['yes'] }

/**
 * Registration in Hong Kong (form T2): Trade Marks Ordinance (Cap. 559) s. 38 to 41 and 51, Trade Marks Rules (Cap. 559A)
 * r. 6 to 9 and 97. All classes and the marks of a series are one application.
 */
export const hongKong: CaseDefinition = {
  productType: 2,
  version: 1,
  office: 'HK',
  forms: hongKongForms,
  steps: [
    {
      code: 'information',
      label: { cn: '填写信息', en: 'Fill in information' },
      fields: [
        { type: 'markImage', name: 'mark', label: { cn: '商标', en: 'Trademark' } },
        {
          type: 'choice',
          name: 'series',
          label: { cn: '是否为系列商标', en: 'Is it a series of marks?' },
          help: {
            cn: '系列商标在主要部分上相同，只在不影响识别性的细节上不同，最多 4 个，作为一件申请提交。',
            en: 'The marks of a series are the same in substance and differ in details that do not affect their identity. At most four are one application.',
          },
          options: noOrYes,
          initial: 'no',
        },
        {
          type: 'choice',
          name: 'seriesCount',
          label: { cn: '系列中的商标数量', en: 'Number of marks in the series' },
          options: ['2', '3', '4'].map((count) => ({
            value: count,
            label: { cn: `${count} 个`, en: count },
          })),
          when: IS_SERIES,
        },
        {
          type: 'text',
          name: 'seriesDifference',
          label: { cn: '系列商标之间的区别', en: 'How the marks of the series differ' },
          max: 1000,
          lines: 3,
          when: IS_SERIES,
        },
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
            cn: '是否含有中文和罗马字母以外的文字',
            en: 'Does it contain words in other than Chinese or Roman characters?',
          },
          options: noOrYes,
          initial: 'no',
        },
        {
          type: 'text',
          name: 'meaning',
          label: { cn: '该文字的音译和翻译', en: 'Transliteration and translation of these words' },
          max: 500,
          lines: 2,
          when: { field: 'foreignWords', in: ['yes'] },
        },
        {
          type: 'text',
          name: 'disclaimer',
          label: { cn: '放弃专用权的部分', en: 'Parts that are disclaimed' },
          max: 500,
          isOptional: true,
        },
        {
          type: 'choice',
          name: 'language',
          label: { cn: '申请语言', en: 'Language of the application' },
          help: {
            cn: '申请语言即之后程序的语言。',
            en: 'It is the language of all that follows before the Registry.',
          },
          options: [
            { value: 'zh', label: { cn: '中文', en: 'Chinese' } },
            { value: 'en', label: { cn: '英文', en: 'English' } },
          ],
          initial: 'zh',
        },
        ...priorityFields,
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
            cn: '多个类别作为一件申请提交；首个类别和其后每个类别的官费不同。',
            en: 'Several classes are one application; the fee of the first class and that of each further one differ.',
          },
          max: 500,
        },
      ],
    },
    applicantStep(),
  ],
  documents: [
    { kind: 'markImage', label: { cn: '商标图样', en: 'Image of the mark' }, isGenerated: true },
    {
      kind: 'seriesImages',
      label: { cn: '系列中其他商标的图样', en: 'Images of the other marks of the series' },
      when: IS_SERIES,
    },
    businessLicence,
    { ...powerOfAttorney, isOptional: true },
    {
      kind: 'priorityProof',
      label: { cn: '优先权证明文件', en: 'Document of priority' },
      isOptional: true,
      when: { field: 'priority', in: ['yes'] },
    },
    translation,
  ],
}
