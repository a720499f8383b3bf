/** Of the Nice Classification. */
export const CLASS_NO_MAX = 45

/** `03` and `3` → 3; null where there is no such class. */
export function parseClass(text: string): number | null {
  const no = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return no >= 1 && no <= CLASS_NO_MAX ? no : null
}

/** `03;09` → [3, 9] (spec 2 §5); null where an entry is no class or stands twice. */
export function parseClasses(text: string): number[] | null {
  const classes = text.split(';').map(parseClass)
  const known = classes.filter((no) => no !== null)
  return known.length === classes.length && new Set(known).size === known.length ? known : null
}

/** [3, 9] → `03;09`. */
export const formatClasses = (classes: readonly number[]): string =>
  classes.map((no) => String(no).padStart(2, '0')).join(';')

/** [1, 2, 3, 9], ascending → `1–3` and `9`; two neighbours stay apart. */
export function classRuns(classes: readonly number[]): string[] {
  const runs: number[][] = []
  for (const no of classes) {
    const last = runs.at(-1)
    if (last?.at(-1) === no - 1) last.push(no)
    else runs.push([no])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)))
}
