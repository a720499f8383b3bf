import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import * as promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { zipOf } from '../../../../packages/registers/src/testing/zip-of.ts'
import { openSources } from './source-files.ts'

vi.mock('node:fs/promises', { spy: true })

let folder: string

beforeEach(() => {
  vi.mocked(promises.readdir).mockClear()
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Contents of the images that the sources of a file find, by the names of the sources and of the images. */
async function imagesOf(path: string, ...names: string[]) {
  const found: Record<string, (string | null)[]> = {}
  for await (const { name: source, findImage, bytes } of openSources(join(folder, path))) {
    for await (const _ of bytes);
    if (source.endsWith('.xml'))
      found[source] = await Promise.all(names.map(async (name) => (await findImage(name))?.toString() ?? null))
  }
  return found
}

describe('images of an archive', () => {
  const archive = (...names: string[]) =>
    writeFileSync(join(folder, 'a.zip'), zipOf(names.map((name) => ({ name, content: `content of ${name}` }))))

  test('each publication has the images of its own folder, though others have images of the same name', async () => {
    archive('EP1/EP1.xml', 'EP1/0001.TIF', 'EP2/EP2.xml', 'EP2/0001.tif', 'EP3/EP3.xml')
    expect(await imagesOf('a.zip', '0001.tif')).toEqual({
      'EP1/EP1.xml': ['content of EP1/0001.TIF'],
      'EP2/EP2.xml': ['content of EP2/0001.tif'],
      'EP3/EP3.xml': [null],
    })
  })

  test('an image elsewhere is found where its name is unique, and it lies with no other publication', async () => {
    archive('x/1.xml', 'x/images/2.tif', 'y/2.xml', 'y/3.tif', 'y/images/2.tif', 'images/1.tif', 'z/4.tif', 'z/b/4.tif')
    expect(await imagesOf('a.zip', '1', '2.tif', '3.tif', '4.tif')).toEqual({
      'x/1.xml': ['content of images/1.tif', 'content of x/images/2.tif', null, null],
      'y/2.xml': ['content of images/1.tif', 'content of y/images/2.tif', 'content of y/3.tif', null],
    })
  })

  test('a name with its folder is that file, and one with its extension the file with it', async () => {
    archive('1.xml', 'small/D1.png', 'large/D1.png', '2.png', '2.tif')
    expect(await imagesOf('a.zip', 'large\\d1.png', './small/D1.PNG', 'd1.png', '2.tif', '2.png')).toEqual({
      '1.xml': ['content of large/D1.png', 'content of small/D1.png', null, 'content of 2.tif', 'content of 2.png'],
    })
  })

  test('each publication has the images of the folder that is named like it, and of no other such folder', async () => {
    archive('a.xml', 'b.xml', 'c.xml', 'a/1.tif', 'b/1.tif', 'b/2.tif', 'b/large/3.tif', 'images/4.tif')
    expect(await imagesOf('a.zip', '1', '2', '3', '4')).toEqual({
      'a.xml': ['content of a/1.tif', null, null, 'content of images/4.tif'],
      'b.xml': ['content of b/1.tif', 'content of b/2.tif', 'content of b/large/3.tif', 'content of images/4.tif'],
      'c.xml': [null, null, null, 'content of images/4.tif'],
    })
  })
})

describe('images of a folder', () => {
  const put = (name: string) => writeFileSync(join(folder, name), `content of ${name}`)

  test('a folder that is named like an image is none, also behind a link', async () => {
    put('1.xml')
    mkdirSync(join(folder, 'D1.tif'))
    symlinkSync(join(folder, 'D1.tif'), join(folder, 'D2.tif'))
    mkdirSync(join(folder, 'D3'))
    put('D3.png')
    symlinkSync(join(folder, 'absent.tif'), join(folder, 'D4.tif'))
    expect(await imagesOf('1.xml', 'D1.tif', 'D2.tif', 'D3.tif', 'D4.tif')).toEqual({
      '1.xml': [null, null, 'content of D3.png', null],
    })
  })

  test('a folder is listed once for all images and documents of it, and again once it has other files', async () => {
    for (const name of ['1.xml', '2.xml', 'D1.tif', 'D2.tif']) put(name)
    await imagesOf('1.xml', 'D1.tif', 'D2.tif')
    await imagesOf('2.xml', 'D1.tif', 'D2.tif')
    expect(promises.readdir).toHaveBeenCalledTimes(1)
    put('D3.tif')
    await promises.utimes(folder, 1, 1)
    expect(await imagesOf('2.xml', 'D3.tif')).toEqual({ '2.xml': ['content of D3.tif'] })
  })
})
