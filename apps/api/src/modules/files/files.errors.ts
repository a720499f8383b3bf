import { uploadProblems, type UploadProblem } from '@markwright/domain/upload-limits'
import type { ErrorEntry } from '../../kernel/errors.ts'

export const filesErrors = {
  noFile: { status: 400, code: 40000, msg: { cn: '请选择文件', en: 'Please choose a file.' } },
  unknownKind: { status: 400, code: 40000, msg: { cn: '文件类型不正确', en: 'There is no such kind of file.' } },
  noneChosen: {
    status: 400,
    code: 40000,
    msg: { cn: '请选择要下载的文件', en: 'Please choose the files to download.' },
  },
  foreignAddress: {
    status: 400,
    code: 40000,
    msg: { cn: '只能下载本站的文件', en: 'Only files of this site can be downloaded.' },
  },
} as const satisfies Record<string, ErrorEntry>

export const uploadRefusals: Record<UploadProblem, ErrorEntry> = {
  format: { status: 415, code: 41500, msg: uploadProblems.format },
  size: { status: 413, code: 41300, msg: uploadProblems.size },
  pixels: { status: 400, code: 40000, msg: uploadProblems.pixels },
  tooManyPixels: { status: 400, code: 40000, msg: uploadProblems.tooManyPixels },
}
