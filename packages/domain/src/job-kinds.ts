/** Kinds of background work, as jobs and the operations console name them. */
export const jobKinds = [
  'import-register',
  'import-patents',
  'import-classification',
  'describe-images',
  'run-bulk-query',
  'look-up-patent-numbers',
  'export-file',
  'make-report',
  'translate-document',
  'evaluate-monitors',
  'evaluate-patent-alerts',
  'deliver-digest',
  'send-email',
  'send-announcement',
  'fulfil-order',
  'close-payment',
  'execute-refund',
  'reconcile-payments',
  'request-invoice',
  'apply-retention',
] as const
export type JobKind = (typeof jobKinds)[number]
