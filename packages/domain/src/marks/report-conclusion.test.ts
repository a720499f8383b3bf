import { expect, test } from 'vitest'
import type { ReportClass, ReportContent, ReportGrade, ReportMark } from './registrability-report.ts'
import { draftComment, draftConclusion } from './report-conclusion.ts'

const mark = { id: 'CN_1', name: '云澜', nameOther: null, appNo: '12345678' } as ReportMark
const aClass = (classNo: number, grade: ReportGrade, share?: number): ReportClass => ({
  classNo,
  chance: 50,
  band: [40, 60],
  grade,
  counts: { identical: 0, high: 0, middle: 0, low: 0 },
  citations: share
    ? [{ id: 'CN_1', share, goods: { zh: '', en: '' }, standing: { zh: '', en: '' }, gradeWithout: 'A' }]
    : [],
  grounds: [],
  withoutGoods: null,
})
const content = { classes: [aClass(9, 'D', 0.8), aClass(35, 'A'), aClass(42, 'A')], marks: [mark] } as ReportContent

test('the conclusion puts classes of one grade together and names what weighs most', () => {
  expect(draftConclusion(content, 'cn')).toBe(
    '第35、42类：建议申请。第9类：不建议申请。主要障碍为在先商标“云澜”（申请号 12345678）。',
  )
  expect(draftConclusion(content, 'en')).toBe(
    'Classes 35, 42: filing is advised. Class 9: filing is not advised. The main obstacle is the prior mark “云澜” (application 12345678).',
  )
})

test('a comment says what is cited, or that nothing is', () => {
  expect(draftComment(content.classes[0]!, content.marks, 'cn')).toContain(
    '共引证 1 件在先商标：“云澜”（申请号 12345678）。',
  )
  expect(draftComment(content.classes[1]!, content.marks, 'en')).toBe('Filing is advised. No prior mark was found.')
})
