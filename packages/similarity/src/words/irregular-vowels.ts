/**
 * English words whose vowel is not said as it is spelt, or is one of two that are spelt alike: a line is one vowel. Of
 * general knowledge.
 */
export const irregularVowels = `
bread head dead spread thread tread dread instead ready steady heavy heaven health wealth weather leather feather sweat threat death breath meadow weapon pleasant peasant measure treasure pleasure jealous sweater dealt meant breakfast
great break steak eight weigh weight freight sleigh vein veil rein reign
bear wear pear swear heir their
earth earn learn pearl search heard early yearn
heart hearth
die lie pie tie vie dies lies pies ties died lied tied height
know snow show low slow grow glow flow blow crow throw own grown shown bowl mow tow
now how cow wow brow plow vow pow chow town down crown brown gown clown owl fowl growl howl prowl power tower flower shower
`
