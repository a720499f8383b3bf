/**
 * Characters with two readings that are both in everyday use outside a few words. Others have further readings too, in
 * words such as 会计 and 车马炮, but nobody would read a mark by them, and they would make homophones of strangers.
 */
export const polyphones = new Set(
  '长重行乐朝传弹调都发冠好藏差盛乘单当更还降角觉空量率模宁铺曲任散厦宿为相兴应载只种尽教仇区尉扎折拓柏薄解翟祭钻咖参查缪仔着了没劲血壳泊剥削嚼粘圈茜',
)

/** Those of which the other reading is only that of a surname or of a place that begins with it. */
export const otherwiseSurnames = new Set('单解任区仇查翟尉缪种祭柏')
