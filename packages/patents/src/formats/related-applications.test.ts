import { expect, test } from 'vitest'
import { readPatents } from './read-patents.ts'

const ep = (kind: string, groups: string) =>
  readPatents(
    `<ep-patent-document country="EP" doc-number="1497510" kind="${kind}" date-publ="20081224" lang="en"><SDOBI>${groups}</SDOBI></ep-patent-document>`,
  )!.records[0]!

test('a European patent that was amended after opposition has the day of its grant, not of its new specification', () => {
  const dates = '<B400><B405><date>20081224</date></B405><B450><date>20060628</date><bnum>200626</bnum></B450></B400>'
  expect(ep('B2', dates)).toMatchObject({ kind: 'B2', publishedOn: '2008-12-24', grantedOn: '2006-06-28' })
  expect(ep('B2', '').grantedOn).toBeNull()
})

test('designated states, the international application, the parent and the divisions of a European patent', () => {
  const record = ep(
    'B1',
    `<B600><B620><parent><pdoc><dnum><anum>12184383.3</anum><pnum>2574244</pnum></dnum><date>20120914</date></pdoc></parent></B620>
     <B620EP><parent><cdoc><dnum><anum>98202403.6</anum><pnum>0885971</pnum></dnum><date>19980717</date></cdoc>
       <cdoc><dnum><anum>06115826.7</anum></dnum></cdoc></parent></B620EP></B600>
     <B800><B840><ctry>AT</ctry><ctry>DE</ctry></B840>
     <B860><B861><dnum><anum>SE2003000641</anum></dnum><date>20030422</date></B861><B862>en</B862></B860>
     <B870><B871><dnum><pnum>WO2003089736</pnum></dnum><date>20031030</date><bnum>200344</bnum></B871></B870></B800>`,
  )
  expect(record.designatedStates).toEqual(['AT', 'DE'])
  expect(record.international).toEqual({
    applicationNumber: 'PCT/SE2003/000641',
    filedOn: '2003-04-22',
    publicationNumber: 'WO2003089736',
    publishedOn: '2003-10-30',
  })
  const division = { relation: 'division', publicationNumber: null, filedOn: null }
  expect(record.related).toEqual([
    {
      ...division,
      role: 'parent',
      applicationNumber: 'EP12184383.3',
      publicationNumber: 'EP2574244',
      filedOn: '2012-09-14',
    },
    {
      ...division,
      role: 'child',
      applicationNumber: 'EP98202403.6',
      publicationNumber: 'EP0885971',
      filedOn: '1998-07-17',
    },
    { ...division, role: 'child', applicationNumber: 'EP06115826.7' },
  ])
})

test('parents and provisional applications of an American patent, and the international application it began as', () => {
  const id = (number: string, date: string) =>
    `<document-id><country>US</country><doc-number>${number}</doc-number><date>${date}</date></document-id>`
  const [record] = readPatents(
    `<us-patent-grant lang="EN"><us-bibliographic-data-grant>
     <publication-reference>${id('06679584', '20040120')}</publication-reference>
     <us-related-documents><continuation-in-part><relation><parent-doc>${id('09112767', '19980710')}
       <parent-grant-document>${id('6416167', '20020709')}</parent-grant-document></parent-doc>
       <child-doc>${id('10120430', '20020410')}</child-doc></relation></continuation-in-part>
       <continuation><relation><parent-doc>${id('PCT/CH02/00573', '20021021')}</parent-doc></relation></continuation>
       <us-provisional-application>${id('60968023', '20070824')}</us-provisional-application>
       <related-publication>${id('20020154184', '20021024')}</related-publication></us-related-documents>
     <pct-or-regional-filing-data><document-id><country>WO</country><doc-number>PCT/US02/12345</doc-number><date>20020418</date></document-id></pct-or-regional-filing-data>
     <pct-or-regional-publishing-data><document-id><country>WO</country><doc-number>WO2002/085123</doc-number><date>20021031</date></document-id></pct-or-regional-publishing-data>
     </us-bibliographic-data-grant></us-patent-grant>`,
  )!.records
  expect(record!.related.map((each) => [each.relation, each.applicationNumber, each.publicationNumber])).toEqual([
    ['continuation-in-part', 'US09/112767', 'US6416167'],
    ['continuation', 'PCT/CH2002/000573', null],
    ['provisional', 'US60/968023', null],
  ])
  expect(record!.international).toEqual({
    applicationNumber: 'PCT/US2002/012345',
    filedOn: '2002-04-18',
    publicationNumber: 'WO2002085123',
    publishedOn: '2002-10-31',
  })
})
