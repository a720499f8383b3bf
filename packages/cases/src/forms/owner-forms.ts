import type { CaseForm } from '../definition.ts'
import { powerForMarks, powerForNewMark, powersForTransfer } from './power-of-attorney.ts'
import {
  agency,
  blank,
  coApplicants,
  contactEntries,
  field,
  partyEntries,
  recalled,
  sheetFor,
  signature,
} from './form.ts'

const marks = field('商标注册号、类别', 'Registration numbers and classes', 'marks')
const seals = [
  recalled(signature('申请人章戳（签字）', 'Seal or signature of the applicant')),
  recalled(signature('代理机构章戳', 'Seal of the agency')),
]
const applicant = partyEntries('申请人', 'Applicant', 'applicant')

export const registrationForms: readonly CaseForm[] = [
  sheetFor('商标注册申请书', 'application for registration', [
    ...applicant,
    ...contactEntries,
    agency,
    blank('外国申请人的国内接收人、地址、邮政编码', 'Recipient in China of a foreign applicant, address, postcode'),
    blank(
      '商标申请声明（集体、证明、三维标志、颜色组合、声音）',
      'Declaration (collective, certification, three-dimensional, colour combination, sound)',
    ),
    field('是否要求优先权', 'Is priority claimed?', 'priority'),
    field('申请国家/地区、申请日期、申请号', 'Country, date and number of the first application', 'priorities'),
    signature('申请人章戳（签字）', 'Seal or signature of the applicant'),
    signature('代理机构章戳、代理人签字', 'Seal of the agency, signature of the agent'),
    { label: { cn: '商标图样', en: 'Image of the mark' }, from: { fact: 'image' } },
    recalled(field('图样颜色', 'Colour of the image', 'colour')),
    field('商标说明', 'Description of the mark', 'description'),
    field('外文的语种和中文含义', 'Language and meaning of foreign words', 'meaning'),
    field('包含的颜色', 'Colours contained', 'colours'),
    field('是否含有他人肖像', 'Does it show a portrait of a person?', 'portrait'),
    field('类别、商品/服务项目', 'Class, goods and services', 'goods'),
    { ...coApplicants, label: { cn: '附页：其他共同申请人', en: 'Annex: further joint applicants' } },
  ]),
  powerForNewMark,
]

/** Of form T2 only the order of its first part was seen. */
export const hongKongForms: readonly CaseForm[] = [
  sheetFor('香港商标注册申请表格（T2）', 'application form T2 in Hong Kong', [
    ...applicant,
    coApplicants,
    ...[
      blank('在香港的送达地址', 'Address for service in Hong Kong'),
      agency,
      { label: { cn: '商标图样', en: 'Image of the mark' }, from: { fact: 'image' } } as const,
      field('是否为系列商标', 'Is it a series of marks?', 'series'),
      field('系列中的商标数量', 'Number of marks in the series', 'seriesCount'),
      field('系列商标之间的区别', 'How the marks of the series differ', 'seriesDifference'),
      field('是否主张颜色', 'Are colours claimed?', 'colour'),
      field('主张的颜色', 'Colours claimed', 'colours'),
      field('文字的音译和翻译', 'Transliteration and translation', 'meaning'),
      field('放弃专用权的部分', 'Parts that are disclaimed', 'disclaimer'),
      field('是否要求优先权', 'Is priority claimed?', 'priority'),
      field('申请国家/地区、申请日期、申请号', 'Country, date and number of the first application', 'priorities'),
      field('类别、商品/服务项目', 'Class, goods and services', 'goods'),
      field('申请语言', 'Language of the application', 'language'),
      ...contactEntries,
      signature('申请人或代理人签字', 'Signature of the applicant or the agent'),
      blank('日期', 'Date'),
    ].map(recalled),
  ]),
  powerForNewMark,
]

export const renewalForms: readonly CaseForm[] = [
  sheetFor('商标续展注册申请书', 'application for renewal', [
    ...applicant,
    ...contactEntries,
    agency,
    marks,
    blank('有效期起止', 'Term: from and until'),
    recalled({
      label: { cn: '续展后的有效期起止', en: 'Term after the renewal: from and until' },
      from: { fact: 'newTerm' },
    }),
    field('共有商标的其他共有人', 'Further owners of a joint mark', 'coApplicants'),
    blank('是否延迟续展（宽展期）', 'Late renewal (grace period)?'),
    ...seals,
  ]),
  powerForMarks,
]

export const changeForms: readonly CaseForm[] = [
  sheetFor('变更商标申请人/注册人名义/地址申请书', 'change of name or address', [
    field('变更类型', 'Kind of change', 'kind'),
    field('变更前名称', 'Former name', 'formerName'),
    field('变更前地址', 'Former address', 'formerAddress'),
    ...partyEntries('变更后', 'After the change', 'applicant'),
    coApplicants,
    ...contactEntries,
    field('商标申请号/注册号', 'Application or registration numbers', 'marks'),
    recalled(agency),
    ...seals,
  ]),
  powerForMarks,
]

export const transferForms: readonly CaseForm[] = [
  sheetFor('转让/移转申请/注册商标申请书', 'transfer of applications or registrations', [
    field('转让或移转', 'Assignment or succession', 'kind'),
    ...partyEntries('转让人', 'Assignor', 'assignor'),
    field('其他共同转让人', 'Further joint assignors', 'coAssignors'),
    ...partyEntries('受让人', 'Assignee', 'applicant'),
    ...contactEntries,
    field('其他共同受让人', 'Further joint assignees', 'coApplicants'),
    field('商标号、类别', 'Numbers and classes', 'marks'),
    recalled(agency),
    signature('转让人章戳（签字）、日期', 'Seal or signature of the assignor, date'),
    signature('受让人章戳（签字）、日期', 'Seal or signature of the assignee, date'),
  ]),
  ...powersForTransfer,
]

export const licenceForms: readonly CaseForm[] = [
  sheetFor('商标使用许可备案表', 'recordal of a licence', [
    ...partyEntries('许可人', 'Licensor', 'applicant'),
    field('其他共同许可人', 'Further joint licensors', 'coApplicants'),
    ...contactEntries,
    ...partyEntries('被许可人', 'Licensee', 'licensee'),
    marks,
    recalled(field('许可类型', 'Kind of licence', 'kind')),
    field('许可期限起', 'Licence from', 'from'),
    field('许可期限止', 'Licence until', 'to'),
    field('许可使用的商品/服务', 'Licensed goods and services', 'goods'),
    blank('是否再许可、原备案号', 'Sub-licence? Number of the former recordal'),
    recalled(agency),
    ...seals,
  ]),
  powerForMarks,
]

/** No description of the forms of reissues was seen, so that all their places are recalled. */
const reissue = (cn: string, en: string, name: string): readonly CaseForm[] => [
  sheetFor(
    cn,
    en,
    [
      ...applicant,
      coApplicants,
      ...contactEntries,
      agency,
      marks,
      name === 'reason' ? field('补发原因', 'Reason', 'reason') : field('证明种类', 'Kind of proof', 'kind'),
      ...seals,
    ].map(recalled),
  ),
  powerForMarks,
]
export const reissueCertificateForms = reissue('补发商标注册证申请书', 'reissue of a certificate', 'reason')
export const reissueProofForms = reissue('补发变更/转让/续展证明申请书', 'reissue of a proof', 'kind')
