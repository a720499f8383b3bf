import { uploadProblems, type UploadProblem } from '@markwright/domain/files/upload-limits'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

export const filesErrors = {
  noFile: refusal(400, 40000, '请选择文件', 'Please choose a file.'),
  unknownKind: refusal(400, 40000, '文件类型不正确', 'There is no such kind of file.'),
  noneChosen: refusal(400, 40000, '请选择要下载的文件', 'Please choose the files to download.'),
  foreignAddress: refusal(400, 40000, '只能下载本站的文件', 'Only files of this site can be downloaded.'),
}

export const uploadRefusals: Record<UploadProblem, ErrorEntry> = {
  format: { status: 415, code: 41500, msg: uploadProblems.format },
  size: { status: 413, code: 41300, msg: uploadProblems.size },
  pixels: { status: 400, code: 40000, msg: uploadProblems.pixels },
  tooManyPixels: { status: 400, code: 40000, msg: uploadProblems.tooManyPixels },
}
