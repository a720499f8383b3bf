import {
  renewalForms,
  transferForms,
  changeForms,
  reissueCertificateForms,
  reissueProofForms,
  licenceForms,
} from '../forms/owner-forms.ts'
import type { CaseDefinition } from '../definition.ts'
import {
  applicantStep,
  assignorPowerOfAttorney,
  businessLicence,
  changeFields,
  coParties,
  marks,
  NEW_NAME,
  party,
  powerOfAttorney,
  translation,
} from '../fields.ts'

const marksStep = { code: 'marks', label: { cn: '选择商标', en: 'Select trademarks' }, fields: [marks(50)] }
const documents = [businessLicence, powerOfAttorney, translation]

/** Renewal of registrations in mainland China: Trademark Law (2019) art. 40. */
export const renewal: CaseDefinition = {
  productType: 5,
  version: 1,
  office: 'CN',
  forms: renewalForms,
  steps: [
    { ...marksStep, fields: [{ ...marks(50), picker: 'renewals' }] },
    applicantStep({ cn: '注册人', en: 'Owner' }),
  ],
  documents,
}

/** Transfer by assignment or by succession: Trademark Law (2019) art. 42, Implementing Regulations (2014) art. 31 and 32. */
export const transfer: CaseDefinition = {
  productType: 12,
  version: 2,
  office: 'CN',
  forms: transferForms,
  steps: [
    {
      ...marksStep,
      fields: [
        {
          type: 'choice',
          name: 'kind',
          label: { cn: '转移方式', en: 'Kind of transfer' },
          options: [
            { value: 'assignment', label: { cn: '转让', en: 'Assignment' } },
            { value: 'succession', label: { cn: '移转（继承、合并等）', en: 'Succession (inheritance, merger)' } },
          ],
        },
        {
          ...marks(50),
          help: {
            cn: '同一注册人在相同或类似商品上的相同或近似商标须一并转让。',
            en: 'Identical and similar marks of one owner for the same or similar goods are transferred together.',
          },
        },
      ],
    },
    {
      code: 'assignor',
      label: { cn: '转让人', en: 'Assignor' },
      fields: [
        party('assignor', { cn: '转让人', en: 'Assignor' }),
        coParties('coAssignors', { cn: '共同转让人', en: 'Joint assignors' }),
      ],
    },
    applicantStep({ cn: '受让人', en: 'Assignee' }),
  ],
  documents: [
    {
      kind: 'assignorIdentity',
      label: { cn: '转让人主体资格证明', en: 'Proof of identity of the assignor' },
      when: { field: 'kind', in: ['assignment'] },
    },
    {
      kind: 'succession',
      label: { cn: '移转证明文件', en: 'Proof of the succession' },
      when: { field: 'kind', in: ['succession'] },
    },
    ...documents,
    assignorPowerOfAttorney,
  ],
}

/** Without the power of attorney of the assignor. */
export const transfer1: CaseDefinition = {
  ...transfer,
  version: 1,
  documents: transfer.documents.filter((each) => each !== assignorPowerOfAttorney),
  forms: transferForms.filter(({ code }) => code !== 'assignorPowerOfAttorney'),
}

/** Change of the owner's name or address: Trademark Law (2019) art. 41, Implementing Regulations (2014) art. 30. */
export const change: CaseDefinition = {
  productType: 13,
  version: 1,
  office: 'CN',
  forms: changeForms,
  steps: [
    {
      ...marksStep,
      fields: [
        ...changeFields,
        {
          ...marks(50),
          help: {
            cn: '变更名义或地址的，须将全部注册商标一并变更。',
            en: 'All registered marks of the owner are changed together.',
          },
        },
      ],
    },
    applicantStep({ cn: '变更后的注册人', en: 'Owner after the change' }),
  ],
  documents: [
    {
      kind: 'changeProof',
      label: { cn: '登记机关的变更证明', en: 'Proof of the change by the registration authority' },
      when: { field: 'kind', in: NEW_NAME },
    },
    ...documents,
  ],
}

/** Reissue of a registration certificate: Implementing Regulations (2014) art. 64. */
export const reissueCertificate: CaseDefinition = {
  productType: 29,
  version: 1,
  office: 'CN',
  forms: reissueCertificateForms,
  steps: [
    {
      ...marksStep,
      fields: [
        marks(50),
        {
          type: 'choice',
          name: 'reason',
          label: { cn: '补发原因', en: 'Reason' },
          options: [
            { value: 'lost', label: { cn: '遗失', en: 'Lost' } },
            { value: 'damaged', label: { cn: '破损', en: 'Damaged' } },
          ],
        },
      ],
    },
    applicantStep({ cn: '注册人', en: 'Owner' }),
  ],
  documents: [
    {
      kind: 'damagedCertificate',
      label: { cn: '破损的注册证', en: 'The damaged certificate' },
      when: { field: 'reason', in: ['damaged'] },
    },
    ...documents,
  ],
}

/** Reissue of the proof of a change, a transfer or a renewal: Implementing Regulations (2014) art. 64. */
export const reissueProof: CaseDefinition = {
  productType: 30,
  version: 1,
  office: 'CN',
  forms: reissueProofForms,
  steps: [
    {
      ...marksStep,
      fields: [
        {
          type: 'choice',
          name: 'kind',
          label: { cn: '证明种类', en: 'Kind of proof' },
          options: [
            { value: 'change', label: { cn: '变更证明', en: 'Proof of a change' } },
            { value: 'transfer', label: { cn: '转让证明', en: 'Proof of a transfer' } },
            { value: 'renewal', label: { cn: '续展证明', en: 'Proof of a renewal' } },
          ],
        },
        marks(50),
      ],
    },
    applicantStep({ cn: '注册人', en: 'Owner' }),
  ],
  documents,
}

/** Recordal of a licence: Trademark Law (2019) art. 43, Implementing Regulations (2014) art. 69. */
export const licence: CaseDefinition = {
  productType: 31,
  version: 1,
  office: 'CN',
  forms: licenceForms,
  steps: [
    {
      ...marksStep,
      fields: [
        marks(50),
        {
          type: 'choice',
          name: 'kind',
          label: { cn: '许可类型', en: 'Kind of licence' },
          options: [
            { value: 'exclusive', label: { cn: '独占使用许可', en: 'Exclusive' } },
            { value: 'sole', label: { cn: '排他使用许可', en: 'Sole' } },
            { value: 'ordinary', label: { cn: '普通使用许可', en: 'Non-exclusive' } },
          ],
        },
        {
          type: 'text',
          name: 'goods',
          label: { cn: '许可使用的商品/服务', en: 'Licensed goods and services' },
          max: 5000,
          lines: 4,
        },
        { type: 'day', name: 'from', label: { cn: '许可期限起', en: 'Licence from' } },
        { type: 'day', name: 'to', label: { cn: '许可期限止', en: 'Licence until' }, notBefore: 'from' },
      ],
    },
    {
      code: 'licensee',
      label: { cn: '被许可人', en: 'Licensee' },
      fields: [party('licensee', { cn: '被许可人', en: 'Licensee' })],
    },
    applicantStep({ cn: '许可人', en: 'Licensor' }),
  ],
  documents: [
    {
      kind: 'licenseeIdentity',
      label: { cn: '被许可人主体资格证明', en: 'Proof of identity of the licensee' },
    },
    ...documents,
  ],
}
