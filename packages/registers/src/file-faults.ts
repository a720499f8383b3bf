import { legible } from './legible.ts'
import type { Reason } from './reason.ts'

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

const shown = (text: string) => legible(text, 60)

/** Everything that can end the reading of a register file. */
export const fileFaults = {
  absent: (path: string): Reason => ({
    id: 'file.absent',
    cn: `找不到文件，或没有读取权限：${path}`,
    en: `The file is absent or may not be read: ${path}`,
  }),
  notAFile: (): Reason => ({
    id: 'file.not-a-file',
    cn: '这既不是文件，也不是文件夹。',
    en: 'This is neither a file nor a folder.',
  }),
  empty: (): Reason => ({ id: 'file.empty', cn: '文件是空的。', en: 'The file is empty.' }),
  unknownFormat: (found: string): Reason => ({
    id: 'file.unknown-format',
    cn: `不是可识别的注册簿文件${found && `（内容以“${shown(found)}”开头）`}。可导入：USPTO 每日 XML、ST.66、ST.96、JSON Lines、JSON 数组、CSV，以及装有这些文件的 zip、tar、gz。`,
    en: `This is no register file that is known here${found && ` (it begins with “${shown(found)}”)`}. USPTO daily XML, ST.66, ST.96, JSON Lines, JSON arrays, CSV and zip, tar and gzip archives of these can be imported.`,
  }),
  unknownRoot: (root: string): Reason => ({
    id: 'file.unknown-format',
    cn: `XML 的根元素 <${shown(root)}> 不属于 USPTO 每日文件、ST.66 或 ST.96。`,
    en: `The XML root element <${shown(root)}> belongs neither to a USPTO daily file nor to ST.66 or ST.96.`,
  }),
  onlyDtd: (): Reason => ({
    id: 'file.only-dtd',
    cn: '文件里只有 XML 的类型定义（DTD），没有记录。',
    en: 'The file holds only an XML document type definition (DTD) and no records.',
  }),
  noRecords: (): Reason => ({
    id: 'file.no-records',
    cn: '文件可以读取，但里面没有商标记录。',
    en: 'The file can be read but holds no trademark record.',
  }),
  truncated: (): Reason => ({
    id: 'file.truncated',
    cn: '文件不完整：内容在结束之前就中断了。请重新下载或重新导出。',
    en: 'The file is incomplete: it stops before its end. Download or export it again.',
  }),
  malformedXml: (detail: string): Reason => ({
    id: 'file.malformed-xml',
    cn: `XML 有语法错误（${shown(detail)}），之后的内容无法读取。`,
    en: `The XML is not well-formed (${shown(detail)}); what follows cannot be read.`,
  }),
  malformedJson: (): Reason => ({
    id: 'file.malformed-json',
    cn: 'JSON 数组有语法错误，之后的内容无法读取。',
    en: 'The JSON array is not well-formed; what follows cannot be read.',
  }),
  multilineJson: (): Reason => ({
    id: 'file.multiline-json',
    cn: 'JSON Lines 要求每条记录占一行；跨多行的记录请放进数组 [ ] 里。',
    en: 'In JSON Lines each record is on one line; put records of several lines into an array [ ].',
  }),
  entityDeclaration: (): Reason => ({
    id: 'file.entity-declaration',
    cn: 'XML 里声明了实体（<!ENTITY …>）。出于安全考虑，这样的文件不予读取。',
    en: 'The XML declares entities (<!ENTITY …>). Such files are not read, for safety.',
  }),
  tooDeep: (levelsMax: number): Reason => ({
    id: 'file.too-deep',
    cn: `XML 元素嵌套超过 ${levelsMax} 层。`,
    en: `The XML elements are nested more than ${levelsMax} levels deep.`,
  }),
  recordTooLarge: (charactersMax: number): Reason => ({
    id: 'file.record-too-large',
    cn: `有一条记录超过 ${Math.round(charactersMax / 1_000_000)} 百万字符，无法处理。`,
    en: `A record has more than ${Math.round(charactersMax / 1_000_000)} million characters.`,
  }),
  unknownEncoding: (encoding: string): Reason => ({
    id: 'file.unknown-encoding',
    cn: `不支持字符编码“${shown(encoding)}”，请另存为 UTF-8。`,
    en: `The character encoding “${shown(encoding)}” is not supported. Save the file as UTF-8.`,
  }),
  wrongEncoding: (encoding: string): Reason => ({
    id: 'file.wrong-encoding',
    cn: `这里的字节不是有效的 ${encoding.toUpperCase()} 文本。请确认文件的编码，另存为 UTF-8 后再导入。`,
    en: `The bytes here are not valid ${encoding.toUpperCase()}. Find out the encoding of the file and save it as UTF-8.`,
  }),
  unknownColumn: (name: string): Reason => ({
    id: 'file.unknown-column',
    cn: `CSV 表头里有不认识的列“${shown(name)}”。`,
    en: `The CSV header has an unknown column “${shown(name)}”.`,
  }),
  repeatedColumn: (name: string): Reason => ({
    id: 'file.repeated-column',
    cn: `CSV 表头里的列“${shown(name)}”出现了两次。`,
    en: `The CSV header has the column “${shown(name)}” twice.`,
  }),
  noRegisterInZip: (): Reason => ({
    id: 'file.no-register-in-zip',
    cn: '压缩包里没有可识别的注册簿文件。',
    en: 'The archive holds no register file that is known here.',
  }),
  noRegisterInFolder: (): Reason => ({
    id: 'file.no-register-in-folder',
    cn: '文件夹里没有可识别的注册簿文件。',
    en: 'The folder holds no register file that is known here.',
  }),
  badZip: (): Reason => ({
    id: 'file.bad-zip',
    cn: '压缩文件已损坏，请重新下载。',
    en: 'The archive is damaged. Download it again.',
  }),
  encryptedZip: (): Reason => ({
    id: 'file.encrypted-zip',
    cn: 'zip 文件有密码。请解密后再导入。',
    en: 'The zip archive is encrypted. Remove the password first.',
  }),
  zipTooLarge: (sizeBytesMax: number): Reason => ({
    id: 'file.zip-too-large',
    cn: `压缩文件解压后超过 ${megabytes(sizeBytesMax)}，不予读取。`,
    en: `Unpacked, the archive exceeds ${megabytes(sizeBytesMax)}; it is not read.`,
  }),
  zipRatio: (ratioMax: number): Reason => ({
    id: 'file.zip-ratio',
    cn: `压缩文件的压缩比超过 ${ratioMax} 倍，疑似压缩炸弹，不予读取。`,
    en: `The archive unpacks to more than ${ratioMax} times its size, as a decompression bomb does; it is not read.`,
  }),
  zipTooMany: (filesMax: number): Reason => ({
    id: 'file.zip-too-many',
    cn: `压缩包里的文件超过 ${filesMax} 个。`,
    en: `The archive holds more than ${filesMax} files.`,
  }),
  unreadable: (code: string): Reason => ({
    id: 'file.unreadable',
    cn: `读取文件时出错（${code}）。`,
    en: `Reading the file failed (${code}).`,
  }),
} as const
