import { type Motif, strokes } from './logo-motifs.ts'

const { angles, area, at, disc, line, ring, round, shape } = strokes

const turningArrows: Motif = (random, { main, accent }) => {
  const count = random.between(2, 4)
  const part = 360 / count
  const arrows = angles(count).map((angle, index) => {
    const ink = index % 2 === 0 ? main : accent
    const end = angle + part - 34
    const head = area([at(end + 24, 36), at(end, 24), at(end, 48)], ink)
    return line(`M${at(angle, 36)}A36 36 0 ${end - angle > 180 ? 1 : 0} 1 ${at(end, 36)}`, ink, 9) + head
  })
  return { shapes: arrows.join(''), viennaCodes: ['24.15.13', count === 2 ? '24.15.2' : '24.15.3'] }
}

const arrow: Motif = (random, { main, accent }) => {
  const turn = random.pick([0, 45, 90])
  return {
    shapes: `<g transform="rotate(${turn} 50 50)">${area(['50 6', '86 46', '62 46', '62 92', '38 92', '38 46', '14 46'], main)}${disc(7, accent, 50, 44)}</g>`,
    viennaCodes: ['24.15.1'],
  }
}

const rings: Motif = (random, { main, accent }) => {
  const count = random.between(2, 4)
  const width = random.between(4, 8)
  const circles = Array.from({ length: count }, (_, index) =>
    ring(round(40 - index * (34 / count)), index % 2 === 0 ? main : accent, width),
  )
  return { shapes: circles.join(''), viennaCodes: ['26.1'] }
}

const cube: Motif = (random, { main, accent, paper }) => {
  const corners = angles(6).map((angle) => at(angle, 42))
  const faces = [0, 2, 4].map((first, index) =>
    area(
      ['50 50', ...[5, 0, 1].map((offset) => corners[(first + offset) % 6] ?? '')],
      index === 0 ? accent : index === 1 ? main : paper,
    ),
  )
  const outline = line(
    `M${corners.join('L')}ZM50 50L${corners[1]}M50 50L${corners[3]}M50 50L${corners[5]}`,
    main,
    random.between(2, 5),
  )
  return { shapes: faces.join('') + outline, viennaCodes: ['26.15'] }
}

const triangles: Motif = (random, { main, accent }) => {
  const rows = random.between(2, 4)
  const side = 84 / rows
  const shapes: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place <= row; place += 1) {
      const x = 50 + (place - row / 2) * side
      const y = 12 + row * side * 0.87
      const points = [
        `${round(x)} ${round(y)}`,
        `${round(x + side / 2)} ${round(y + side * 0.87)}`,
        `${round(x - side / 2)} ${round(y + side * 0.87)}`,
      ]
      shapes.push(area(points, random.chance(0.4) ? accent : main))
    }
  }
  return { shapes: shapes.join(''), viennaCodes: ['26.3'] }
}

const squares: Motif = (random, { main, accent }) => {
  const perSide = random.between(2, 4)
  const side = 76 / perSide
  const cells: string[] = []
  for (let cell = 0; cell < perSide * perSide; cell += 1) {
    if (random.chance(0.22)) continue
    const x = round(12 + (cell % perSide) * side)
    const y = round(12 + Math.floor(cell / perSide) * side)
    cells.push(
      `<path fill="${random.chance(0.35) ? accent : main}" d="M${x} ${y}h${round(side - 3)}v${round(side - 3)}h-${round(side - 3)}z"/>`,
    )
  }
  return { shapes: `<g transform="rotate(${random.pick([0, 45])} 50 50)">${cells.join('')}</g>`, viennaCodes: ['26.4'] }
}

