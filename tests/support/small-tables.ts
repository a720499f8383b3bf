/** A small table of goods of an edition, as an operator imports it. */
export const smallTable = (edition: string) => ({
  edition,
  classes: [
    {
      no: 3,
      headingZh: '洗衣用制剂；化妆品',
      noteZh: '第三类主要包括不含药物的梳洗用制剂。',
      groups: [
        {
          code: '0301',
          titleZh: '肥皂',
          parts: [
            { label: '一', items: [{ zh: '肥皂', en: 'soap', code: '030012', ast: true }] },
            { label: '二', items: [{ zh: '洗衣粉', en: null, code: 'C030067', national: true }] },
          ],
          notesZh: ['1.本类似群与0306类似；'],
          relations: [
            { to: '0306', type: 'similar', oldEdition: false },
            { to: '0399', type: 'cross', oldEdition: true },
          ],
        },
        { code: '0306', titleZh: '化妆品', parts: [{ items: [{ zh: '化妆品', en: 'cosmetics', code: '030065' }] }] },
      ],
    },
    {
      no: 35,
      groups: [
        { code: '3503', titleZh: '替他人推销', parts: [{ items: [{ zh: '化妆品零售', en: 'retail of cosmetics' }] }] },
      ],
    },
  ],
})

/** A small table of figurative elements. */
export const elements = [
  { code: '1', zh: '天体', en: 'Celestial bodies' },
  { code: '1.3', zh: '太阳', en: 'Sun' },
  { code: '1.3.2', zh: '太阳和光线', en: 'Sun with rays' },
  { code: '1.10', zh: '云', en: 'Clouds' },
]
