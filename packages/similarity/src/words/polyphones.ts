/**
 * Characters with two readings that are both in everyday use. Others have further readings too, but nobody would read
 * a mark by them, and they would make homophones of strangers.
 */
export const polyphones = new Set(
  '长重行乐朝传弹调都发冠好会藏曾差盛乘单当恶更还降角觉卡空量率落模宁铺强曲任散色厦石数宿提为系相校兴应载只种转尽将' +
    '教车仇区尉巷扎折择拓暴柏薄解翟祭钻咖叶番' +
    '参查朴缪什仔着了便没给劲血露壳泊剥削嚼粘圈塞茜',
)
