import type { ImportFile } from './patent-import.repository.ts'

/** Sums over the files of an import. */
export function totalsOf(files: readonly ImportFile[]) {
  const sum = (of: (file: ImportFile) => number) => files.reduce((all, file) => all + of(file), 0)
  return {
    files: files.filter(({ state }) => state === 'imported').length,
    passed: files.filter(({ state }) => state === 'passed').length,
    failed: files.filter(({ state }) => state === 'failed').length,
    created: sum(({ created }) => created),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    rejected: sum(({ rejected }) => rejected),
    drawings: sum(({ drawings }) => drawings),
  }
}
