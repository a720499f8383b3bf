const suffixes: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** The name of the file of an invoice, which is a PDF or an image. */
export const invoiceFileName = (number: string) => (file: Blob) => `${number}.${suffixes[file.type] ?? 'pdf'}`
