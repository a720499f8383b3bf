/** Writes what the clients of the partner API have from its contract: their types, their operations and their version. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readModel } from './clients/model.ts'
import { goFiles } from './clients/go.ts'
import { javaFiles } from './clients/java.ts'
import { pythonFiles } from './clients/python.ts'
import { typescriptFiles } from './clients/typescript.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const model = readModel(JSON.parse(readFileSync(join(root, 'packages/contract/src/generated/partner.json'), 'utf8')))

writeFolder('clients/typescript/src/generated', typescriptFiles(model))
writeFolder('clients/python/src/markwright/generated', pythonFiles(model))
for (const [name, content] of Object.entries(goFiles(model))) writeFileSync(join(root, 'clients/go', name), content)
const java = javaFiles(model)
for (const part of ['model', 'api'])
  writeFolder(
    `clients/java/src/main/java/com/markwright/client/${part}`,
    Object.fromEntries(
      Object.entries(java)
        .filter(([path]) => path.startsWith(`${part}/`))
        .map(([path, content]) => [path.slice(part.length + 1), content]),
    ),
  )

setVersion('clients/typescript/package.json', /("version": ")[^"]*/)
setVersion('clients/python/pyproject.toml', /^(version = ")[^"]*/m)
setVersion('clients/java/pom.xml', /(<artifactId>markwright-client<\/artifactId>\s*<version>)[^<]*/)

/** A folder of generated files alone: one that is no longer generated goes. */
function writeFolder(folder: string, files: Record<string, string>) {
  rmSync(join(root, folder), { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** A client has the version of the contract; `before` matches what is in front of it, and it. */
function setVersion(file: string, before: RegExp) {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, `$1${model.version}`))
}
