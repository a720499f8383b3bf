/** Base form and its irregular forms. */
const irregular =
  `be am is are was were been being|have has had having|do does did done|go goes went gone|make made|take took taken|give gave given|get got gotten|
come came|become became|run ran|see saw seen|know knew known|show showed shown|find found|hold held|keep kept|lead led|leave left|lie lay lain|
bind bound|grind ground|wind wound|build built|send sent|bend bent|spend spent|feed fed|meet met|read|spread|set|put|cut|shut|hit|let|cast|cost|split|
write wrote written|drive drove driven|rise rose risen|choose chose chosen|break broke broken|freeze froze frozen|speak spoke spoken|draw drew drawn|
grow grew grown|throw threw thrown|blow blew blown|wear wore worn|tear tore torn|bear bore borne born|begin began begun|drink drank drunk|ring rang rung|
swing swung|spin spun|stick stuck|strike struck|sink sank sunk|shrink shrank shrunk|spring sprang sprung|slide slid|light lit|teach taught|catch caught|
bring brought|buy bought|think thought|seek sought|sell sold|tell told|say said|pay paid|lay laid|lose lost|shoot shot|mean meant|deal dealt|feel felt|
stand stood|understand understood|win won|weave wove woven|melt molten|saw sawn|sew sewn|swell swollen|
man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice|person people|axis axes|basis bases|analysis analyses|crisis crises|
matrix matrices|vertex vertices|vortex vortices|index indices indexes|apex apices|appendix appendices|radius radii|nucleus nuclei|locus loci|focus foci|
stimulus stimuli|bacterium bacteria|medium media|spectrum spectra|datum data|quantum quanta|phenomenon phenomena|criterion criteria|
formula formulae formulas|antenna antennae antennas|larva larvae|leaf leaves|half halves|knife knives|life lives|shelf shelves|wolf wolves|loaf loaves|
die dies dice|ox oxen`
    .replaceAll('\n', '')
    .split('|')
    .map((row) => row.split(' '))

const formsOfBase = new Map(irregular.map((row) => [row[0] as string, row]))
const basesOfForm = new Map<string, string[]>()
for (const [base = '', ...forms] of irregular)
  for (const form of forms) basesOfForm.set(form, [...(basesOfForm.get(form) ?? []), base])

const VOWEL = /[aeiou]/

/**
 * Forms that an English word in lower case may take: plural, third person, past, participle and possessive. Some that it
 * does not take are among them; they do no harm where a text is compared with them.
 */
export function formsOf(word: string): Set<string> {
  const forms = new Set([word, ...(formsOfBase.get(word) ?? [])])
  const stem = /[^aeiou]y$/.test(word) ? word.slice(0, -1) : null
  forms.add(stem ? `${stem}ies` : /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`)
  if (/[^aeiou]o$/.test(word)) forms.add(`${word}s`)
  if (word.endsWith('ie')) forms.add(`${word.slice(0, -2)}ying`)
  if (word.endsWith('e')) {
    forms.add(`${word}d`)
    if (!/(?:ee|oe|ye)$/.test(word)) forms.add(`${word.slice(0, -1)}ing`)
    else forms.add(`${word}ing`)
  } else {
    forms.add(stem ? `${stem}ied` : `${word}ed`)
    forms.add(`${word}ing`)
    // Matches stop and control; not cool or fix.
    if (/(?:^|[^aeiou])[aeiou][bdfgklmnprstvz]$/.test(word)) {
      const doubled = `${word}${word.at(-1)}`
      forms.add(`${doubled}ed`)
      forms.add(`${doubled}ing`)
    }
  }
  for (const form of Array.from(forms)) {
    forms.add(`${form}'s`)
    if (form.endsWith('s')) forms.add(`${form}'`)
  }
  return forms
}

/** Words in lower case of which an English word may be a form, itself first. */
export function basesOf(form: string): string[] {
  const word = form.replace(/['’]s?$/, '')
  const bases = new Set([form, word, ...(basesOfForm.get(word) ?? [])])
  const add = (base: string) => base.length > 1 && VOWEL.test(base.replace(/y/g, 'i')) && bases.add(base)
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) add(word.slice(0, -2))
  if (/[^s]s$/.test(word)) add(word.slice(0, -1))
  for (const ending of ['ed', 'ing']) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    add(stem)
    add(`${stem}e`)
    if (ending === 'ed' && stem.endsWith('i')) add(`${stem.slice(0, -1)}y`)
    if (ending === 'ing' && stem.endsWith('y')) add(`${stem.slice(0, -1)}ie`)
    if (/([^aeious])\1$/.test(stem)) add(stem.slice(0, -1))
  }
  return [...bases]
}
