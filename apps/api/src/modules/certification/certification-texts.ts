import type { NoticeTexts } from '@markwright/jobs'
import type { CertificationDecision } from './certification.workflow.ts'

/** What the member is notified of once staff have decided. */
export function decisionWords(decision: CertificationDecision, company: string, reason: string | null): NoticeTexts {
  switch (decision) {
    case 'approve':
      return {
        cn: { title: '企业认证已通过', content: `“${company}”已通过企业认证。开具发票时将自动填写企业信息。` },
        en: {
          title: 'Your company is certified',
          content: `“${company}” has passed certification. Its details are filled in when you request an invoice.`,
        },
      }
    case 'reject':
      return {
        cn: { title: '企业认证未通过', content: `“${company}”未通过企业认证：${reason}\n请修改后重新提交。` },
        en: {
          title: 'Your company was not certified',
          content: `“${company}” did not pass certification: ${reason}\nPlease correct the details and submit them again.`,
        },
      }
    case 'revoke':
      return {
        cn: { title: '企业认证已撤销', content: `“${company}”的企业认证已撤销：${reason}\n您可以修改后重新提交。` },
        en: {
          title: 'The certification of your company was revoked',
          content: `“${company}” is no longer certified: ${reason}\nYou can correct the details and submit them again.`,
        },
      }
  }
}

export const submittedWords = (company: string, dueOn: string): NoticeTexts => ({
  cn: {
    title: '企业认证已提交',
    content: `“${company}”的企业认证已提交，我们将在 2 个工作日内（不晚于 ${dueOn}）完成审核。`,
  },
  en: {
    title: 'Your company was submitted for certification',
    content: `We review “${company}” within two working days, by the end of ${dueOn}.`,
  },
})
