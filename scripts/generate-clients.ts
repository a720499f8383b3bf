/**
 * Writes what the clients of the partner API have from its contract, types and operations, and their version: that of the
 * contract, whose last number is raised when the packages have changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagesDigest, readRelease, type Release } from './client-packages/packages.ts'
import { goFiles } from './clients/go.ts'
import { javaFiles } from './clients/java.ts'
import { type Model, readModel } from './clients/model.ts'
import { pythonFiles } from './clients/python.ts'
import { typescriptFiles } from './clients/typescript.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const model = readModel(JSON.parse(readFileSync(join(root, 'packages/contract/src/generated/partner.json'), 'utf8')))

const released = readRelease(root)
const [major, minor] = model.version.split('.')
const isOfContract = released.version.startsWith(`${major}.${minor}.`)
release({ ...released, version: isOfContract ? released.version : `${major}.${minor}.0` })
const digest = packagesDigest(root)
if (digest !== released.digest) {
  const { version } = readRelease(root)
  const patch = Number(version.split('.')[2]) + (version === released.version ? 1 : 0)
  release({ digest, version: `${major}.${minor}.${patch}` })
}

/** Writes everything that has the version, and records it. */
function release({ version, digest: recorded }: Release) {
  writeClients({ ...model, version })
  for (const name of ['typescript', 'python', 'go', 'java'])
    setVersion(
      `clients/${name}/README.md`,
      /(markwright[-_]partner[-_]client-|partner-client@v)\d+\.\d+\.\d+/g,
      version,
    )
  for (const file of ['pom.xml', 'README.md'])
    setVersion(
      `clients/java/${file}`,
      /(<artifactId>markwright-partner-client<\/artifactId>\s*<version>)[^<]*/,
      version,
    )
  setVersion('clients/typescript/package.json', /("version": ")[^"]*/, version)
  setVersion('clients/python/pyproject.toml', /^(version = ")[^"]*/m, version)
  writeFileSync(join(root, 'clients/release.json'), `${JSON.stringify({ version, digest: recorded }, null, 2)}\n`)
}

function writeClients(versioned: Model) {
  writeFolder('clients/typescript/src/generated', typescriptFiles(versioned))
  writeFolder('clients/python/src/markwright_partner_client/generated', pythonFiles(versioned))
  for (const [name, content] of Object.entries(goFiles(versioned)))
    writeFileSync(join(root, 'clients/go', name), content)
  const java = javaFiles(versioned)
  for (const part of ['model', 'api'])
    writeFolder(
      `clients/java/src/main/java/alt/markwright/client/${part}`,
      Object.fromEntries(
        Object.entries(java)
          .filter(([path]) => path.startsWith(`${part}/`))
          .map(([path, content]) => [path.slice(part.length + 1), content]),
      ),
    )
}

/** A folder of generated files alone: one that is no longer generated goes. */
function writeFolder(folder: string, files: Record<string, string>) {
  rmSync(join(root, folder), { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** `before` matches what is in front of the version, and the version. */
function setVersion(file: string, before: RegExp, version: string) {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, `$1${version}`))
}
