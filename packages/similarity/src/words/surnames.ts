/** Surnames of which each has many million bearers, by the censuses of China. */
const surnames = new Set('王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程')

/** Whether a mark is nothing but a common surname, also as the name of a house: 王, 王氏, 王记 (rule A21). */
export function isCommonSurname(core: string): boolean {
  const name = /^(\p{Script=Han})[氏记]?$/u.exec(core)?.[1]
  return name !== undefined && surnames.has(name)
}
