const MB = 2 ** 20

/** Bounds of one document. */
export const translationDocumentLimits = {
  /** Of a file, as uploaded. */
  bytesMax: 50 * MB,
  /** Of a file that is nothing but text: TXT and XLIFF. */
  textBytesMax: 10 * MB,
  /** Of all parts of an archive together. */
  unpackedBytesMax: 256 * MB,
  /** Of one XML part. */
  xmlBytesMax: 32 * MB,
  /** Elements within elements; documents nest tables and text boxes. */
  xmlLevelsMax: 256,
  /** Elements, texts and attributes of all XML parts together. */
  xmlNodesMax: 600_000,
  partsMax: 10_000,
  pagesMax: 300,
  /** Words, as counted by `countWords`. */
  wordsMax: 20_000,
  /** Words that are counted before the rest is left unread. */
  wordsCountedMax: 200_000,
  segmentsMax: 100_000,
  /** Of one segment. */
  charactersMax: 200_000,
} as const
