/** Similar group of the Chinese table, items in Chinese and in English. */
export type GoodsRows = readonly (readonly [group: string, chinese: string, english: string])[]
