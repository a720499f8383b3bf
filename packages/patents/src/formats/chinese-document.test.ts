import { describe, expect, test } from 'vitest'
import { readPatents } from './read-patents.ts'

const older = `<?xml version="1.0" encoding="UTF-8"?>
<cn-patent-document lang="zh" country="CN">
  <cn-bibliographic-data lang="zh" country="CN">
    <cn-publication-reference><document-id><country>CN</country><doc-number>112345678</doc-number><kind>A</kind><date>20210202</date></document-id></cn-publication-reference>
    <application-reference appl-type="10"><document-id><country>CN</country><doc-number>202011234567.9</doc-number><date>20201105</date></document-id></application-reference>
    <cn-priority-claims><cn-priority-claim><country>JP</country><doc-number>2019-201234</doc-number><date>20191106</date></cn-priority-claim></cn-priority-claims>
    <classifications-ipcr><classification-ipcr><text>H01M  10/625    (2014.01)</text></classification-ipcr></classifications-ipcr>
    <invention-title lang="zh">一种电池包</invention-title>
    <cn-parties>
      <cn-applicants><cn-applicant><name>甲公司</name><address><country>CN</country><text>上海市一路1号</text></address></cn-applicant></cn-applicants>
      <cn-inventors><cn-inventor><name>张三</name></cn-inventor><cn-inventor><name>李四</name></cn-inventor></cn-inventors>
      <cn-agents><cn-agency><name>某代理所</name></cn-agency></cn-agents>
    </cn-parties>
    <abstract><p>本发明公开了一种电池包。</p></abstract>
  </cn-bibliographic-data>
  <application-body>
    <description><heading>技术领域</heading><p num="0001">本发明涉及电池。</p><p num="0002">[0002] 如图1所示。</p></description>
    <claims>
      <claim num="1"><claim-text>1.一种电池包，其特征在于，包括箱体。</claim-text></claim>
      <claim num="2"><claim-text>2.根据权利要求1所述的电池包，其特征在于，还包括液冷板。</claim-text></claim>
    </claims>
    <drawings><figure num="0001"><img file="HDA0001.TIF"/></figure></drawings>
  </application-body>
</cn-patent-document>`

const later = `<?xml version="1.0" encoding="UTF-8"?>
<business:PatentDocumentAndRelated xmlns:business="urn:b" xmlns:base="urn:a" country="CN" docNumber="212345678" kind="U" datePublication="20210101">
  <business:BibliographicData>
    <business:PublicationReference><base:DocumentID><base:WIPOST3Code>CN</base:WIPOST3Code><base:DocNumber>212345678</base:DocNumber><base:Kind>U</base:Kind><base:Date>20210101</base:Date></base:DocumentID></business:PublicationReference>
    <business:ApplicationReference><base:DocumentID><base:WIPOST3Code>CN</base:WIPOST3Code><base:DocNumber>202020123456</base:DocNumber><base:Date>20200202</base:Date></base:DocumentID></business:ApplicationReference>
    <business:ClassificationIPCRDetails><business:ClassificationIPCR><base:Text>A47L 9/28(2006.01)I</base:Text></business:ClassificationIPCR></business:ClassificationIPCRDetails>
    <business:InventionTitle>一种扫地机器人</business:InventionTitle>
    <business:PartiesDetails>
      <business:ApplicantDetails><business:Applicant><base:AddressBook><base:Name>乙公司</base:Name></base:AddressBook></business:Applicant></business:ApplicantDetails>
      <business:InventorDetails><business:Inventor><base:AddressBook><base:Name>王五</base:Name></base:AddressBook></business:Inventor></business:InventorDetails>
    </business:PartiesDetails>
  </business:BibliographicData>
  <business:Abstract><base:Paragraphs>本实用新型公开了一种扫地机器人。</base:Paragraphs></business:Abstract>
  <business:Description><base:Paragraphs>技术领域</base:Paragraphs><base:Paragraphs>[0001] 本实用新型涉及家电。</base:Paragraphs></business:Description>
  <business:Claims><business:Claim num="1"><business:ClaimText>1.一种扫地机器人，包括壳体。</business:ClaimText></business:Claim></business:Claims>
</business:PatentDocumentAndRelated>`

describe('XML of the Chinese office, by its published description', () => {
  test('in the form of ST.36', () => {
    const { format, records } = readPatents(older)!
    expect(format).toBe('cnipa-xml')
    expect(records[0]).toMatchObject({
      country: 'CN',
      number: '112345678',
      kind: 'A',
      type: 'invention',
      publishedOn: '2021-02-02',
      filedOn: '2020-11-05',
      titles: { zh: '一种电池包' },
      abstracts: { zh: '本发明公开了一种电池包。' },
      applicants: [{ name: '甲公司', country: 'CN', address: '上海市一路1号' }],
      inventors: [{ name: '张三' }, { name: '李四' }],
      agents: [{ name: '某代理所' }],
      priorities: [{ country: 'JP', number: '2019-201234', date: '2019-11-06' }],
      ipcs: ['H01M10/625'],
      drawings: [{ number: '1', file: 'HDA0001.TIF' }],
    })
    expect(records[0]!.claims['zh']).toEqual([
      { number: 1, text: '一种电池包，其特征在于，包括箱体。', dependsOn: [] },
      { number: 2, text: '根据权利要求1所述的电池包，其特征在于，还包括液冷板。', dependsOn: [1] },
    ])
    expect(records[0]!.description['zh']).toEqual([
      { kind: 'heading', text: '技术领域' },
      { kind: 'paragraph', number: '0001', text: '本发明涉及电池。' },
      { kind: 'paragraph', number: '0002', text: '如图1所示。' },
    ])
  })

  test('in the form of ST.96', () => {
    const [record] = readPatents(later)!.records
    expect(record).toMatchObject({
      number: '212345678',
      kind: 'U',
      type: 'utility',
      publishedOn: '2021-01-01',
      applicationNumber: 'CN202020123456',
      applicants: [{ name: '乙公司' }],
      inventors: [{ name: '王五' }],
      ipcs: ['A47L9/28'],
      claims: { zh: [{ number: 1, text: '一种扫地机器人，包括壳体。' }] },
    })
    expect(record!.description['zh']).toHaveLength(2)
  })
})
