import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const CONFLICT_MARKER = /^(?:\| )?(?:<{7} |>{7} |(?:> ){7})/m
const RELATIVE_LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g

/**
 * Finds conflict markers in committed files, and links between documents that lead nowhere.
 * @param {string} root
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkDocuments(root) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
    .toString()
    .split('\0')
    .filter((file) => /\.(?:md|ts|tsx|mjs|json|ya?ml|css|html|prisma|sql)$/.test(file) && existsSync(join(root, file)))
  const problems = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = CONFLICT_MARKER.test(text) ? [`${file}: conflict marker`] : []
    if (!file.endsWith('.md')) return found
    const broken = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(RELATIVE_LINK)]
      .map(([, target]) => decodeURI(target ?? ''))
      .filter((target) => !existsSync(join(root, dirname(file), target)))
    return [...found, ...broken.map((target) => `${file}: ${target} does not exist`)]
  })
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
