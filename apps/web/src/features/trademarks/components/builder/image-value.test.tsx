import type { StoredFile } from '@markwright/api-client/models/storedFile'
import { page, userEvent } from 'vitest/browser'
import { createImageFile } from '../../../../../testing/image.ts'
import { expect, test } from '../../../../../testing/site.tsx'

const stored: StoredFile = {
  bucketName: 'private',
  fileName: 'image.png',
  url: '/admin/sys-file/private/image.png',
  id: '019a0000-0000-7000-8000-000000000002',
  original: '图样.png',
  size: 100,
  mime: 'image/png',
  width: 200,
  height: 200,
}
const lowDegree = page.getByRole('radio', { name: '低', exact: true })
const secondValue = page.getByRole('textbox', { name: '第 2 个条件的内容' })

for (const [path, act, check] of [
  ['/crossSearch', () => lowDegree.click(), () => expect.element(lowDegree).toBeChecked()],
  [
    '/nPQ?c=AND,SBTP,similar,&c=NOT,SBMC,match,',
    () => secondValue.fill('云澜'),
    () => expect.element(secondValue).toHaveValue('云澜'),
  ],
] as const)
  test(`what is changed while an image is uploaded stays: ${path}`, async ({ open, server }) => {
    server.answer('/common/query/countries', { data: [] })
    const release = server.hold('/admin/sys-file/upload', { data: stored })
    await open(path)
    if (path === '/crossSearch') await page.getByText('图样', { exact: true }).click()
    await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
    const input = page.elementLocator(document.querySelector('input[type=file]')!)
    await userEvent.upload(input, await createImageFile('图样.png'))
    await expect.element(page.getByText('正在上传')).toBeVisible()
    await act()
    release()
    await expect.element(page.getByRole('main').getByRole('img', { name: /图样|图片/ })).toBeVisible()
    await check()
  })
