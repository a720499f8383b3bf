/** Services of the menu as the page of services lists them. */
export const trademarkServices = [
  'trademarkSearch',
  'combinedQuery',
  'imageSearch',
  'crossSearch',
  'bulkQuery',
  'successRate',
  'analysisReport',
  'contrast',
  'gazette',
  'legalDocuments',
  'monitoring',
  'brand',
  'hostingPlatform',
] as const
export const patentServices = ['patentSearch', 'translation', 'splitApplication', 'compressDrawings'] as const
export type ListedService = (typeof trademarkServices)[number] | (typeof patentServices)[number]
