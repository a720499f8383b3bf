import { join } from 'node:path'
import ts from 'typescript'
import { tarGz, type Files } from './archives.ts'
import { NPM_NAME } from './names.ts'
import { below, readFiles } from './sources.ts'

/** The files of the package for npm, compiled. */
export function npmFiles(folder: string): Files {
  const files = readFiles(folder, /^(?:README\.md|LICENSE|package\.json)$/)
  const { scripts: _scripts, devDependencies: _tools, ...manifest } = JSON.parse(String(files['package.json']))
  return {
    ...files,
    'package.json': Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
    ...below('dist/', compile(folder)),
  }
}

/** The package as `npm pack` names it. */
export const npmPackage = (files: Files, version: string): Files => ({
  [`npm/${NPM_NAME}-${version}.tgz`]: tarGz(below('package/', files)),
})

function compile(folder: string): Files {
  const config = join(folder, 'tsconfig.build.json')
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    folder,
  )
  const outDir = join(folder, 'dist')
  const compiled: Files = {}
  const program = ts.createProgram(fileNames, { ...options, outDir, newLine: ts.NewLineKind.LineFeed })
  const { diagnostics } = program.emit(undefined, (path, text) => {
    compiled[path.replaceAll('\\', '/').slice(outDir.length + 1)] = Buffer.from(text)
  })
  const found = [...errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (found.length > 0)
    throw new Error(
      ts.formatDiagnostics(found, {
        getCurrentDirectory: () => folder,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      }),
    )
  return compiled
}
