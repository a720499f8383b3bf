import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)

test('an image is built from the manifests of all our packages', () => {
  const copied = [...readFileSync(new URL('Dockerfile', root), 'utf8').matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)]
  const present = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`),
  )
  expect(copied.map(([, folder]) => folder).toSorted()).toEqual(present.toSorted())
})
