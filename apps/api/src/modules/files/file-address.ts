export type FilePlace = { bucket: string; fileName: string }

const PATH = '/admin/sys-file'
const ADDRESS = /^\/admin\/sys-file\/(public|private)\/([^/]+)$/
const FILE_NAME = /^[a-z\d-]+\.[a-z\d]+$/

/** Where the site shows a file. */
export const fileAddress = ({ bucket, fileName }: FilePlace): string => `${PATH}/${bucket}/${fileName}`

/** Whether a file could have this name; anything else need not be looked for. */
export const isFileName = (text: string): boolean => FILE_NAME.test(text)

/** Which file of this site an address, with or without the host, leads to; null for any other address. */
export function readFileAddress(address: string, siteUrl: string): FilePlace | null {
  if (!URL.canParse(address, siteUrl)) return null
  const { origin, pathname } = new URL(address, siteUrl)
  const [, bucket, fileName] = ADDRESS.exec(pathname) ?? []
  return origin === new URL(siteUrl).origin && bucket && fileName && isFileName(fileName) ? { bucket, fileName } : null
}
