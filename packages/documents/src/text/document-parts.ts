import { AlignmentType, Footer, PageNumber, Paragraph, TextRun } from 'docx'

/** Of every text document: what both Word and LibreOffice have for either script. */
export const documentFont = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Microsoft YaHei', cs: 'Arial' }

/** The name of the site and the number of the page. */
export const pageFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            color: '5C667B',
            children: ['Markwright 知匠 · ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
