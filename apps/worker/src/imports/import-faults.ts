import type { Reason } from '@markwright/registers'

/** What can end an import beside the faults of its file. */
export const importFaults = {
  unknown: { id: 'import.unknown', cn: '找不到这次导入的记录。', en: 'There is no such import.' },
  unreadable: {
    id: 'import.unreadable',
    cn: '要导入的文件不存在，或处理程序没有读取权限。',
    en: 'The file to be imported is absent, or the worker may not read it.',
  },
  changed: {
    id: 'import.file-changed',
    cn: '文件在登记导入之后被改动，无法接着读取。已导入的记录有效；请重新导入这个文件。',
    en: 'The file has been changed since the import was ordered, so that it cannot go on. What has been imported is valid; import the file again.',
  },
  cancelled: {
    id: 'import.cancelled',
    cn: '导入被取消。已读取的记录有效，其余记录没有读取。',
    en: 'The import was cancelled. The records that had been read are valid, the others were not read.',
  },
  givenUp: {
    id: 'import.given-up',
    cn: '导入多次在同一处出错，已停止重试。已读取的记录有效，其余记录没有读取；排除原因后请重新导入，已读取的记录不会重复写入。',
    en: 'The import failed several times at the same place and was given up. The records that had been read are valid, the others were not read: import the file again once the cause is removed; what has been read is not written twice.',
  },
  nothingAccepted: {
    id: 'import.nothing-accepted',
    cn: '没有一条记录可以导入，登记簿没有变化。',
    en: 'No record of it could be imported; the register is unchanged.',
  },
} satisfies Record<string, Reason>
