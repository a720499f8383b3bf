import type { Language } from './language.ts'

/** What can be wrong with a field of a form, for the person who fills it in; Chinese texts as in spec 1 §5. */
export const formProblems = {
  englishName: { cn: '书式类型为国外时，请填写英文名称', en: 'Foreign applicants need a name in English.' },
  englishAddress: {
    cn: '书式类型为国外时，请填写英文详细地址',
    en: 'Foreign applicants need a full address in English.',
  },
  chineseName: {
    cn: '名称不能包含空格，必须为汉字，企业至少为 1 个字',
    en: 'Write the name in Chinese characters without blanks; a company needs at least one.',
  },
  lettersAndDigits: { cn: '只能填写字母和数字', en: 'Use letters and digits only.' },
  specialCharacters: { cn: '不能包含特殊字符', en: 'Special characters are not allowed.' },
  creditCode: { cn: '请填写正确的统一社会信用代码', en: 'Enter a valid unified social credit code.' },
  email: { cn: '邮箱格式错误', en: 'This is not a valid email address.' },
  landline: { cn: '电话格式错误', en: 'This is not a valid landline number.' },
  mobile: { cn: '手机格式错误', en: 'This is not a valid mobile number.' },
  contactPhone: { cn: '手机号错误', en: 'This phone number is not valid.' },
  contactEmail: { cn: '邮箱错误', en: 'This email address is not valid.' },
  nameMissing: { cn: '姓名不能为空', en: 'Enter a name.' },
  companyMissing: { cn: '公司名称不能为空', en: 'Enter the full name of the company.' },
  industryMissing: { cn: '请选择行业', en: 'Choose an industry.' },
  addressMissing: { cn: '请输入地址', en: 'Enter the address.' },
  officePhoneMissing: { cn: '请输入办公电话', en: 'Enter the office phone.' },
  emailMissing: { cn: '请输入邮箱', en: 'Enter the email address.' },
  licenceMissing: { cn: '请上传营业执照', en: 'Upload the business licence.' },
  taxId: { cn: '纳税人识别号为 15–20 位字母或数字', en: 'A taxpayer ID has 15 to 20 letters and digits.' },
  bankAccount: { cn: '银行账号格式错误', en: 'This is not a valid bank account number.' },
  qq: { cn: 'QQ格式错误', en: 'This is not a valid QQ number.' },
  postalCodeMissing: { cn: '请输入邮编', en: 'Enter the postal code.' },
  postalCode: { cn: '邮编格式错误', en: 'A postal code has six digits.' },
  phoneMissing: { cn: '请输入联系电话', en: 'Enter a phone number.' },
  phone: { cn: '电话号码格式错误', en: 'This is not a valid phone number.' },
  idCard: { cn: '证件号码格式错误', en: 'This is not a valid identity card number.' },
  passport: { cn: '护照号码格式错误', en: 'This is not a valid passport number.' },
  personName: { cn: '请填写 2–4 个汉字的姓名', en: 'Enter a name of two to four Chinese characters.' },
  url: { cn: '网址格式错误', en: 'This is not a valid web address.' },
} as const satisfies Record<string, Record<Language, string>>

export type FormProblem = keyof typeof formProblems
