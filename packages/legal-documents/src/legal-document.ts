/** A judgment is a court's; a decision that of an office or a panel. */
export type LegalDocumentKind = 'judgment' | 'decision'

/** The instance that decided. */
export type TrialLevel = 'first' | 'second' | 'retrial' | 'enforcement'

export type LegalParty = {
  /** As the document names it: 原告, 上诉人（原审被告）, Complainant. */
  role: string
  name: string
}

/** A mark that the document is about or names; at least one of `text` and `number` is there. */
export type NamedMark = {
  text: string | null
  /** Of the application or the registration, as it is written. */
  number: string | null
  /** ST.3 code of the office that gave the number (EU for the EUIPO); null where that is not known. */
  office: string | null
}

export type StatuteCitation = {
  /** The law under one name: 商标法 also for 《中华人民共和国商标法》; 15 U.S.C. */
  law: string
  /** 第五十七条第二项, § 1052(d); null where the law is named as a whole. */
  provision: string | null
}

/** A judgment or decision, in one form for every source format. Days are `YYYY-MM-DD`. */
export type LegalDocument = {
  /** Identifies the document; one with the same key replaces it. */
  key: string
  kind: LegalDocumentKind
  /** Of the case or the proceeding. */
  number: string
  title: string
  /** ST.3 code of where it was decided, WO for panels of WIPO; null where that is not known. */
  jurisdiction: string | null
  /** The court, office or provider. */
  forum: string
  level: TrialLevel | null
  cause: string | null
  decidedOn: string | null
  /** In the words of the document or its source. */
  result: string | null
  language: 'zh' | 'en'
  parties: LegalParty[]
  marks: NamedMark[]
  /** Domain names in dispute. */
  domains: string[]
  statutes: StatuteCitation[]
  /** Empty where the source has facts only. */
  paragraphs: string[]
  /** Who has published it. */
  source: string | null
  sourceUrl: string | null
}
