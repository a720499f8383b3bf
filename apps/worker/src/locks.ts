/** Numbers of the advisory locks that the worker takes in PostgreSQL, which knows nothing of them but that they differ. */
export const locks = {
  registerPublication: 7_310_026,
  tablePublication: 7_310_027,
  imageBatch: 7_310_028,
  statistics: 7_310_029,
  words: 7_310_030,
  firstArticles: 7_310_031,
  patents: 7_310_032,
  firstCatalogue: 7_310_040,
} as const
