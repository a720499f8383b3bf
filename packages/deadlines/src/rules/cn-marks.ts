import type { DeadlineRule, Reading, Source } from '../rule.ts'
import type { Text } from '../text.ts'
import { fixedDay, law, makeUpDays, notice, period, regulation, roll } from './cn-mark-rule.ts'

const revision: Source = { publication: '商标法（2026年修订，2027-01-01施行）', grade: 'law' }
const term: Text = {
  zh: '有效期本身，不因休息日顺延（商标法实施条例第十二条第二款）',
  en: 'the end of the term itself does not move',
}

const strictWindow: Reading = {
  text: {
    zh: '严格按期满前十二个月计算，晚一日开始',
    en: 'on a strict count of twelve months the window opens a day later',
  },
  change: { opens: { before: 'due', span: { months: 12 }, counting: 'day-after' } },
}

export const chineseMarkRules: readonly DeadlineRule[] = [
  period({
    id: 'CN-TM-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    law: '商标法第二十五条',
    source: law,
  }),
  period({
    id: 'CN-TM-PRIO-DOC',
    name: { zh: '提交优先权证明文件', en: 'Copy of the first application' },
    periods: { filing: { months: 3 } },
    law: '商标法第二十五条第二款',
    source: law,
  }),
  period({
    id: 'CN-TM-EXH-PRIO',
    name: { zh: '展览会优先权期限', en: 'Exhibition priority' },
    periods: { exhibition: { months: 6 } },
    law: '商标法第二十六条',
    source: law,
  }),
  notice({
    id: 'CN-TM-SUPPL',
    name: { zh: '补正', en: 'Correction of the application' },
    periods: { 'correction-notice': { days: 30 } },
    law: '商标法实施条例第十八条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-EXPLAIN',
    name: { zh: '说明或者修正', en: 'Explanation or amendment' },
    periods: { 'explanation-notice': { days: 15 } },
    law: '商标法实施条例第二十三条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-DIVIDE',
    name: { zh: '分割申请', en: 'Division of the application' },
    periods: { 'partial-refusal': { days: 15 } },
    law: '商标法实施条例第二十二条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-REV-REFUSAL',
    name: { zh: '驳回复审', en: 'Review of the refusal' },
    periods: { refusal: { days: 15 }, 'partial-refusal': { days: 15 } },
    law: '商标法第三十四条（2026年修订第三十七条）',
    source: law,
  }),
  period({
    id: 'CN-TM-OPP',
    until: '2026-12-31',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 3 } },
    note: {
      zh: '2027年1月1日前公告的按公告时的三个月计算；2026年修订没有过渡规定',
      en: 'A mark published before 1 January 2027 has the three months of the law at its publication; the 2026 revision has no transitional clause.',
    },
    readings: [
      makeUpDays,
      {
        // The revision has no clause for periods that still run on the day on which it comes into force.
        from: '2026-10-01',
        text: {
          zh: '如2026年修订的两个月期限也适用于2027年1月1日尚未届满的异议期（修订没有过渡规定）',
          en: 'if the two months of the 2026 revision also hold for periods that still run on 1 January 2027 (it has no transitional clause)',
        },
        change: { periods: { publication: { months: 2 } } },
      },
    ],
    law: '商标法（2019）第三十三条',
    source: law,
  }),
  period({
    id: 'CN-TM-OPP-2027',
    from: '2027-01-01',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 2 } },
    law: '商标法（2026年修订）第三十六条',
    source: revision,
  }),
  notice({
    id: 'CN-TM-OPP-ANS',
    name: { zh: '异议答辩', en: 'Response to the opposition' },
    periods: { 'opposition-notice': { days: 30 } },
    law: '商标法实施条例第二十七条',
    source: regulation,
  }),
  period({
    id: 'CN-TM-OPP-EVID',
    name: {
      zh: '异议补充证据（须在申请书或者答辩书中声明）',
      en: 'Further evidence in the opposition, where announced',
    },
    periods: { 'opposition-filed': { months: 3 } },
    law: '商标法实施条例第二十七条第二款',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-REV-NOREG',
    name: { zh: '不予注册复审', en: 'Review of the decision not to register' },
    periods: { 'non-registration-decision': { days: 15 } },
    law: '商标法第三十五条（2026年修订第三十八条）',
    source: law,
  }),
  notice({
    id: 'CN-TM-REV-CORR',
    name: { zh: '评审补正', en: 'Correction of the request for review' },
    periods: { 'review-correction-notice': { days: 30 } },
    law: '商标法实施条例第五十七条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-REV-ANS',
    name: { zh: '评审答辩', en: 'Response in the review' },
    periods: { 'review-notice': { days: 30 } },
    law: '商标法实施条例第五十八条',
    source: regulation,
  }),
  period({
    id: 'CN-TM-REV-EVID',
    name: { zh: '评审补充证据（须在申请书或者答辩书中声明）', en: 'Further evidence in the review, where announced' },
    periods: { 'review-filed': { months: 3 } },
    law: '商标法实施条例第五十九条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-COURT',
    name: { zh: '向人民法院起诉', en: 'Action before the court' },
    periods: { 'review-decision': { days: 30 } },
    law: '商标法第三十四条、第三十五条、第四十四条、第四十五条、第五十四条',
    source: law,
  }),
  fixedDay({
    id: 'CN-TM-RENEW',
    name: { zh: '续展', en: 'Renewal' },
    periods: { registration: { years: 10, counting: 'eve', repeats: 'term' }, expiry: {} },
    fixed: term,
    opens: { before: 'due', span: { months: 12 } },
    grace: {
      span: { months: 6 },
      from: 'due',
      surcharge: { zh: '另缴宽展费', en: 'with the surcharge for late renewal' },
    },
    graceRoll: roll,
    note: {
      zh: '可续展的一年自届满日的前一年同日起，含该日',
      en: 'The year before expiry begins on the day with the same number, which counts.',
    },
    readings: [
      strictWindow,
      {
        text: { zh: '宽展期不因休息日顺延', en: 'if the grace period does not move to a working day' },
        change: { graceRoll: undefined },
      },
      {
        text: { zh: '如续展申请的期限可以顺延', en: 'if the last day to apply moves to a working day' },
        change: { roll },
      },
    ],
    law: '商标法第三十九条、第四十条（2026年修订第四十三条、第四十四条）',
    source: law,
  }),
  fixedDay({
    id: 'CN-TM-NONUSE',
    isEarliest: true,
    name: { zh: '可因连续三年不使用被申请撤销', en: 'Open to cancellation for non-use' },
    periods: { registration: { years: 3 } },
    law: '商标法第四十九条（2026年修订第五十七条）',
    source: law,
  }),
  notice({
    id: 'CN-TM-NONUSE-EVID',
    name: { zh: '提供使用证据或者不使用的正当理由', en: 'Evidence of use or reasons for non-use' },
    periods: { 'non-use-notice': { months: 2 } },
    law: '商标法实施条例第六十六条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-GENERIC-ANS',
    name: { zh: '撤销通用名称答辩', en: 'Response to the request for cancellation as generic' },
    periods: { 'generic-notice': { months: 2 } },
    law: '商标法实施条例第六十五条',
    source: regulation,
  }),
  notice({
    id: 'CN-TM-REV-CANCEL',
    name: { zh: '撤销复审', en: 'Review of the cancellation' },
    periods: { 'cancellation-decision': { days: 15 } },
    law: '商标法第五十四条（2026年修订第五十八条）',
    source: law,
  }),
  notice({
    id: 'CN-TM-REV-INVAL',
    name: { zh: '无效宣告复审', en: 'Review of the invalidation' },
    periods: { 'invalidation-decision': { days: 15 } },
    law: '商标法第四十四条（2026年修订第五十条）',
    source: law,
  }),
  fixedDay({
    id: 'CN-TM-INVAL-REL',
    name: { zh: '以相对理由请求宣告无效', en: 'Invalidation on relative grounds' },
    periods: { registration: { years: 5 } },
    law: '商标法第四十五条（2026年修订第五十一条）',
    source: law,
  }),
]
