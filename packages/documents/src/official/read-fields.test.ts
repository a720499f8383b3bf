import { expect, test } from 'vitest'
import { type ReadFields, readFields } from './read-fields.ts'

/** The layouts of several offices, with invented facts. */
test.each<[string, string, ReadFields]>([
  [
    'a table',
    '| 商标 | 云澜 |\n| 注册号 | 12345678 |\n| 注册人地址 | 北京市海淀区中关村大街1号 |\n| 有效期至 | 2035-05-20 |',
    {
      mark: '云澜',
      registrationNumber: '12345678',
      address: '北京市海淀区中关村大街1号',
      expiryDate: '2035-05-20',
    },
  ],
  [
    'a renewal in a sentence',
    '商标续展注册证明\n兹核准第12345678号商标续展注册，续展注册有效期自2025年05月21日至2035年05月20日。',
    { registrationNumber: '12345678', validFrom: '2025年05月21日', expiryDate: '2035年05月20日' },
  ],
  [
    'an application form with foreign forms and labels that are no fields',
    '申请人名称(中文)：云澜科技有限公司\n(英文)：Yunlan Technology Co., Ltd.\n统一社会信用代码：91110108MA01ABCD2X\n' +
      '申请人国籍/地区：中国\n申请人地址(中文)：北京市海淀区中关村大街1号\n(英文)：No.1 Zhongguancun St.\n邮政编码：100080',
    {
      applicant: '云澜科技有限公司',
      applicantForeign: 'Yunlan Technology Co., Ltd.',
      identityNumber: '91110108MA01ABCD2X',
      nationality: '中国',
      address: '北京市海淀区中关村大街1号',
      addressForeign: 'No.1 Zhongguancun St.',
    },
  ],
  [
    'a British certificate',
    'Trade Mark Number UK00003123456\nMark text: LUMORA\nClass 9: Computer software; batteries\nClass 25: Clothing\n' +
      'Owner(s): Lumora Ltd\n1 High Street, London, W1A 1AA\nDate of filing: 21 May 2025\nRenewal date: 21 May 2035',
    {
      registrationNumber: 'UK00003123456',
      mark: 'LUMORA',
      applicant: 'Lumora Ltd',
      address: '1 High Street, London, W1A 1AA',
      applicationDate: '21 May 2025',
      expiryDate: '21 May 2035',
      classes: '9, 25',
      goods: 'Computer software; batteries; Clothing',
    },
  ],
  [
    'codes of WIPO in place of labels',
    '210 018222200\n220 08/04/2025\n180 08/04/2035\n541 LUMORA\n732 Lumora S.A.\nVia Roma 1\nI-00100 Roma\n740 STUDIO ROSSI',
    {
      applicationNumber: '018222200',
      applicationDate: '08/04/2025',
      expiryDate: '08/04/2035',
      mark: 'LUMORA',
      applicant: 'Lumora S.A.',
      address: 'Via Roma 1 I-00100 Roma',
      agent: 'STUDIO ROSSI',
    },
  ],
  [
    'codes of WIPO before words',
    '(151) Date of the registration: 21.05.2025\n(180) Expected expiration date of the registration: 21.05.2035',
    { registrationDate: '21.05.2025', expiryDate: '21.05.2035' },
  ],
  [
    'an American certificate',
    'Reg. No. 7,123,456\nRegistered Aug. 1, 2023\nInt. Cl.: 9, 42\nTrademark\nPrincipal Register\nCLASS 9: Software\n' +
      'SER. NO. 90-123,456, FILED 01-15-2021',
    {
      registrationNumber: '7,123,456',
      registrationDate: 'Aug. 1, 2023',
      classes: '9, 42',
      goods: 'Software',
      applicationNumber: '90-123,456',
      applicationDate: '01-15-2021',
    },
  ],
])('reads %s', (_, text, fields) => expect(readFields(text)).toEqual(fields))
