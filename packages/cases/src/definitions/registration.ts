import { registrationForms } from '../forms/owner-forms.ts'
import type { CaseDefinition } from '../definition.ts'
import { applicantStep, businessLicence, noOrYes, powerOfAttorney, priorityFields, translation } from '../fields.ts'
import { sectorOptions, subSectorOptions } from './industries.ts'

/**
 * Registration in mainland China: Trademark Law (2019) art. 22 to 25, Implementing Regulations (2014) art. 13 to 20. Each
 * class is filed as an application of its own (spec 2 §5).
 */
export const registration: CaseDefinition = {
  productType: 1,
  version: 1,
  office: 'CN',
  forms: registrationForms,
  steps: [
    {
      code: 'information',
      label: { cn: '填写信息', en: 'Fill in information' },
      fields: [
        { type: 'markImage', name: 'mark', label: { cn: '商标', en: 'Trademark' } },
        {
          type: 'choice',
          name: 'colour',
          label: { cn: '颜色', en: 'Colour' },
          options: [
            { value: 'blackAndWhite', label: { cn: '黑白', en: 'Black and white' } },
            { value: 'colour', label: { cn: '彩色', en: 'Colour' } },
          ],
          initial: 'blackAndWhite',
        },
        {
          type: 'text',
          name: 'colours',
          label: { cn: '包含的颜色', en: 'Colours contained' },
          max: 200,
          when: { field: 'colour', in: ['colour'] },
        },
        {
          type: 'choice',
          name: 'portrait',
          label: { cn: '是否含有他人肖像', en: 'Does it show a portrait of a person?' },
          options: noOrYes,
          initial: 'no',
        },
        {
          type: 'text',
          name: 'description',
          label: { cn: '商标说明', en: 'Description of the mark' },
          help: {
            cn: '说明商标的含义和构成；没有特殊含义的，写“无特殊含义”。',
            en: 'What the mark means and consists of; where it has no meaning, say so.',
          },
          max: 1000,
          lines: 3,
        },
        {
          type: 'choice',
          name: 'foreignWords',
          label: { cn: '是否含有外文', en: 'Does it contain words of a foreign language?' },
          options: noOrYes,
          initial: 'no',
        },
        {
          type: 'text',
          name: 'meaning',
          label: { cn: '外文的语种和中文含义', en: 'Language of the foreign words and their meaning in Chinese' },
          max: 500,
          lines: 2,
          when: { field: 'foreignWords', in: ['yes'] },
        },
        {
          type: 'choice',
          name: 'sector',
          label: { cn: '所属行业', en: 'Business sector' },
          help: { cn: '按 GB/T 4754-2017 分类。', en: 'By the classification GB/T 4754-2017.' },
          options: sectorOptions,
          isKept: true,
        },
        {
          type: 'choice',
          name: 'subSector',
          label: { cn: '细分行业', en: 'Business sub-sector' },
          options: subSectorOptions('sector'),
          isKept: true,
        },
        ...priorityFields,
        {
          type: 'choice',
          name: 'priorityLanguage',
          label: { cn: '优先权证明文件的语言', en: 'Language of the document of proof' },
          options: [
            { value: 'en', label: { cn: '英文', en: 'English' } },
            { value: 'other', label: { cn: '其他语言', en: 'Another language' } },
          ],
          when: { field: 'priority', in: ['yes'] },
        },
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
            cn: '每个类别作为一件商标单独申请；每类 10 项以内按类收费，超出部分每项另收官费。',
            en: 'Each class is filed as an application of its own. The fee of a class covers ten items; the office charges each further one.',
          },
          max: 500,
          isCasePerClass: true,
          itemsCovered: 10,
        },
      ],
    },
    applicantStep(),
  ],
  documents: [
    { kind: 'markImage', label: { cn: '商标图样', en: 'Image of the mark' }, isGenerated: true },
    businessLicence,
    powerOfAttorney,
    {
      kind: 'priorityProof',
      label: { cn: '优先权证明文件', en: 'Document of priority' },
      when: { field: 'priority', in: ['yes'] },
    },
    {
      kind: 'englishTranslation',
      label: { cn: '优先权证明文件的英文译文', en: 'English translation of the document of priority' },
      when: { field: 'priorityLanguage', in: ['other'] },
    },
    {
      kind: 'portraitConsent',
      label: { cn: '肖像权人的书面授权', en: 'Consent of the person portrayed' },
      when: { field: 'portrait', in: ['yes'] },
    },
    { kind: 'notarized', label: { cn: '公证文件', en: 'Notarized document' }, isOptional: true },
    translation,
  ],
}
