import { type Motif, strokes } from './logo-motifs.ts'

const { area, disc, line, round, shape } = strokes

const fish: Motif = (random, { main, accent, paper }) => {
  const depth = random.between(18, 30)
  const body = shape(`M6 50Q36 ${50 - depth * 1.6} 68 50Q36 ${50 + depth * 1.6} 6 50Z`, main)
  const tail = area(['62 50', `94 ${50 - depth}`, '84 50', `94 ${50 + depth}`], accent)
  return { shapes: tail + body + disc(4, paper, 24, 46), viennaCodes: ['3.9.24'] }
}

const bird: Motif = (random, { main, accent }) => {
  const sweep = random.between(8, 26)
  const wings = shape(
    `M50 62C42 38 26 ${sweep} 4 ${sweep + 4}C18 28 24 52 50 70C76 52 82 28 96 ${sweep + 4}C74 ${sweep} 58 38 50 62Z`,
    main,
  )
  return { shapes: wings + area(['50 58', '57 78', '50 92', '43 78'], accent), viennaCodes: ['3.7.24'] }
}

const butterfly: Motif = (random, { main, accent }) => {
  const span = random.between(36, 46)
  const upper = (side: number) =>
    shape(
      `M50 50C${50 + side * 8} 18 ${50 + side * span} 8 ${50 + side * span} 30C${50 + side * span} 48 ${50 + side * 20} 54 50 50Z`,
      main,
    )
  const lower = (side: number) =>
    shape(
      `M50 52C${50 + side * 18} 54 ${50 + side * 36} 62 ${50 + side * 30} 78C${50 + side * 22} 92 ${50 + side * 6} 76 50 52Z`,
      accent,
    )
  return {
    shapes: upper(-1) + upper(1) + lower(-1) + lower(1) + line('M50 34V74M50 34L42 20M50 34L58 20', main, 3),
    viennaCodes: ['3.13.1', '3.13.24'],
  }
}

const foxHead: Motif = (random, { main, accent, paper }) => {
  const ear = random.between(6, 18)
  const head = area([`12 ${ear}`, '34 26', '66 26', `88 ${ear}`, '84 56', '50 92', '16 56'], main)
  const cheeks = area(['16 56', '44 60', '50 92'], accent) + area(['84 56', '56 60', '50 92'], accent)
  return {
    shapes: head + cheeks + disc(4, paper, 36, 46) + disc(4, paper, 64, 46) + disc(5, paper, 50, 84),
    viennaCodes: ['3.1.8', '3.1.16', '3.1.24'],
  }
}

const catHead: Motif = (random, { main, accent, paper }) => {
  const ears = area(['18 52', '18 8', '46 26'], main) + area(['82 52', '82 8', '54 26'], main)
  const whiskers = random.chance(0.6) ? line('M30 66L8 62M30 70L8 74M70 66L92 62M70 70L92 74', accent, 2) : ''
  return {
    shapes:
      ears +
      disc(36, main, 50, 56) +
      disc(6, paper, 36, 52) +
      disc(6, paper, 64, 52) +
      area(['45 64', '55 64', '50 71'], accent) +
      whiskers,
    viennaCodes: ['3.1.6', '3.1.16', '3.1.24'],
  }
}

const rabbitHead: Motif = (random, { main, accent, paper }) => {
  const tilt = random.between(2, 14)
  const ear = (side: number) =>
    `<ellipse cx="${50 + side * 16}" cy="28" rx="9" ry="26" fill="${main}" transform="rotate(${side * tilt} 50 60)"/>` +
    `<ellipse cx="${50 + side * 16}" cy="28" rx="4" ry="18" fill="${accent}" transform="rotate(${side * tilt} 50 60)"/>`
  return {
    shapes:
      ear(-1) +
      ear(1) +
      disc(30, main, 50, 66) +
      disc(4, paper, 39, 62) +
      disc(4, paper, 61, 62) +
      disc(4, accent, 50, 74),
    viennaCodes: ['3.5.1', '3.5.24'],
  }
}

const heart: Motif = (random, { main, accent }) => {
  const cross = random.chance(0.5) ? line('M26 50H40L46 36L54 62L60 50H74', accent, 4) : disc(10, accent, 50, 46)
  return {
    shapes: shape('M50 90C20 66 6 48 10 30C14 10 42 8 50 30C58 8 86 10 90 30C94 48 80 66 50 90Z', main) + cross,
    viennaCodes: ['2.9.1'],
  }
}

const crown: Motif = (random, { main, accent }) => {
  const points = random.pick([3, 5])
  const outline = Array.from({ length: points }, (_, index) => {
    const x = 14 + (72 * index) / (points - 1)
    const next = 14 + (72 * (index + 0.5)) / (points - 1)
    return index === points - 1 ? [`${round(x)} 24`] : [`${round(x)} 24`, `${round(next)} 52`]
  }).flat()
  const pearls = outline
    .filter((_, index) => index % 2 === 0)
    .map((point) => disc(5, accent, Number(point.split(' ')[0]), 20))
  return {
    shapes: area([...outline, '82 78', '18 78'], main) + pearls.join('') + line('M18 86H82', accent, 5),
    viennaCodes: ['24.9'],
  }
}

export const animalMotifs = [fish, bird, butterfly, foxHead, catHead, rabbitHead, heart, crown]
