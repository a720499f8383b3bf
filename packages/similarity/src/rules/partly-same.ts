import type { Rule } from './rule.ts'

/** Marks that merely have something in common, where no rule of the published criteria describes what. */
export const partlySameRules = [
  {
    id: 'C30',
    zh: '部分文字相同，或部分读音、字形相近',
    en: 'Some of the characters are the same, or sound or look similar',
    source: 'CN-STD',
    offices: 'all',
    fires: [{ a: '云梦达康', b: '海梦达', level: 'low' }],
    spares: [{ a: '云梦达', b: '云梦迪', below: null, why: 'one character differs' }],
  },
  {
    id: 'C31',
    zh: '拼音或转写与外文部分字母相同，或部分读音相近',
    en: 'The pinyin or spelling has some letters in common with the other mark, or sounds similar in part',
    source: 'CN-PRACTICE',
    offices: 'all',
    fires: [{ a: '老干爹', b: 'LAOGANMA', level: 'middle' }],
    spares: [{ a: '老干妈', b: 'LAOGANMA', below: null, why: 'it is the pinyin' }],
  },
  {
    id: 'L28',
    zh: '部分字母或读音相同',
    en: 'Some of the letters or sounds are the same',
    source: 'US-1207',
    offices: 'all',
    fires: [{ a: 'VELORIS', b: 'VALORNO', level: 'middle' }],
    spares: [{ a: 'LUMORA', b: 'LUMERA', below: null, why: 'one letter differs' }],
  },
] as const satisfies readonly Rule[]
