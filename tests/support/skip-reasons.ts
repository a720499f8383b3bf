import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

/** Writes, as JSON to the file that `SKIP_REASONS` names, how many tests were skipped for which reason. */
export default class SkipReasons implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const file = process.env['SKIP_REASONS']
    if (!file) return
    const counts: Record<string, number> = {}
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        const reason = reasonOf(test)
        counts[reason] = (counts[reason] ?? 0) + 1
      }
    writeFileSync(file, JSON.stringify(counts))
  }
}

/** Given by `needs` to the test or a group around it, or by the test itself to `skip`; empty where none was given. */
function reasonOf(test: TestCase): string {
  const result = test.result()
  if (result.state === 'skipped' && result.note) return result.note
  for (let part: TestCase | TestSuite | TestModule = test; part.type !== 'module'; part = part.parent)
    if (part.meta().skipReason) return part.meta().skipReason!
  return ''
}
