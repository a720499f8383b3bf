const words = (text: string) => text.split(/\s+/)

type Romanised = readonly [han: string, latin: string]

const romanised = (text: string): Romanised[] => words(text).map((entry) => [entry.charAt(0), entry.slice(1)])

export const surnames = romanised(
  `王Wang 李Li 张Zhang 刘Liu 陈Chen 杨Yang 黄Huang 赵Zhao 吴Wu 周Zhou 徐Xu 孙Sun 马Ma 朱Zhu 胡Hu 郭Guo 何He 林Lin 罗Luo 高Gao
  郑Zheng 梁Liang 谢Xie 宋Song 唐Tang 许Xu 邓Deng 韩Han 冯Feng 曹Cao 彭Peng 曾Zeng 肖Xiao 田Tian 董Dong 潘Pan 袁Yuan 蔡Cai
  蒋Jiang 余Yu 杜Du 叶Ye 程Cheng 魏Wei 苏Su 吕Lü 丁Ding 任Ren 卢Lu 姚Yao 沈Shen 钟Zhong 姜Jiang 崔Cui 谭Tan 陆Lu 范Fan 汪Wang 廖Liao`,
)
export const givenCharacters = romanised(
  `文wen 志zhi 明ming 华hua 建jian 国guo 伟wei 强qiang 军jun 平ping 丽li 芳fang 秀xiu 英ying 敏min 静jing 燕yan 玲ling 霞xia 红hong
  梅mei 雪xue 琴qin 兰lan 玉yu 珍zhen 春chun 秋qiu 月yue 云yun 海hai 涛tao 波bo 鹏peng 飞fei 龙long 辉hui 杰jie 俊jun 峰feng 磊lei
  鑫xin 浩hao 宇yu 轩xuan 泽ze 睿rui 晨chen 阳yang 博bo 思si 佳jia 怡yi 欣xin 雨yu 婷ting 慧hui 琳lin 颖ying 洁jie 倩qian`,
)

/** City as it is in front of a company name, address up to the district, and the same in English. */
export const mainlandPlaces: readonly (readonly [city: string, address: string, english: string])[] = [
  ['北京', '北京市海淀区', 'Haidian District, Beijing'],
  ['北京', '北京市朝阳区', 'Chaoyang District, Beijing'],
  ['上海', '上海市浦东新区', 'Pudong New Area, Shanghai'],
  ['上海', '上海市嘉定区', 'Jiading District, Shanghai'],
  ['天津', '天津市武清区', 'Wuqing District, Tianjin'],
  ['重庆', '重庆市渝北区', 'Yubei District, Chongqing'],
  ['广州', '广东省广州市天河区', 'Tianhe District, Guangzhou, Guangdong'],
  ['广州', '广东省广州市白云区', 'Baiyun District, Guangzhou, Guangdong'],
  ['深圳', '广东省深圳市南山区', 'Nanshan District, Shenzhen, Guangdong'],
  ['深圳', '广东省深圳市龙岗区', 'Longgang District, Shenzhen, Guangdong'],
  ['东莞', '广东省东莞市长安镇', 'Chang’an Town, Dongguan, Guangdong'],
  ['佛山', '广东省佛山市顺德区', 'Shunde District, Foshan, Guangdong'],
  ['汕头', '广东省汕头市澄海区', 'Chenghai District, Shantou, Guangdong'],
  ['杭州', '浙江省杭州市余杭区', 'Yuhang District, Hangzhou, Zhejiang'],
  ['宁波', '浙江省宁波市鄞州区', 'Yinzhou District, Ningbo, Zhejiang'],
  ['温州', '浙江省温州市鹿城区', 'Lucheng District, Wenzhou, Zhejiang'],
  ['金华', '浙江省金华市义乌市', 'Yiwu, Jinhua, Zhejiang'],
  ['苏州', '江苏省苏州市吴中区', 'Wuzhong District, Suzhou, Jiangsu'],
  ['南京', '江苏省南京市江宁区', 'Jiangning District, Nanjing, Jiangsu'],
  ['无锡', '江苏省无锡市惠山区', 'Huishan District, Wuxi, Jiangsu'],
  ['厦门', '福建省厦门市湖里区', 'Huli District, Xiamen, Fujian'],
  ['泉州', '福建省泉州市晋江市', 'Jinjiang, Quanzhou, Fujian'],
  ['福州', '福建省福州市鼓楼区', 'Gulou District, Fuzhou, Fujian'],
  ['青岛', '山东省青岛市市北区', 'Shibei District, Qingdao, Shandong'],
  ['济南', '山东省济南市历下区', 'Lixia District, Jinan, Shandong'],
  ['临沂', '山东省临沂市兰山区', 'Lanshan District, Linyi, Shandong'],
  ['郑州', '河南省郑州市金水区', 'Jinshui District, Zhengzhou, Henan'],
  ['武汉', '湖北省武汉市洪山区', 'Hongshan District, Wuhan, Hubei'],
  ['长沙', '湖南省长沙市岳麓区', 'Yuelu District, Changsha, Hunan'],
  ['成都', '四川省成都市武侯区', 'Wuhou District, Chengdu, Sichuan'],
  ['西安', '陕西省西安市雁塔区', 'Yanta District, Xi’an, Shaanxi'],
  ['合肥', '安徽省合肥市蜀山区', 'Shushan District, Hefei, Anhui'],
  ['南昌', '江西省南昌市红谷滩区', 'Honggutan District, Nanchang, Jiangxi'],
  ['石家庄', '河北省石家庄市裕华区', 'Yuhua District, Shijiazhuang, Hebei'],
  ['沈阳', '辽宁省沈阳市铁西区', 'Tiexi District, Shenyang, Liaoning'],
  ['昆明', '云南省昆明市官渡区', 'Guandu District, Kunming, Yunnan'],
  ['贵阳', '贵州省贵阳市观山湖区', 'Guanshanhu District, Guiyang, Guizhou'],
  ['哈尔滨', '黑龙江省哈尔滨市道里区', 'Daoli District, Harbin, Heilongjiang'],
]

