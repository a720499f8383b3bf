import { type Files, zip } from './archives.ts'
import { GO_MODULE } from './names.ts'
import { below, readFiles } from './sources.ts'

/** The files of the Go module; its tests need what lies outside of it. */
export const goFiles = (folder: string): Files =>
  readFiles(folder, /^(?:README\.md|LICENSE|go\.mod|(?:\w+\/)*(?!\w+_test\.go$)\w+\.go)$/)

/**
 * The files of a module proxy (https://go.dev/ref/mod#goproxy-protocol). The path of the module has no capital letters,
 * which would have to be escaped.
 */
export function goPackage(files: Files, version: string): Files {
  const info = Buffer.from(JSON.stringify({ Version: `v${version}`, Time: '1980-01-01T00:00:00Z' }))
  const folder = `go/${GO_MODULE}`
  return {
    [`${folder}/@latest`]: info,
    [`${folder}/@v/list`]: Buffer.from(`v${version}\n`),
    [`${folder}/@v/v${version}.info`]: info,
    [`${folder}/@v/v${version}.mod`]: files['go.mod']!,
    [`${folder}/@v/v${version}.zip`]: zip(below(`${GO_MODULE}@v${version}/`, files)),
  }
}
