/**
 * Characters with two readings that are both in everyday use. Others have further readings too, but nobody would read
 * a mark by them, and they would make homophones of strangers.
 */
export const polyphones = new Set(
  '长重行乐朝传弹调都发冠好会藏曾差盛乘单当恶更还降角觉卡空量率落模宁铺强曲任散色厦石数宿提为系相校兴应载只种转尽将' +
    '教车仇区尉巷扎折择拓暴柏薄解翟祭钻咖叶番',
)

/** Words in which such a character is read in its usual way. */
export const settledWords =
  /长[城江安春沙虹白寿龙风河]|音乐|[快欢康]乐|银行|重[庆阳]|[学高]校|首都|成都|都市|朝阳|相[信思]|火车|汽车|强[大生]|当代|[中复]兴|发[展达]/g
