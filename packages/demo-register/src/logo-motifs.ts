import type { Random } from './random.ts'

/** Two colours and the paper they are on. */
export type Inks = { main: string; accent: string; paper: string }

/** Shapes within a square of 100 by 100, with the codes of the Vienna Classification of what they show. */
export type Drawing = { shapes: string; viennaCodes: string[] }

export type Motif = (random: Random, inks: Inks) => Drawing

const round = (value: number) => Math.round(value * 10) / 10

/** A point at an angle, in degrees clockwise from the top. */
function at(angle: number, radius: number, x = 50, y = 50): string {
  const radians = (angle * Math.PI) / 180
  return `${round(x + radius * Math.sin(radians))} ${round(y - radius * Math.cos(radians))}`
}

const angles = (count: number, turn = 0) => Array.from({ length: count }, (_, index) => turn + (index * 360) / count)
const area = (points: string[], fill: string) => `<path fill="${fill}" d="M${points.join('L')}Z"/>`
const shape = (path: string, fill: string) => `<path fill="${fill}" d="${path}"/>`
const line = (path: string, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
const disc = (radius: number, fill: string, x = 50, y = 50) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const ring = (radius: number, stroke: string, width: number) =>
  `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const star = (points: number, outer: number, inner: number, fill: string, x = 50, y = 50, turn = 0) =>
  area(
    angles(points * 2, turn).map((angle, index) => at(angle, index % 2 === 0 ? outer : inner, x, y)),
    fill,
  )

const petal = (angle: number, length: number, width: number, fill: string, x = 50, y = 50) =>
  shape(
    `M${at(angle, 4, x, y)}Q${at(angle - width, length * 0.62, x, y)} ${at(angle, length, x, y)}Q${at(angle + width, length * 0.62, x, y)} ${at(angle, 4, x, y)}Z`,
    fill,
  )

const sun: Motif = (random, { main, accent }) => {
  const rays = random.between(8, 18)
  const radius = random.between(14, 21)
  if (random.chance(0.5)) {
    const lines = angles(rays).map((angle) => `M${at(angle, radius + 6)}L${at(angle, 43)}`)
    return { shapes: disc(radius, accent) + line(lines.join(''), main, random.between(2, 4)), viennaCodes: ['1.3.15'] }
  }
  const spread = 140 / rays
  const triangles = angles(rays)
    .map((angle) => area([at(angle - spread, radius + 4), at(angle, 44), at(angle + spread, radius + 4)], main))
    .join('')
  return { shapes: disc(radius, accent) + triangles, viennaCodes: ['1.3.17'] }
}

const risingSun: Motif = (random, { main, accent }) => {
  const rays = random.between(5, 9)
  const fan = Array.from({ length: rays }, (_, index) => -72 + (144 * index) / (rays - 1))
  const lines = fan.map((angle) => `M${at(angle, 30, 50, 62)}L${at(angle, 44, 50, 62)}`).join('')
  const horizon = `M8 70H92${random.chance(0.5) ? 'M20 79H80M34 88H66' : ''}`
  return {
    shapes: shape('M27 62A23 23 0 0 1 73 62Z', accent) + line(lines, accent, 4) + line(horizon, main, 4),
    viennaCodes: ['1.3.1', '26.11.3'],
  }
}

const oneStar: Motif = (random, { main, accent }) => {
  const points = random.pick([4, 5, 5, 6, 8])
  const inner = random.between(12, 24)
  const code = points === 4 ? '1.1.9' : '1.1.10'
  const heart = random.chance(0.5) ? star(points, 22, inner / 2, accent) : ''
  return { shapes: star(points, 43, inner, main) + heart, viennaCodes: ['1.1.2', code] }
}

const moonAndStar: Motif = (random, { main, accent }) => {
  const bite = random.between(38, 52)
  const crescent = shape(`M62 13A40 40 0 1 0 62 87A${bite} ${bite} 0 0 1 62 13Z`, main)
  return {
    shapes: crescent + star(5, random.between(10, 16), 6, accent, 70, 48),
    viennaCodes: ['1.7.6', '1.1.2', '1.1.10'],
  }
}

const leaf: Motif = (random, { main, accent, paper }) => {
  const belly = random.between(70, 96)
  const outline = `M14 86C${100 - belly} 40 40 12 86 14C${belly} 60 60 92 14 86Z`
  const veins = random.chance(0.5) ? 'M14 86L72 28M38 62V42M38 62H60M52 48V32M52 48H70' : 'M14 86Q40 50 74 26'
  return {
    shapes: shape(outline, random.chance(0.5) ? main : accent) + line(veins, paper, 3),
    viennaCodes: ['5.3.13', '5.3.14'],
  }
}

const sprout: Motif = (random, { main, accent }) => {
  const lift = random.between(6, 22)
  const left = shape(`M50 58C44 30 26 ${lift + 12} 8 ${lift + 12}C10 40 26 58 50 58Z`, main)
  const right = shape(`M50 46C54 22 70 ${lift} 92 ${lift}C92 32 76 46 50 46Z`, accent)
  return { shapes: left + right + line('M50 46V92', main, random.between(4, 7)), viennaCodes: ['5.3.13', '5.3.15'] }
}

const flower: Motif = (random, { main, accent }) => {
  const petals = random.between(5, 12)
  const width = Math.min(42, 210 / petals)
  const shapes = angles(petals, random.pick([0, 15])).map((angle) => petal(angle, 44, width, main))
  return { shapes: shapes.join('') + disc(random.between(7, 12), accent), viennaCodes: ['5.5.20', '5.5.21'] }
}

const lotus: Motif = (random, { main, accent }) => {
  const pairs = random.between(2, 3)
  const shapes = Array.from({ length: pairs }, (_, index) => {
    const angle = 68 - index * (52 / pairs)
    const fill = index % 2 === 0 ? main : accent
    return petal(-angle, 50, 27, fill, 50, 80) + petal(angle, 50, 27, fill, 50, 80)
  })
  return { shapes: `${shapes.join('')}${petal(0, 64, 24, accent, 50, 80)}`, viennaCodes: ['5.5.20', '5.5.21'] }
}

const tree: Motif = (random, { main, accent }) => {
  const tiers = random.between(2, 4)
  const shapes = Array.from({ length: tiers }, (_, index) => {
    const top = 8 + index * (58 / tiers)
    const half = 16 + (index + 1) * (22 / tiers)
    return area(
      [
        `50 ${round(top)}`,
        `${round(50 + half)} ${round(top + 78 / tiers)}`,
        `${round(50 - half)} ${round(top + 78 / tiers)}`,
      ],
      main,
    )
  })
  return { shapes: `<path fill="${accent}" d="M45 72H55V94H45Z"/>${shapes.join('')}`, viennaCodes: ['5.1'] }
}

const mountains: Motif = (random, { main, accent, paper }) => {
  const peak = random.between(34, 52)
  const small = random.between(30, 44)
  const back = area(['38 84', `68 ${small}`, '98 84'], accent)
  const front = area(['4 84', `${peak} 16`, `${peak + 40} 84`], main)
  const snow = area([`${peak} 16`, `${peak + 10} 33`, `${peak + 2} 30`, `${peak - 4} 36`, `${peak - 10} 31`], paper)
  const withSun = random.chance(0.4)
  return {
    shapes: (withSun ? disc(8, accent, 82, 22) : '') + back + front + snow,
    viennaCodes: withSun ? ['6.1.4', '1.3.2'] : ['6.1.4'],
  }
}

const waves: Motif = (random, { main, accent }) => {
  const count = random.between(3, 5)
  const width = random.between(4, 7)
  const rise = random.between(8, 16)
  const lines = Array.from({ length: count }, (_, index) => {
    const y = 26 + (index * 52) / (count - 1)
    return line(`M8 ${round(y)}q10.5 -${rise} 21 0t21 0t21 0t21 0`, index % 2 === 0 ? main : accent, width)
  })
  return { shapes: lines.join(''), viennaCodes: ['1.15', '26.11.3'] }
}

const drop: Motif = (random, { main, accent }) => {
  const shine = random.chance(0.6) ? line('M36 64Q38 78 50 82', accent, 4) : disc(9, accent, 50, 66)
  return {
    shapes: shape('M50 6C62 28 80 44 80 63A30 30 0 0 1 20 63C20 44 38 28 50 6Z', main) + shine,
    viennaCodes: ['1.15.15'],
  }
}

const flame: Motif = (random, { main, accent }) => {
  const lean = random.between(-8, 8)
  return {
    shapes:
      shape(
        `M${50 + lean} 4C64 24 84 38 80 64A30 30 0 0 1 20 64C18 48 32 44 36 26C44 32 46 38 44 46C54 36 56 20 ${50 + lean} 4Z`,
        main,
      ) + shape('M52 50C60 60 66 66 63 76A14 14 0 0 1 36 76C34 66 46 64 52 50Z', accent),
    viennaCodes: ['1.15.5'],
  }
}

export const natureMotifs = [
  sun,
  risingSun,
  oneStar,
  moonAndStar,
  leaf,
  sprout,
  flower,
  lotus,
  tree,
  mountains,
  waves,
  drop,
  flame,
]
export const strokes = { angles, area, at, disc, line, ring, round, shape, star }
