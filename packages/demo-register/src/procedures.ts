import {
  dailyBulletin,
  europeanBulletin,
  hongKongJournal,
  type Issue,
  macaoBulletin,
  taiwanGazette,
  unitedStatesGazette,
  wipoGazette,
} from './calendar.ts'
import type { DemoOffice } from './office.ts'

/** What an office other than the CNIPA does with an application, as far as it shows in the register. */
export type Procedure = {
  /** First and last day of a first decision, counted from filing. */
  examinationDays: readonly [number, number]
  refusedShare: number
  /** Published for opposition after examination, soon after filing, or only with the registration. */
  publication: 'approved' | 'filed' | 'registered'
  gazette: (day: number) => Issue
  /** Whether the day of registration is that of an issue. */
  registersInGazette: boolean
  oppositionMonths: number
  /** From the end of opposition, or from approval where there is none, to registration. */
  registrationDays: readonly [number, number]
  /** Which day the register gives as that of registration. */
  registeredAsOf: 'filing' | 'registration'
  term: { from: 'filing' | 'registration'; years: number; endsDayBefore: boolean }
  /** Proof of use that a registration needs, and the share that gives it. */
  proofOfUse?: { afterYears: number; maintainedShare: number }
  wording: { pending: string; published: string; registered: string; refused: string; lapsed: string }
}

export const procedures: Record<Exclude<DemoOffice, 'CN'>, Procedure> = {
  HK: {
    examinationDays: [70, 150],
    refusedShare: 0.14,
    publication: 'approved',
    gazette: hongKongJournal,
    registersInGazette: true,
    oppositionMonths: 3,
    registrationDays: [7, 24],
    registeredAsOf: 'filing',
    // Trade Marks Ordinance (Cap. 559) s. 48 and 49: registered as of filing, for ten years.
    term: { from: 'filing', years: 10, endsDayBefore: true },
    wording: {
      pending: 'Pending',
      published: 'Published',
      registered: 'Registered',
      refused: 'Refused',
      lapsed: 'Expired',
    },
  },
  MO: {
    examinationDays: [150, 230],
    refusedShare: 0.12,
    publication: 'filed',
    gazette: macaoBulletin,
    registersInGazette: true,
    oppositionMonths: 2,
    registrationDays: [20, 60],
    registeredAsOf: 'registration',
    // Decree-Law 97/99/M, Art. 218: seven years from the grant.
    term: { from: 'registration', years: 7, endsDayBefore: false },
    wording: { pending: '審查中', published: '已公佈申請', registered: '已批給', refused: '拒絕', lapsed: '失效' },
  },
  TW: {
    examinationDays: [170, 290],
    refusedShare: 0.16,
    publication: 'registered',
    gazette: taiwanGazette,
    registersInGazette: true,
    oppositionMonths: 0,
    registrationDays: [40, 75],
    registeredAsOf: 'registration',
    term: { from: 'registration', years: 10, endsDayBefore: true },
    wording: {
      pending: '審查中',
      published: '核准審定',
      registered: '已註冊',
      refused: '核駁',
      lapsed: '專用期限屆滿',
    },
  },
  US: {
    examinationDays: [130, 330],
    refusedShare: 0.32,
    publication: 'approved',
    gazette: unitedStatesGazette,
    registersInGazette: true,
    oppositionMonths: 1,
    registrationDays: [46, 300],
    registeredAsOf: 'registration',
    term: { from: 'registration', years: 10, endsDayBefore: false },
    // 15 U.S.C. §1058: a declaration of use between the fifth and the sixth year, with six months of grace.
    proofOfUse: { afterYears: 6, maintainedShare: 0.6 },
    wording: {
      pending: 'New application - record initialized, not assigned to examiner',
      published: 'Published for opposition',
      registered: 'Registered',
      refused: 'Abandoned - failure to respond',
      lapsed: 'Expired',
    },
  },
  EU: {
    examinationDays: [20, 60],
    refusedShare: 0.07,
    publication: 'approved',
    gazette: europeanBulletin,
    registersInGazette: false,
    oppositionMonths: 3,
    registrationDays: [2, 20],
    registeredAsOf: 'registration',
    // Regulation (EU) 2017/1001, Art. 52: ten years from filing.
    term: { from: 'filing', years: 10, endsDayBefore: false },
    wording: {
      pending: 'Application under examination',
      published: 'Application published',
      registered: 'Registered',
      refused: 'Application refused',
      lapsed: 'Registration expired',
    },
  },
  JP: {
    examinationDays: [170, 340],
    refusedShare: 0.17,
    publication: 'filed',
    gazette: dailyBulletin,
    registersInGazette: false,
    oppositionMonths: 0,
    registrationDays: [15, 45],
    registeredAsOf: 'registration',
    term: { from: 'registration', years: 10, endsDayBefore: false },
    wording: {
      pending: '係属－出願－審査待ち',
      published: '係属－出願－審査待ち',
      registered: '存続－登録－継続',
      refused: '終了－出願－拒絶',
      lapsed: '終了－登録－満了',
    },
  },
  KR: {
    examinationDays: [260, 440],
    refusedShare: 0.2,
    publication: 'approved',
    gazette: dailyBulletin,
    registersInGazette: false,
    oppositionMonths: 2,
    registrationDays: [10, 60],
    registeredAsOf: 'registration',
    term: { from: 'registration', years: 10, endsDayBefore: false },
    wording: { pending: '출원', published: '공고', registered: '등록', refused: '거절', lapsed: '소멸' },
  },
  WO: {
    examinationDays: [0, 0],
    refusedShare: 0,
    publication: 'registered',
    gazette: wipoGazette,
    registersInGazette: true,
    oppositionMonths: 0,
    registrationDays: [0, 0],
    registeredAsOf: 'filing',
    term: { from: 'filing', years: 10, endsDayBefore: false },
    wording: { pending: 'Pending', published: 'Pending', registered: 'Active', refused: 'Refused', lapsed: 'Inactive' },
  },
}