// Capitals as strokes between the corners and middles of a square.
const LETTERS: Record<string, string> = {
  A: 'M18 88L50 12L82 88M31 60H69',
  C: 'M80 28A36 36 0 1 0 80 72',
  E: 'M78 14H24V86H78M24 50H68',
  F: 'M78 14H26V88M26 50H66',
  H: 'M22 12V88M78 12V88M22 50H78',
  K: 'M24 12V88M78 12L24 54M40 44L80 88',
  L: 'M26 12V86H78',
  M: 'M14 88V14L50 60L86 14V88',
  N: 'M20 88V14L80 86V12',
  O: 'M50 14A36 36 0 1 0 50 86A36 36 0 1 0 50 14',
  R: 'M26 88V14H54A20 20 0 0 1 54 54H26M52 54L80 88',
  T: 'M14 16H86M50 16V88',
  U: 'M22 12V56A28 28 0 0 0 78 56V12',
  V: 'M14 14L50 86L86 14',
  W: 'M8 14L30 86L50 34L70 86L92 14',
  X: 'M18 14L82 86M82 14L18 86',
  Y: 'M16 14L50 52L84 14M50 52V88',
  Z: 'M18 16H82L18 84H84',
}
const LETTER_NAMES = Object.keys(LETTERS)

const monogram: Motif = (random, { main, accent }) => {
  const letter = line(LETTERS[random.pick(LETTER_NAMES)] ?? '', main, random.between(9, 16))
  const ornament = random.pick([disc(7, accent, 88, 86), line('M20 98H80', accent, 5), disc(6, accent, 12, 14)])
  return { shapes: letter + ornament, viennaCodes: ['27.5'] }
}

const house: Motif = (random, { main, accent, paper }) => {
  const roof = random.between(8, 24)
  const door = random.chance(0.5) ? 'M42 62H58V88H42Z' : 'M32 58H46V72H32ZM54 58H68V72H54Z'
  return {
    shapes: area(['8 50', `50 ${roof}`, '92 50'], accent) + shape('M20 50H80V88H20Z', main) + shape(door, paper),
    viennaCodes: ['7.1'],
  }
}

const globe: Motif = (random, { main, accent }) => {
  const meridian = random.between(14, 24)
  return {
    shapes:
      ring(40, main, 5) +
      line(`M50 10A${meridian} 40 0 0 0 50 90A${meridian} 40 0 0 0 50 10M10 50H90M16 30H84M16 70H84`, accent, 3),
    viennaCodes: ['1.5.2'],
  }
}

const boat: Motif = (random, { main, accent }) => {
  const mast = random.between(44, 54)
  return {
    shapes:
      area(['8 68', '92 68', '78 88', '22 88'], main) +
      area([`${mast} 8`, `${mast} 62`, '12 62'], accent) +
      area([`${mast + 5} 20`, `${mast + 5} 62`, '88 62'], main),
    viennaCodes: ['18.3'],
  }
}

const cup: Motif = (random, { main, accent }) => {
  const steam = random.chance(0.7) ? line('M34 32q6 -8 0 -16M48 32q6 -8 0 -16M62 32q6 -8 0 -16', accent, 4) : ''
  return {
    shapes:
      shape('M16 40H76V58A30 30 0 0 1 16 58Z', main) +
      line('M76 46H84A9 9 0 0 1 84 66H74', main, 6) +
      line('M10 92H84', accent, 5) +
      steam,
    viennaCodes: ['11.3'],
  }
}

const book: Motif = (random, { main, accent }) => {
  const lift = random.between(4, 14)
  return {
    shapes:
      shape(`M50 28C38 ${20 - lift / 2} 22 ${18 - lift / 2} 6 22V76C22 72 38 74 50 84Z`, main) +
      shape(`M50 28C62 ${20 - lift / 2} 78 ${18 - lift / 2} 94 22V76C78 72 62 74 50 84Z`, accent),
    viennaCodes: ['20.7'],
  }
}

// Letters are what marks show most often.
export const shapeMotifs = [
  turningArrows,
  arrow,
  rings,
  cube,
  triangles,
  squares,
  monogram,
  monogram,
  house,
  globe,
  boat,
  cup,
  book,
]
