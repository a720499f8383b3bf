import type { PatentRecord } from '@markwright/patents'
import type { Invention } from './invention.ts'

type Claims = PatentRecord['claims'][string]
type Description = PatentRecord['description'][string]

const zh = (term: readonly [string, string]) => term[0]

export const chineseTitle = ({ device, features, hasMethod }: Invention) =>
  `一种带${zh(features[0]!.part)}的${zh(device)}${hasMethod ? '及其控制方法' : ''}`

export function chineseAbstract(invention: Invention): string {
  const { field, device, features, signs } = invention
  const [first] = features
  const named = signs.slice(1, 6).map(({ sign, term }) => `${zh(term)}（${sign}）`)
  return (
    `本发明公开了一种${zh(device)}，属于${zh(field.name)}技术领域，包括${named.join('、')}。` +
    `其中，${zh(first!.part)}（21）${zh(first!.action)}，${zh(first!.effect)}，解决了现有技术中${zh(field.problem)}的问题。`
  )
}

export function chineseClaims({ field, device, features, hasMethod }: Invention): Claims {
  const [first, ...others] = features
  const [holder, ...parts] = field.parts.map(zh)
  const claims: Claims = [
    {
      number: 1,
      text: `一种${zh(device)}，包括${holder}以及设置在所述${holder}上的${parts.join('、')}，其特征在于，还包括${zh(first!.part)}，所述${zh(first!.part)}${zh(first!.action)}。`,
      dependsOn: [],
    },
  ]
  others.forEach((feature, place) => {
    const on = place === 0 ? [1] : [1, 2]
    claims.push({
      number: claims.length + 1,
      text: `根据权利要求${on.join('或')}所述的${zh(device)}，其特征在于，还包括${zh(feature.part)}，所述${zh(feature.part)}${zh(feature.action)}。`,
      dependsOn: on,
    })
  })
  claims.push({
    number: claims.length + 1,
    text: `根据权利要求1至${claims.length}任一项所述的${zh(device)}，其特征在于，所述${parts[0]}的数量为至少两个，并沿所述${holder}的长度方向等间距布置。`,
    dependsOn: claims.map(({ number }) => number),
  })
  if (hasMethod)
    claims.push({
      number: claims.length + 1,
      text: `一种如权利要求1所述的${zh(device)}的控制方法，其特征在于，包括以下步骤：\n检测所述${parts[0]}的工作状态；\n当所述工作状态超出预定范围时，使所述${zh(first!.part)}动作，从而${zh(first!.effect)}。`,
      dependsOn: [1],
    })
  return claims
}

export function chineseDescription(invention: Invention): Description {
  const { field, device, features, signs } = invention
  const parts = signs.slice(1).map(({ sign, term }) => `${sign}-${zh(term)}`)
  const texts: (string | { heading: string })[] = [
    { heading: '技术领域' },
    `本发明涉及${zh(field.name)}技术领域，具体涉及${chineseTitle(invention)}。`,
    { heading: '背景技术' },
    `${zh(device)}在生产和生活中应用广泛。现有的${zh(device)}通常由${field.parts.map(zh).join('、')}构成。`,
    `然而，现有的${zh(device)}${zh(field.problem)}，有待改进。`,
    { heading: '发明内容' },
    `本发明的目的在于提供一种${zh(device)}，以解决上述问题。`,
    `为实现上述目的，本发明采用的技术方案是：${chineseClaims(invention)[0]!.text}`,
    `与现有技术相比，本发明的有益效果是：通过设置${zh(features[0]!.part)}，${zh(features[0]!.effect)}。`,
    { heading: '附图说明' },
    `图1是本发明实施例的结构示意图；图2是${zh(features[0]!.part)}的局部放大图。`,
    `附图标记：10-${zh(device)}，${parts.join('，')}。`,
    { heading: '具体实施方式' },
    `下面结合附图对本发明的实施例作进一步说明。如图1所示，${zh(device)}10包括${signs
      .slice(1, 6)
      .map(({ sign, term }) => `${zh(term)}${sign}`)
      .join('、')}。`,
    ...features.map(
      ({ part, action, effect }, place) =>
        `如图${place === 0 ? 2 : 1}所示，${zh(part)}${21 + place}${zh(action)}。这样设置的好处是，${zh(effect)}。`,
    ),
    '以上所述仅为本发明的较佳实施例，凡在本发明的精神和原则之内所作的修改和替换，均应包含在本发明的保护范围之内。',
  ]
  return numbered(texts, '')
}

/** Paragraphs with the numbers that offices print, headings without. */
export function numbered(texts: readonly (string | { heading: string })[], prefix: string): Description {
  let count = 0
  return texts.map((text) => {
    if (typeof text !== 'string') return { kind: 'heading' as const, text: text.heading }
    count += 1
    return { kind: 'paragraph' as const, number: `${prefix}${String(count).padStart(4, '0')}`, text }
  })
}
