import { createHash } from 'node:crypto'
import { parse } from 'smol-toml'
import { digest, type Files, zip } from './archives.ts'
import { PYTHON_MODULE, PYTHON_NAME } from './names.ts'
import { below, readFiles } from './sources.ts'

type Project = {
  name: string
  description: string
  license: string
  'requires-python': string
  keywords: string[]
  classifiers: string[]
}

/** The files of the package for pip: the module, and what the metadata is made of. */
export const pythonFiles = (folder: string): Files => ({
  ...readFiles(folder, /^(?:README\.md|LICENSE|pyproject\.toml)$/),
  ...below(`${PYTHON_MODULE}/`, readFiles(`${folder}/src/${PYTHON_MODULE}`, /^(?:\w+\/)*\w+\.(?:py|typed)$/)),
})

/** A wheel (PEP 427), and an index of it alone (PEP 503) for tools that want one. */
export function pythonPackage(files: Files, version: string): Files {
  const project = parse(String(files['pyproject.toml']))['project'] as unknown as Project
  const info = `${PYTHON_MODULE}-${version}.dist-info`
  const module = Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${PYTHON_MODULE}/`)))
  const content: Files = {
    ...module,
    [`${info}/METADATA`]: Buffer.from(metadata(project, version, String(files['README.md']))),
    [`${info}/WHEEL`]: Buffer.from(
      'Wheel-Version: 1.0\nGenerator: markwright\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    ),
    [`${info}/licenses/LICENSE`]: files['LICENSE']!,
  }
  const record = Object.entries(content)
    .map(([path, bytes]) => {
      const hash = createHash('sha256').update(bytes).digest('base64url')
      return `${path},sha256=${hash},${bytes.length}\n`
    })
    .join('')
  const name = `${PYTHON_MODULE}-${version}-py3-none-any.whl`
  const wheel = zip({ ...content, [`${info}/RECORD`]: Buffer.from(`${record}${info}/RECORD,,\n`) })
  const needs = project['requires-python'].replaceAll('>', '&gt;')
  return {
    [`python/${name}`]: wheel,
    'python/simple/index.html': index(`<a href="${PYTHON_NAME}/">${PYTHON_NAME}</a>`),
    [`python/simple/${PYTHON_NAME}/index.html`]: index(
      `<a href="../../${name}#sha256=${digest('sha256', wheel)}" data-requires-python="${needs}">${name}</a>`,
    ),
  }
}

function metadata(project: Project, version: string, readme: string) {
  const fields = [
    ['Metadata-Version', '2.1'],
    ['Name', project.name],
    ['Version', version],
    ['Summary', project.description],
    ['Keywords', project.keywords.join(',')],
    ['License', project.license],
    ...project.classifiers.map((classifier) => ['Classifier', classifier]),
    ['Requires-Python', project['requires-python']],
    ['Description-Content-Type', 'text/markdown'],
  ]
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${readme}`
}

const index = (link: string) =>
  Buffer.from(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="pypi:repository-version" content="1.0"><title>${PYTHON_NAME}</title></head>
<body>${link}</body>
</html>
`)
