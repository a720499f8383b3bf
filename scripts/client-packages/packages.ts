import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest, type Files } from './archives.ts'
import { goFiles, goPackage } from './go.ts'
import { javaFiles, javaSources, mavenRepository } from './java.ts'
import { GO_MODULE, JAVA_ARTIFACT, JAVA_GROUP, PYTHON_NAME } from './names.ts'
import { npmFiles, npmPackage } from './npm.ts'
import { pythonFiles, pythonPackage } from './python.ts'
import { withVersion } from './sources.ts'

/** What was last released: the version of all clients, and a digest of what they then were. */
export type Release = { version: string; digest: string }

const releaseFile = (root: string) => join(root, 'clients/release.json')

/** The recorded release; that of nothing where there is none. */
export function readRelease(root: string): Release {
  const file = releaseFile(root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version: '0.0.0', digest: '' }
}

/**
 * Everything that is served below `/openapi/v1/clients/`, by its path there: the packages of the clients, the indexes of
 * package managers, and `packages.json`, from which the page is made. `root` is the folder of the repository,
 * `javac` the command of a compiler for Java 17 or newer; without one there is no Maven repository.
 */
export function buildPackages(root: string, javac: string | null): Files {
  const { version } = readRelease(root)
  const sources = readSources(root)
  const maven = javac ? mavenRepository(sources.java, version, javac) : null
  const files = { ...packagesOf(sources, version), ...maven }
  const named = (path: string) => ({ path, bytes: files[path]!.length, sha256: digest('sha256', files[path]!) })
  const find = (pattern: RegExp) => named(Object.keys(files).find((path) => pattern.test(path))!)
  const catalogue = {
    version,
    typescript: find(/^npm\/.*\.tgz$/),
    python: { ...find(/^python\/.*\.whl$/), name: PYTHON_NAME },
    go: { ...find(/^go\/.*\.zip$/), module: GO_MODULE },
    java: {
      group: JAVA_GROUP,
      artifact: JAVA_ARTIFACT,
      jar: maven ? find(/^maven\/.*(?<!-sources)\.jar$/) : null,
      sources: find(/^java\/.*\.tar\.gz$/),
    },
  }
  return { ...files, 'packages.json': Buffer.from(`${JSON.stringify(catalogue, null, 2)}\n`) }
}

/**
 * A digest of the packages apart from their version, and from what a compiler of Java makes: where it is another, they
 * need another version, because those who have installed them compare checksums.
 */
export function packagesDigest(root: string): string {
  const { version } = readRelease(root)
  const sources = Object.entries(readSources(root)).map(([name, files]) => [name, withVersion(files, version, '0.0.0')])
  const files = packagesOf(Object.fromEntries(sources), '0.0.0')
  const lines = Object.entries(files).map(([path, content]) => `${path} ${digest('sha256', content)}\n`)
  return digest('sha256', lines.toSorted().join(''))
}

type Sources = { npm: Files; python: Files; go: Files; java: Files }

const readSources = (root: string): Sources => ({
  npm: npmFiles(join(root, 'clients/typescript')),
  python: pythonFiles(join(root, 'clients/python')),
  go: goFiles(join(root, 'clients/go')),
  java: javaFiles(join(root, 'clients/java')),
})

const packagesOf = ({ npm, python, go, java }: Sources, version: string): Files => ({
  ...npmPackage(npm, version),
  ...pythonPackage(python, version),
  ...goPackage(go, version),
  ...javaSources(java, version),
})
