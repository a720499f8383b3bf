import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const CONVERSION_MAX_MS = 45_000

function findOffice(): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of ['soffice', 'libreoffice'])
      try {
        accessSync(join(folder, name), constants.X_OK)
        return join(folder, name)
      } catch {
        // The next one may be it.
      }
  return null
}

/** Documents come from anybody: neither macros nor what they link to may be fetched. */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Common/Security/Scripting">
<prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop>
<prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item></oor:items>`

/**
 * The document in another format; null where LibreOffice is not installed.
 * @throws Error where it fails or takes too long
 */
export async function convertByOffice(
  bytes: Uint8Array,
  { from, to }: { from: 'docx' | 'doc'; to: 'pdf' | 'docx' },
): Promise<Uint8Array | null> {
  const office = findOffice()
  if (!office) return null
  const folder = await mkdtemp(join(tmpdir(), 'conversion-'))
  try {
    await mkdir(join(folder, 'profile/user'), { recursive: true })
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), PROFILE)
    const source = join(folder, `document.${from}`)
    await writeFile(source, bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const options = [profile, '--headless', '--norestore', '--convert-to', to, '--outdir', folder, source]
    await promisify(execFile)(office, options, { timeout: CONVERSION_MAX_MS, cwd: folder })
    return await readFile(join(folder, `document.${to}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
