import { officesAbroad } from '@markwright/domain/places/country-codes'
import type { CaseDefinition } from '../definition.ts'
import { applicantStep, changeFields, NEW_NAME } from '../fields.ts'
import { documentsAbroad, note } from './abroad.ts'

const marksLabel = { cn: '境外商标', en: 'Marks abroad' }

/** Renewal of registrations abroad, whose terms the member states; those of each country are filed as a case of their own. */
export const globalRenewal: CaseDefinition = {
  productType: 11,
  version: 1,
  office: null,
  pricing: 'quoted',
  steps: [
    {
      code: 'marks',
      label: { cn: '填写商标', en: 'Enter trademarks' },
      fields: [
        {
          type: 'foreignMarks',
          name: 'marks',
          label: marksLabel,
          help: {
            cn: '每个国家或地区的商标作为一个案件办理。有效期请按注册证填写，工作人员会在报价时核对。',
            en: 'The marks of each country or region are a case of their own. Enter the terms as the certificates have them. Our staff check them with the quotation.',
          },
          max: 50,
          codes: officesAbroad,
          hasExpiry: true,
          isCasePerCountry: true,
        },
        note,
      ],
    },
    applicantStep({ cn: '注册人', en: 'Owner' }),
  ],
  documents: [
    { kind: 'certificate', label: { cn: '注册证', en: 'Certificate of registration' }, isOptional: true },
    ...documentsAbroad,
  ],
}

/** Change of the owner's name or address in registers abroad, the international one among them. */
export const globalChange: CaseDefinition = {
  productType: 17,
  version: 1,
  office: null,
  pricing: 'quoted',
  steps: [
    {
      code: 'marks',
      label: { cn: '填写商标', en: 'Enter trademarks' },
      fields: [
        ...changeFields,
        {
          type: 'foreignMarks',
          name: 'marks',
          label: marksLabel,
          help: {
            cn: '每个国家或地区的商标作为一个案件办理；国际注册选择“世界知识产权组织”。',
            en: 'The marks of each country or region are a case of their own. Choose WIPO (Madrid) for an international registration.',
          },
          max: 50,
          codes: [...officesAbroad, 'WO'],
          isCasePerCountry: true,
        },
        note,
      ],
    },
    applicantStep({ cn: '变更后的注册人', en: 'Owner after the change' }),
  ],
  documents: [
    {
      kind: 'changeProof',
      label: { cn: '登记机关的变更证明', en: 'Proof of the change by the registration authority' },
      isOptional: true,
      when: { field: 'kind', in: NEW_NAME },
    },
    ...documentsAbroad,
  ],
}
