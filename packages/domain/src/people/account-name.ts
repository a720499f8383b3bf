import { maskPhone } from './phone.ts'

/** What others call an account: its company, the name of its member or, where neither is known, its masked phone number. */
export const accountName = (account: {
  company_name: string | null
  name: string | null
  nickname?: string | null
  phone: string
}): string => account.company_name || account.name || account.nickname || maskPhone(account.phone)
