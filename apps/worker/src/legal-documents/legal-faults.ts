import type { Reason } from '@markwright/registers'

/** Why a file or a document is not imported, beside what its reader says. */
export const legalImportFaults = {
  tooLarge: {
    id: 'legal.file-too-large',
    cn: '文件超过 8 GB，请分成几个文件。',
    en: 'The file exceeds 8 GB; split it.',
  },
  notAFile: { id: 'legal.not-a-file', cn: '这不是文件。', en: 'This is no file.' },
  nothingAccepted: {
    id: 'legal.nothing-accepted',
    cn: '没有一条记录可以导入。',
    en: 'No record of it could be imported.',
  },
  notStorable: {
    id: 'record.not-storable',
    cn: '这条记录含有数据库无法保存的值。',
    en: 'The record holds a value that the database cannot store.',
  },
  demonstrationOverReal: {
    id: 'record.demonstration-over-real',
    cn: '已有同一文书的真实记录，示例数据不能覆盖它。',
    en: 'There is a real record of this document; demonstration data do not replace it.',
  },
} satisfies Record<string, Reason>
