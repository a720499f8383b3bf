import type { MessageLanguage } from './sms.ts'

type Words = Record<MessageLanguage, { title: string; content: string }>

/** What a member learns about a registrability report; `mark` is what it is about. */
export const reportMessages = {
  delivered: (number: string, mark: string): Words => ({
    cn: {
      title: `检索报告 ${number} 已完成`,
      content: `“${mark}”的注册可行性检索报告已经审核完成，可以在线查看或下载 PDF。`,
    },
    en: {
      title: `Report ${number} is ready`,
      content: `The registrability report on “${mark}” has been reviewed. You can read it online or download it as PDF.`,
    },
  }),

  failed: (number: string, mark: string): Words => ({
    cn: {
      title: `检索报告 ${number} 生成失败`,
      content: `“${mark}”的检索报告未能生成。所用次数已退回，请稍后在报告页面重试。`,
    },
    en: {
      title: `Report ${number} could not be prepared`,
      content: `The report on “${mark}” could not be prepared. It does not count against your allowance. Please try again later on the page of the report.`,
    },
  }),

  rejected: (number: string, mark: string, reason: string): Words => ({
    cn: {
      title: `检索报告 ${number} 未通过审核`,
      content: `“${mark}”的检索报告未通过审核：${reason}\n所用次数已退回。`,
    },
    en: {
      title: `Report ${number} was not approved`,
      content: `The report on “${mark}” was not approved: ${reason}\nIt does not count against your allowance.`,
    },
  }),
}

/** Where the site shows a report. */
export const reportPath = (number: string) => `/analysisReport?no=${number}`
