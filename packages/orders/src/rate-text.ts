/** A rate without the zeros that the database puts behind it: `7.12000000` is `7.12`. */
export const decimalOfRate = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