export const mainlandRoads: readonly (readonly [chinese: string, english: string])[] = [
  ['人民路', 'Renmin Road'],
  ['建设路', 'Jianshe Road'],
  ['中山路', 'Zhongshan Road'],
  ['解放路', 'Jiefang Road'],
  ['创新大道', 'Chuangxin Avenue'],
  ['科技路', 'Keji Road'],
  ['工业大道', 'Gongye Avenue'],
  ['文化路', 'Wenhua Road'],
  ['滨江路', 'Binjiang Road'],
  ['学府路', 'Xuefu Road'],
  ['振兴街', 'Zhenxing Street'],
  ['和平街', 'Heping Street'],
]

/** Trade of a company, Chinese and English. */
export const trades: readonly (readonly [chinese: string, english: string])[] = [
  ['科技', 'Technology'],
  ['网络科技', 'Network Technology'],
  ['信息技术', 'Information Technology'],
  ['食品', 'Food'],
  ['餐饮管理', 'Catering Management'],
  ['服饰', 'Garment'],
  ['化妆品', 'Cosmetics'],
  ['生物科技', 'Biotechnology'],
  ['医药', 'Pharmaceutical'],
  ['电器', 'Electrical Appliances'],
  ['电子', 'Electronics'],
  ['贸易', 'Trading'],
  ['实业', 'Industrial'],
  ['文化传媒', 'Culture Media'],
  ['农业发展', 'Agricultural Development'],
  ['酒业', 'Wine and Spirits'],
  ['茶业', 'Tea'],
  ['家居用品', 'Home Products'],
  ['建材', 'Building Materials'],
  ['机械设备', 'Machinery'],
  ['教育咨询', 'Education Consulting'],
  ['供应链管理', 'Supply Chain Management'],
]

/**
 * Addresses elsewhere, as written there, in Chinese, and in English where that differs; `#` stands for a house number.
 */
