import { classRuns } from './class-numbers.ts'
import type { Language } from '../site/language.ts'
import {
  gradeAdvice,
  type ReportClass,
  type ReportContent,
  reportGrades,
  type ReportMark,
} from './registrability-report.ts'

/** A first conclusion for the reviewer to change: which classes are open, and what stands against the others. */
export function draftConclusion({ classes, marks }: ReportContent, language: Language): string {
  const byGrade = reportGrades.flatMap((grade) => {
    const own = classes.filter((each) => each.grade === grade).map(({ classNo }) => classNo)
    return own.length > 0 ? [sentenceOf[language].grade(own, gradeAdvice[grade][language])] : []
  })
  return byGrade.join(language === 'cn' ? '' : ' ') + strongest(classes, marks, language)
}

/** A first comment on one class. */
export function draftComment(
  { grade, citations, grounds }: ReportClass,
  marks: readonly ReportMark[],
  language: Language,
) {
  const words = sentenceOf[language]
  const cited = citations[0] && marks.find(({ id }) => id === citations[0]!.id)
  return [
    `${gradeAdvice[grade][language]}${words.stop}`,
    cited ? words.cited(nameOf(cited, language), cited.appNo, citations.length) : words.noneCited,
    grounds.length > 0 ? words.grounds(grounds.length) : '',
  ]
    .filter(Boolean)
    .join(language === 'cn' ? '' : ' ')
}

function strongest(classes: readonly ReportClass[], marks: readonly ReportMark[], language: Language): string {
  const [first] = classes.flatMap(({ citations }) => citations.slice(0, 1)).toSorted((a, b) => b.share - a.share)
  const mark = first && marks.find(({ id }) => id === first.id)
  if (!mark) return ''
  return sentenceOf[language].strongest(nameOf(mark, language), mark.appNo)
}

/** In quotation marks; a mark without words has no name. */
function nameOf({ name, nameOther }: ReportMark, language: Language): string {
  const words = name ?? nameOther
  return words === null ? sentenceOf[language].figure : `“${words}”`
}

const sentenceOf = {
  cn: {
    stop: '。',
    figure: '“图形”',
    grade: (classes: number[], advice: string) => `第${classRuns(classes).join('、')}类：${advice}。`,
    strongest: (name: string, appNo: string) => `主要障碍为在先商标${name}（申请号 ${appNo}）。`,
    cited: (name: string, appNo: string, count: number) =>
      `共引证 ${count} 件在先商标${count === 1 ? '：' : '，最主要的是'}${name}（申请号 ${appNo}）。`,
    noneCited: '未检索到构成障碍的在先商标。',
    grounds: (count: number) => `另有 ${count} 项绝对理由需要注意。`,
  },
  en: {
    stop: '.',
    figure: 'without words',
    grade: (classes: number[], advice: string) =>
      `${classes.length > 1 ? 'Classes' : 'Class'} ${classRuns(classes).join(', ')}: ${advice.toLowerCase()}.`,
    strongest: (name: string, appNo: string) => ` The main obstacle is the prior mark ${name} (application ${appNo}).`,
    cited: (name: string, appNo: string, count: number) => {
      const mark = `${name} (application ${appNo})`
      return count === 1 ? `One prior mark is cited: ${mark}.` : `${count} prior marks are cited, above all ${mark}.`
    },
    noneCited: 'No prior mark was found.',
    grounds: (count: number) =>
      count === 1
        ? 'There is one absolute ground to be considered.'
        : `There are ${count} absolute grounds to be considered.`,
  },
} satisfies Record<Language, unknown>
