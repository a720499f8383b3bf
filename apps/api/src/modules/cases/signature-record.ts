import type { FormRow } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Language } from '../../kernel/language.ts'

const texts = {
  cn: {
    record: '电子签署记录',
    signer: '签署人',
    method: '签署方式',
    drawn: '手写签名',
    typed: '键入姓名',
    time: '签署时间',
    hash: '所阅文件的 SHA-256',
    id: '记录编号',
  },
  en: {
    record: 'Record of the electronic signature',
    signer: 'Signed by',
    method: 'Method',
    drawn: 'Drawn signature',
    typed: 'Typed name',
    time: 'Time of signature',
    hash: 'SHA-256 of the document that was read',
    id: 'Record number',
  },
}

/** What stands at the end of a form that was signed by a link. */
export function signatureRecord(
  signed: { id: string; name: string; method: 'drawn' | 'typed'; at: Date; documentHash: string },
  language: Language,
): FormRow[] {
  const text = texts[language]
  return [
    { label: text.record, value: `${text.id}: ${signed.id}` },
    { label: text.signer, value: signed.name },
    { label: text.method, value: text[signed.method] },
    { label: text.time, value: `${formatInstant(signed.at)} (UTC+8)` },
    { label: text.hash, value: signed.documentHash },
  ]
}
