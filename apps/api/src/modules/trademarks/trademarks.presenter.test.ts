import { expect, test } from 'vitest'
import { presentDetail } from './trademarks.presenter.ts'
import type { FoundMark } from './trademarks.repository.ts'

const listed: FoundMark['listed'] = {
  id: 1,
  publicId: 'US_70000001',
  office: 'US',
  applicationNumber: '70000001',
  registrationNumber: null,
  markText: 'NOVA',
  markTextOther: null,
  markKind: 'word',
  classes: [],
  similarGroups: [],
  viennaCodes: [],
  status: 1,
  officeStatus: null,
  appliedOn: '1950-01-02',
  publishedOn: null,
  publishedIssue: null,
  registeredOn: null,
  priorityOn: null,
  internationalOn: null,
  expiresOn: null,
  demonstration: false,
  hasImage: false,
  applicantName: null,
  applicantNameEn: null,
  agentName: null,
  isDesignation: false,
}

const present = (details: FoundMark['rest']['details'], more: Partial<FoundMark['listed']> = {}) => {
  const rest = {
    goods: [],
    parties: [],
    events: [],
    details,
    internationalNumber: null,
    registrationNumberKeys: [],
    jointlyOwned: false,
    statusOn: null,
    registrationPublishedOn: null,
    registrationIssue: null,
    designatedOn: null,
    sourceOn: null,
  } as Partial<FoundMark['rest']> as FoundMark['rest']
  return presentDetail({ listed: { ...listed, ...more }, rest, today: '2026-11-21', deadlines: [] }, 'en')
}

test('goods outside Nice and parties known by number only are reported', () =>
  expect(
    present({
      nationalGoods: [{ classNo: '038', text: 'BOOKS; MAGAZINES' }, { classNo: 'B' }],
      applicantNumbers: ['784806'],
      agentNumbers: ['10859'],
    }),
  ).toMatchObject({
    nationalGoods: [
      { class: '038', text: 'BOOKS; MAGAZINES' },
      { class: 'B', text: null },
    ],
    applicantNumbers: ['784806'],
    agentNumbers: ['10859'],
  }))

test('a record that has none of them says so', () =>
  expect(present({})).toMatchObject({ nationalGoods: [], applicantNumbers: [], agentNumbers: [] }))

test.each([
  [1, '正常续展'],
  [2, ''],
  [9, ''],
])('a mark of status %i has the renewal “%s”, whatever its expiry date', (status, renewal) => {
  const { renewal: presented, rightPeriod } = present({}, { status, expiresOn: '2027-03-03' })
  expect(presented).toMatchObject({ status: renewal, validdate: renewal && '2027-03-03' })
  expect(rightPeriod.to).toBe('2027-03-03')
})
