import type { Language } from '@markwright/domain/site/language'
import type { FieldKind } from '@markwright/domain/site/form-checks'

export type Texts = Record<Language, string>

/** Only shown, and only required, where another field of the same case has one of these values. */
export type Condition = { field: string; in: readonly string[] }

/** `isKept`: a new draft begins with the value of the member's latest case of the type. */
type Common = {
  name: string
  label: Texts
  help?: Texts
  isOptional?: boolean
  isKept?: boolean
  when?: Condition
}

export type ChoiceOption = { value: string; label: Texts; when?: Condition }

/**
 * A field of a case.
 * - `text` in one line or, with `lines`, in several; `check` is a kind of input of spec 1 §5
 * - `day` as YYYY-MM-DD; `isPast`: not after today in Asia/Shanghai; `notBefore`: not before the day of that field
 * - `choice` of one value; a draft begins with `initial`
 * - `marks`: registrations or applications in mainland China, at least one; with `picker` they can be selected from a list
 * - `foreignMarks`: marks of other registers, at least one, of the offices `codes`; `hasExpiry`: with the last day of
 *   their term; `isCasePerCountry`: those of each office become a case of their own
 * - `countries`: where a mark is to be protected, at least one of `codes`; `isCasePerCountry`: each becomes a case
 * - `markImage`: a mark that is to be registered, as text, figure or both
 * - `goods`: goods and services, at least one; `isCasePerClass`: each of their classes becomes a case of its own;
 *   `itemsCovered`: how many items of a class its fee covers, where the office charges for further ones; `classesOf`:
 *   the field with the marks whose classes they may not exceed
 * - `priorities`: first applications whose dates are claimed, at least one
 * - `party`: an applicant, owner or other party with its address; `parties`: further ones, none of them twice;
 *   `needsEnglish`: with name and address in Latin letters, also in mainland China
 * - `contact`: who is called and written to
 */
export type Field = Common &
  (
    | { type: 'text'; max: number; lines?: number; check?: FieldKind }
    | { type: 'day'; isPast?: boolean; notBefore?: string }
    | { type: 'choice'; options: readonly ChoiceOption[]; initial?: string }
    | { type: 'marks'; max: number; picker?: 'renewals' }
    | { type: 'foreignMarks'; max: number; codes: readonly string[]; hasExpiry?: boolean; isCasePerCountry?: boolean }
    | { type: 'countries'; max: number; codes: readonly string[]; isCasePerCountry?: boolean }
    | { type: 'markImage' }
    | { type: 'goods'; max: number; isCasePerClass?: boolean; itemsCovered?: number; classesOf?: string }
    | { type: 'priorities'; max: number }
    | { type: 'party'; needsEnglish?: boolean }
    | { type: 'parties'; max: number; needsEnglish?: boolean }
    | { type: 'contact' }
  )

export type Step = { code: string; label: Texts; fields: readonly Field[] }

/** `isGenerated`: it comes with the order and is neither uploaded nor removed. */
export type DocumentKind = {
  kind: string
  label: Texts
  isOptional?: boolean
  isGenerated?: boolean
  when?: Condition
}

/**
 * Where the value of an entry comes from.
 * - `field` of the case: its whole value, or a part of a party or contact; `inEnglish`: goods by their English names, where
 *   they have any
 * - `fact` of the case that no field has: `agency` is the firm, `image` the mark itself, `matter` what is filed, `newTerm`
 *   the terms that a renewal brings
 * - `text` that is the same in every case
 * - `blank`: what is written by hand
 */
type FormSource =
  | { field: string; part?: keyof CaseParty | keyof CaseContact; inEnglish?: true }
  | { fact: 'agency' | 'image' | 'matter' | 'newTerm' }
  | { text: Texts }
  | { blank: 'line' | 'signature' | 'signingDay' }

/** `isRecalled`: its place in the form of the office was not seen in a published description. */
export type FormEntry = { label: Texts; from: FormSource; isRecalled?: boolean; when?: Condition }

/**
 * A paper of a case that is printed: the facts for a form of an office, in the order of that form, or a text to be signed.
 * `lead` is the text above its entries, `principal` the field with the party that signs it. Orders: public descriptions of the forms of CNIPA (2014 to 2026) and of the International Bureau (2017).
 */
export type CaseForm = {
  code: 'dataSheet' | 'powerOfAttorney' | 'assignorPowerOfAttorney'
  title: Texts
  principal?: string
  when?: Condition
  lead?: Texts
  entries: readonly FormEntry[]
}

/**
 * A product type (spec 1 §3) as data: what is filled in, which documents are provided and what is paid. A case keeps the
 * version of the definition that it began with; a change of the fields is a new version.
 */
export type CaseDefinition = {
  productType: number
  version: number
  /** WIPO ST.3 code of the office with which it is filed; null where each case names its own (`officesOf`). */
  office: 'CN' | 'HK' | 'WO' | null
  /** Staff quote each draft, where the official fees cannot be computed; otherwise the price list has the price. */
  pricing?: 'quoted'
  steps: readonly Step[]
  documents: readonly DocumentKind[]
  /** What can be printed of a case; none where nothing is known of the forms of the office. */
  forms?: readonly CaseForm[]
}

/** A mark as it is named in a case: its number and classes as they are in the register. */
export type CaseMark = { number: string; name: string; classes: number[] }

/** A mark of another register; `country`: its office; `expiresOn`: `YYYY-MM-DD`, empty where it is not asked for. */
export type CaseForeignMark = CaseMark & { country: string; expiresOn: string }

export type MarkKind = 'text' | 'figure' | 'both'
/** `image`: an uploaded file; of a text mark the server draws it. */
export type CaseMarkImage = { kind: MarkKind; text: string; image: { id: string; name: string } | null }

/** An item of the table of goods and services, or one that was typed: without a group, `id` unique within the case. */
export type CaseItem = { id: string; classNo: number; group: string; cn: string; en: string | null }

/** A first application: the office where it was filed, the day, `YYYY-MM-DD`, and its number. */
export type CasePriority = { country: string; date: string; number: string }

export type PartyIdType = 'creditCode' | 'idCard' | 'passport' | 'other'
export type CaseParty = {
  type: 'Organization' | 'Individual'
  /** Code of a country or region, as CN. */
  country: string
  nameCn: string
  nameEn: string
  idType: PartyIdType
  idNumber: string
  addressCn: string
  addressEn: string
}
export type CaseContact = { name: string; phone: string; email: string; postcode: string }

export type CaseValue =
  | string
  | string[]
  | CaseMark[]
  | CaseForeignMark[]
  | CaseMarkImage
  | CaseItem[]
  | CasePriority[]
  | CaseParty
  | CaseParty[]
  | CaseContact
/** What was filled in, by the names of the fields. */
export type CaseContent = Record<string, CaseValue>
