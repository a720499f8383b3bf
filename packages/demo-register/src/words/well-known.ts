import type { SimilarMarkKind } from '../similar-pair.ts'

/** A name that everybody tries first, with invented names that are similar to it. None of the real owners is imitated. */
export type WellKnown = {
  text: string
  classNo: number
  near: readonly (readonly [text: string, kind: SimilarMarkKind])[]
}

export const wellKnown: readonly WellKnown[] = [
  {
    text: '华为',
    classNo: 9,
    near: [
      ['花为', 'sound'],
      ['华威', 'sound'],
      ['华维', 'sound'],
      ['为华', 'order'],
      ['华力', 'edit'],
      ['新华为', 'added'],
      ['HUAWEI', 'script'],
    ],
  },
  {
    text: 'NIKE',
    classNo: 25,
    near: [
      ['NYKE', 'sound'],
      ['NIKKE', 'sound'],
      ['NlKE', 'shape'],
      ['NIKEA', 'edit'],
      ['NIKE PLUS', 'added'],
      ['耐克', 'script'],
    ],
  },
  {
    text: '小米',
    classNo: 9,
    near: [
      ['晓米', 'sound'],
      ['小来', 'shape'],
      ['米小', 'order'],
      ['小米科技', 'added'],
      ['XIAOMI', 'script'],
    ],
  },
  {
    text: '康师傅',
    classNo: 30,
    near: [
      ['康帅傅', 'shape'],
      ['康师付', 'sound'],
      ['康师父', 'sound'],
      ['老康师傅', 'added'],
      ['KANGSHIFU', 'script'],
    ],
  },
  {
    text: '雪碧',
    classNo: 32,
    near: [
      ['雷碧', 'shape'],
      ['雪壁', 'sound'],
      ['碧雪', 'order'],
    ],
  },
  {
    text: '海尔',
    classNo: 11,
    near: [
      ['海耳', 'sound'],
      ['尔海', 'order'],
      ['海尔电器', 'added'],
      ['HAIER', 'script'],
    ],
  },
  {
    text: 'ADIDAS',
    classNo: 25,
    near: [
      ['ADIBAS', 'edit'],
      ['ADIDDAS', 'sound'],
      ['ADADIS', 'order'],
      ['ADIDAS SPORT', 'added'],
    ],
  },
  {
    text: 'STARBUCKS',
    classNo: 43,
    near: [
      ['STARBUKS', 'sound'],
      ['STARBOCKS', 'edit'],
      ['5TARBUCKS', 'shape'],
      ['STARBUCKS HOME', 'added'],
      ['星巴克', 'script'],
    ],
  },
]
