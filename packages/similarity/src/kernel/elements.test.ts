import { expect, test } from 'vitest'
import { analyzeMark } from '../analyze.ts'
import { compareMarks } from '../compare.ts'

test.each([31, 32, 34])(
  'a name of %i characters that another contains is as distinctive as a shorter one',
  (length) => {
    const name = '春夏秋冬梅兰竹菊琴棋书画诗酒花茶山川湖海松柏桃李虎豹龙凤鹰雁狮象牛羊'.slice(0, length)
    expect(compareMarks(analyzeMark(name), analyzeMark(`喜鹊${name}`))).toMatchObject({ rule: 'C20', level: 'high' })
  },
)
