import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { digest, type Files, tarGz, zip } from './archives.ts'
import { JAVA_ARTIFACT, JAVA_GROUP } from './names.ts'
import { below, readFiles } from './sources.ts'

const SOURCES = 'src/main/java/'
const MANIFEST = 'META-INF/MANIFEST.MF'
const manifest = Buffer.from('Manifest-Version: 1.0\r\nAutomatic-Module-Name: alt.markwright.client\r\n\r\n')

/** The files of the Java client, as Maven builds it. */
export const javaFiles = (folder: string): Files =>
  readFiles(folder, /^(?:README\.md|LICENSE|pom\.xml|src\/main\/java\/.*\.java)$/)

/** The sources with what Maven builds them by. */
export const javaSources = (files: Files, version: string): Files => ({
  [`java/${JAVA_ARTIFACT}-${version}.tar.gz`]: tarGz(below(`${JAVA_ARTIFACT}-${version}/`, files)),
})

/**
 * A Maven repository with the client; `javac` is the command of the compiler.
 * @throws Error with the messages of a compiler that refuses the sources.
 */
export function mavenRepository(files: Files, version: string, javac: string): Files {
  const compiled = compile(files, javac)
  const license = { 'META-INF/LICENSE': files['LICENSE']! }
  const sources = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(SOURCES))
      .map(([path, content]) => [path.slice(SOURCES.length), content]),
  )
  const folder = `maven/${JAVA_GROUP.replaceAll('.', '/')}/${JAVA_ARTIFACT}`
  const base = `${folder}/${version}/${JAVA_ARTIFACT}-${version}`
  return withChecksums({
    [`${base}.pom`]: files['pom.xml']!,
    [`${base}.jar`]: zip({ ...compiled, ...license, [MANIFEST]: manifest }, [MANIFEST]),
    [`${base}-sources.jar`]: zip({ ...sources, ...license, [MANIFEST]: manifest }, [MANIFEST]),
    [`${folder}/maven-metadata.xml`]: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>${JAVA_GROUP}</groupId>
  <artifactId>${JAVA_ARTIFACT}</artifactId>
  <versioning>
    <latest>${version}</latest>
    <release>${version}</release>
    <versions>
      <version>${version}</version>
    </versions>
    <lastUpdated>19800101000000</lastUpdated>
  </versioning>
</metadata>
`),
  })
}

const withChecksums = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, content]) => [
      [path, content] as const,
      ...(['md5', 'sha1', 'sha256', 'sha512'] as const).map(
        (algorithm) => [`${path}.${algorithm}`, Buffer.from(digest(algorithm, content))] as const,
      ),
    ]),
  )

const RELEASE = 17

function compile(files: Files, javac: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'java-client-'))
  try {
    const paths = Object.keys(files).filter((path) => path.startsWith(SOURCES))
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), files[path]!)
    }
    const args = ['--release', String(RELEASE), '-encoding', 'UTF-8', '-proc:none', '-g', '-d', 'classes', ...paths]
    const { status, stdout, stderr } = spawnSync(javac, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The Java client does not compile:\n${stdout}${stderr}`)
    return readFiles(join(folder, 'classes'), /\.class$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The command of a compiler for Java 17 or newer, of JAVA_HOME or of the path; null where there is none. */
export function findCompiler(): string | null {
  const home = process.env['JAVA_HOME']
  const found = [...(home ? [join(home, 'bin', 'javac')] : []), 'javac'].find((command) => {
    const { status, stdout } = spawnSync(command, ['-version'], { encoding: 'utf8' })
    return status === 0 && Number(/javac (\d+)/.exec(stdout)?.[1]) >= RELEASE
  })
  return found ?? null
}
