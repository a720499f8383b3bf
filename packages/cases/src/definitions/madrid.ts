import { designatedOffices } from '@markwright/domain/places/country-codes'
import type { CaseDefinition, Field } from '../definition.ts'
import { applicantStep, marks } from '../fields.ts'
import { madridRegistrationForms, madridRenewalForms } from '../forms/madrid-forms.ts'
import { aboutMark, documentsAbroad, note, priorityProof } from './abroad.ts'

const parties = (name: string, label: { cn: string; en: string }): Extract<Field, { type: 'countries' }> => ({
  type: 'countries',
  name,
  label,
  max: designatedOffices.length,
  codes: designatedOffices,
})

/**
 * International registration on the basis of a mark in mainland China: what form MM2 asks for (Madrid Protocol art. 2 and
 * 3). Whether a country can be designated is known of some only, so that staff check it.
 */
export const madridRegistration: CaseDefinition = {
  productType: 26,
  version: 1,
  office: 'WO',
  pricing: 'quoted',
  forms: madridRegistrationForms,
  steps: [
    {
      code: 'information',
      label: { cn: '填写信息', en: 'Fill in information' },
      fields: [
        {
          type: 'choice',
          name: 'basis',
          label: { cn: '基础', en: 'Basis' },
          options: [
            { value: 'registration', label: { cn: '中国大陆注册', en: 'Registration in mainland China' } },
            { value: 'application', label: { cn: '中国大陆申请', en: 'Application in mainland China' } },
          ],
          initial: 'registration',
        },
        {
          ...marks(1, { cn: '基础商标', en: 'Base mark' }),
          help: {
            cn: '填写基础注册或申请的号码；国际注册的商标须与其相同。',
            en: 'Number of the base registration or application. The international registration is for the same mark.',
          },
        },
        {
          type: 'choice',
          name: 'entitlement',
          label: { cn: '申请人资格', en: 'Entitlement of the applicant' },
          options: [
            { value: 'national', label: { cn: '中国国籍', en: 'National of China' } },
            { value: 'domicile', label: { cn: '在中国有住所', en: 'Domiciled in China' } },
            {
              value: 'establishment',
              label: { cn: '在中国有真实有效的工商营业场所', en: 'Real and effective establishment in China' },
            },
          ],
        },
        {
          ...parties('countries', { cn: '指定的缔约方', en: 'Designated contracting parties' }),
          help: {
            cn: '本站只知道部分国家和地区是否为缔约方，工作人员会在报价时核对。',
            en: 'Of some countries only it is known here whether they can be designated. Our staff check it with the quotation.',
          },
        },
        {
          type: 'choice',
          name: 'language',
          label: { cn: '申请语言', en: 'Language of the application' },
          options: [
            { value: 'en', label: { cn: '英语', en: 'English' } },
            { value: 'fr', label: { cn: '法语', en: 'French' } },
            { value: 'es', label: { cn: '西班牙语', en: 'Spanish' } },
          ],
          initial: 'en',
        },
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
            cn: '不能超出基础商标的商品和服务，工作人员会在报价时核对。',
            en: 'They may not go beyond those of the base mark. Our staff check them with the quotation.',
          },
          max: 500,
          classesOf: 'marks',
        },
        note,
      ],
    },
    applicantStep(undefined, { needsEnglish: true }),
  ],
  documents: [
    {
      kind: 'baseProof',
      label: { cn: '基础注册证或受理通知书', en: 'Certificate or receipt of the base mark' },
      isOptional: true,
    },
    ...documentsAbroad,
    priorityProof,
  ],
}

/** Renewal of an international registration, of all its contracting parties or of some: what form MM11 asks for. */
export const madridRenewal: CaseDefinition = {
  productType: 18,
  version: 1,
  office: 'WO',
  pricing: 'quoted',
  forms: madridRenewalForms,
  steps: [
    {
      code: 'marks',
      label: { cn: '国际注册', en: 'International registration' },
      fields: [
        {
          type: 'foreignMarks',
          name: 'marks',
          label: { cn: '国际注册', en: 'International registration' },
          max: 1,
          codes: ['WO'],
          hasExpiry: true,
        },
        {
          type: 'choice',
          name: 'scope',
          label: { cn: '续展的缔约方', en: 'Contracting parties to renew' },
          options: [
            { value: 'all', label: { cn: '全部', en: 'All' } },
            { value: 'part', label: { cn: '部分', en: 'Some' } },
          ],
        },
        {
          ...parties('countries', { cn: '要续展的缔约方', en: 'Parties that are renewed' }),
          help: {
            cn: '工作人员会在报价时与国际注册簿核对。',
            en: 'Our staff compare them with the international register before they quote.',
          },
          when: { field: 'scope', in: ['part'] },
        },
        note,
      ],
    },
    applicantStep({ cn: '注册人', en: 'Holder' }),
  ],
  documents: documentsAbroad,
}
