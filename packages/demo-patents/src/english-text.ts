import type { PatentRecord } from '@markwright/patents'
import { numbered } from './chinese-text.ts'
import type { Invention } from './invention.ts'

type Claims = PatentRecord['claims'][string]
type Description = PatentRecord['description'][string]

const en = (term: readonly [string, string]) => term[1]
const article = (noun: string) => `${/^[aeiou]/i.test(noun) && !/^u[ns]i/i.test(noun) ? 'an' : 'a'} ${noun}`
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

export const englishTitle = ({ device, features, hasMethod }: Invention) =>
  `${capital(en(device))} with ${en(features[0]!.part)}${hasMethod ? ' and control method' : ''}`

export function englishAbstract({ field, device, features, signs }: Invention): string {
  const named = signs.slice(1, 6).map(({ sign, term }) => `${article(en(term))} (${sign})`)
  const [first] = features
  return (
    `${capital(article(en(device)))} comprises ${named.join(', ')} and ${article(en(first!.part))} (21). ` +
    `The ${en(first!.part)} ${en(first!.action)}, which ${en(first!.effect)}. It is intended for devices in which ${en(field.problem)}.`
  )
}

export function englishClaims({ field, device, features, hasMethod }: Invention): Claims {
  const [first, ...others] = features
  const [holder, ...parts] = field.parts.map(en)
  const claims: Claims = [
    {
      number: 1,
      text: [
        `${capital(article(en(device)))}, comprising:`,
        `${article(holder!)};`,
        ...parts.map((part) => `${article(part)} arranged at the ${holder};`),
        `and ${article(en(first!.part))}, wherein the ${en(first!.part)} ${en(first!.action)}.`,
      ].join('\n'),
      dependsOn: [],
    },
  ]
  others.forEach((feature, place) => {
    const on = place === 0 ? [1] : [1, 2]
    claims.push({
      number: claims.length + 1,
      text: `The ${en(device)} according to claim ${on.join(' or ')}, further comprising ${article(en(feature.part))}, wherein the ${en(feature.part)} ${en(feature.action)}.`,
      dependsOn: on,
    })
  })
  claims.push({
    number: claims.length + 1,
    text: `The ${en(device)} according to any one of claims 1 to ${claims.length}, wherein there are at least two of the ${parts[0]}, spaced evenly along the ${holder}.`,
    dependsOn: claims.map(({ number }) => number),
  })
  if (hasMethod)
    claims.push({
      number: claims.length + 1,
      text: `A method for controlling the ${en(device)} of claim 1, comprising:\ndetecting a state of the ${parts[0]}; and\nactivating the ${en(first!.part)} when the state leaves a predetermined range.`,
      dependsOn: [1],
    })
  return claims
}

export function englishDescription(invention: Invention): Description {
  const { field, device, features, signs } = invention
  const [first] = features
  return numbered(
    [
      { heading: 'TECHNICAL FIELD' },
      `The invention relates to ${en(field.name)}, in particular to ${article(en(device))} with ${article(en(first!.part))}.`,
      { heading: 'BACKGROUND' },
      `A known ${en(device)} comprises ${field.parts.map((part) => article(en(part))).join(', ')}.`,
      `In known devices ${en(field.problem)}.`,
      { heading: 'SUMMARY' },
      `It is an object of the invention to provide ${article(en(device))} that avoids this.`,
      `The object is achieved by ${article(en(device))} according to claim 1. The ${en(first!.part)} ${en(first!.action)}, which ${en(first!.effect)}.`,
      { heading: 'BRIEF DESCRIPTION OF THE DRAWINGS' },
      `FIG. 1 shows the ${en(device)} as a diagram; FIG. 2 shows the ${en(first!.part)} enlarged.`,
      { heading: 'DETAILED DESCRIPTION' },
      `As shown in FIG. 1, the ${en(device)} 10 comprises ${signs
        .slice(1, 6)
        .map(({ sign, term }) => `${article(en(term))} ${sign}`)
        .join(', ')}.`,
      ...features.map(
        ({ part, action, effect }, place) =>
          `As FIG. ${place === 0 ? 2 : 1} shows, the ${en(part)} ${21 + place} ${en(action)}. This ${en(effect)}.`,
      ),
      `The parts may be made of any suitable material, and the embodiment does not limit the scope of the claims.`,
    ],
    '',
  )
}