export const abroadPlaces: Record<string, readonly (readonly [local: string, chinese: string, english?: string])[]> = {
  US: [
    ['# Market Street, San Francisco, CA 94105', '美国加利福尼亚州旧金山市市场街#号'],
    ['# Congress Avenue, Austin, TX 78701', '美国得克萨斯州奥斯汀市国会大道#号'],
    ['# Peachtree Street NE, Atlanta, GA 30309', '美国佐治亚州亚特兰大市桃树街#号'],
    ['# Wacker Drive, Chicago, IL 60606', '美国伊利诺伊州芝加哥市瓦克道#号'],
    ['# Biscayne Boulevard, Miami, FL 33137', '美国佛罗里达州迈阿密市比斯坎大道#号'],
    ['# Pine Street, Seattle, WA 98101', '美国华盛顿州西雅图市派恩街#号'],
    ['# Larimer Street, Denver, CO 80202', '美国科罗拉多州丹佛市拉里默街#号'],
    ['# Broadway, New York, NY 10012', '美国纽约州纽约市百老汇大街#号'],
    ['# Main Street, Portland, ME 04101', '美国缅因州波特兰市主街#号'],
  ],
  DE: [
    ['Lindenstraße #, 10969 Berlin', '德国柏林林登大街#号'],
    ['Rosenheimer Straße #, 81669 München', '德国慕尼黑罗森海姆大街#号'],
    ['Hafenstraße #, 20457 Hamburg', '德国汉堡港口街#号'],
  ],
  FR: [
    ['# rue de la République, 69002 Lyon', '法国里昂共和国街#号'],
    ['# avenue Jean Jaurès, 75019 Paris', '法国巴黎让·饶勒斯大街#号'],
  ],
  IT: [
    ['Via Garibaldi #, 20121 Milano', '意大利米兰加里波第街#号'],
    ['Via Roma #, 10123 Torino', '意大利都灵罗马街#号'],
  ],
  ES: [
    ['Calle Mayor #, 28013 Madrid', '西班牙马德里马约尔街#号'],
    ['Carrer de Mallorca #, 08036 Barcelona', '西班牙巴塞罗那马略卡街#号'],
  ],
  NL: [['Keizersgracht #, 1015 CN Amsterdam', '荷兰阿姆斯特丹皇帝运河#号']],
  SE: [['Storgatan #, 411 24 Göteborg', '瑞典哥德堡大街#号']],
  GB: [
    ['# King Street, Manchester M2 4LQ', '英国曼彻斯特国王街#号'],
    ['# High Street, London SE1 9GF', '英国伦敦高街#号'],
  ],
  CH: [['Bahnhofstrasse #, 8001 Zürich', '瑞士苏黎世班霍夫大街#号']],
  AU: [['# George Street, Sydney NSW 2000', '澳大利亚新南威尔士州悉尼乔治街#号']],
  JP: [
    ['東京都港区芝#番地', '日本东京都港区芝#番地', '# Shiba, Minato-ku, Tokyo'],
    ['大阪府大阪市北区梅田#番地', '日本大阪府大阪市北区梅田#番地', '# Umeda, Kita-ku, Osaka'],
    ['愛知県名古屋市中区栄#番地', '日本爱知县名古屋市中区荣#番地', '# Sakae, Naka-ku, Nagoya'],
    ['京都府京都市下京区#番地', '日本京都府京都市下京区#番地', '# Shimogyo-ku, Kyoto'],
  ],
  KR: [
    ['서울특별시 강남구 테헤란로 #', '韩国首尔特别市江南区德黑兰路#号', '# Teheran-ro, Gangnam-gu, Seoul'],
    ['서울특별시 마포구 양화로 #', '韩国首尔特别市麻浦区杨花路#号', '# Yanghwa-ro, Mapo-gu, Seoul'],
    ['부산광역시 해운대구 센텀로 #', '韩国釜山广域市海云台区新特姆路#号', '# Centum-ro, Haeundae-gu, Busan'],
    [
      '경기도 성남시 분당구 판교로 #',
      '韩国京畿道城南市盆唐区板桥路#号',
      '# Pangyo-ro, Bundang-gu, Seongnam-si, Gyeonggi-do',
    ],
  ],
  TW: [
    [
      '臺北市大安區復興南路一段#號',
      '中国台湾台北市大安区复兴南路一段#号',
      'No. #, Sec. 1, Fuxing S. Rd., Da’an Dist., Taipei',
    ],
    [
      '新北市板橋區文化路二段#號',
      '中国台湾新北市板桥区文化路二段#号',
      'No. #, Sec. 2, Wenhua Rd., Banqiao Dist., New Taipei',
    ],
    [
      '臺中市西屯區臺灣大道三段#號',
      '中国台湾台中市西屯区台湾大道三段#号',
      'No. #, Sec. 3, Taiwan Blvd., Xitun Dist., Taichung',
    ],
    [
      '高雄市前鎮區中華五路#號',
      '中国台湾高雄市前镇区中华五路#号',
      'No. #, Zhonghua 5th Rd., Qianzhen Dist., Kaohsiung',
    ],
  ],
  HK: [
    ['香港九龍觀塘開源道#號', '中国香港九龙观塘开源道#号', '# Hoi Yuen Road, Kwun Tong, Kowloon, Hong Kong'],
    [
      '香港新界荃灣青山公路#號',
      '中国香港新界荃湾青山公路#号',
      '# Castle Peak Road, Tsuen Wan, New Territories, Hong Kong',
    ],
    ['香港灣仔軒尼詩道#號', '中国香港湾仔轩尼诗道#号', '# Hennessy Road, Wan Chai, Hong Kong'],
    ['香港中環德輔道中#號', '中国香港中环德辅道中#号', '# Des Voeux Road Central, Hong Kong'],
  ],
  MO: [
    ['澳門新馬路#號', '中国澳门新马路#号', 'Avenida de Almeida Ribeiro No. #, Macau'],
    ['澳門氹仔官也街#號', '中国澳门氹仔官也街#号', 'Rua do Cunha No. #, Taipa, Macau'],
    ['澳門南灣大馬路#號', '中国澳门南湾大马路#号', 'Avenida da Praia Grande No. #, Macau'],
  ],
}

export const givenNamesAbroad = words(
  'Anna Clara David Elena Felix Grace Hugo Irene Jonas Laura Martin Nora Oscar Paula Rafael Sofia Thomas Vera',
)
export const surnamesAbroad = words(
  'Albrook Brennick Calloway Dorrington Elmsworth Fairleigh Grantham Hollis Ingersby Kestrel Lorimer Marwick Northam Oakley Pembry Quill Ransome Selwyn Thornby Winslade',
)
