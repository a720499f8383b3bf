import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerEntries } from '../../../packages/demo-register/src/index.ts'

/** A record as far as a search by name needs it. */
export type NamedMark = { names: readonly string[]; office: string; classes: readonly number[]; owner: string }

type RealRecord = {
  text?: string | null
  productName?: string | null
  productNameEng?: string | null
  office?: string
  applicationNumber?: string
  goods?: { classNo?: number }[]
  asignProductMainCodeList?: string[] | null
  applicantIds?: string[]
}

/** The records with names of the JSON files of a folder; none where the folder is absent. */
export function readRealMarks(folder: string): NamedMark[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RealRecord[])
    .map(
      ({
        text,
        productName,
        productNameEng,
        office = 'EM',
        applicationNumber = '',
        goods,
        asignProductMainCodeList,
        applicantIds,
      }) => {
        const classes = [
          ...(goods ?? []).map(({ classNo }) => classNo ?? 0),
          ...(asignProductMainCodeList ?? []).map(Number),
        ]
        return {
          names: [text, productName, productNameEng]
            .filter((name): name is string => Boolean(name?.trim()))
            .slice(0, 2),
          office,
          classes: [...new Set(classes.filter((classNo) => classNo >= 1 && classNo <= 45))],
          owner: applicantIds?.[0] ?? applicationNumber,
        }
      },
    )
    .filter(({ names }) => names.length > 0)
}

/** The named records of the demonstration register. */
export function inventedMarks(marks: number, seed: number): NamedMark[] {
  return Array.from(registerEntries({ marks, seed, today: '2026-11-21' }), ({ record }) => ({
    names: [record.text, record.textOther].filter((name): name is string => Boolean(name)),
    office: record.office,
    classes: record.classes,
    owner: record.applicants?.[0]?.name ?? record.applicationNumber,
  })).filter(({ names }) => names.length > 0)
}

export const scripts = ['han', 'latin', 'mixed'] as const
export type Script = (typeof scripts)[number]

/** Of which script a name is: characters of East Asia, other letters and digits, or both. */
export function scriptOf(name: string): Script {
  const characters = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(name)
  const letters = /[^\P{L}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]|\p{Nd}/u.test(name)
  return characters ? (letters ? 'mixed' : 'han') : 'latin'
}
