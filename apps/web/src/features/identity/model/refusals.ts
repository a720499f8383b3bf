/** Numbers of refusals that the dialog answers in a way of its own (contract §16). */
export const refusals = {
  signedInElsewhere: 10101,
  notAMember: 10102,
  sendingFailed: 10103,
  phoneRegistered: 10104,
  boundElsewhere: 10105,
  notReset: 10107,
  qrWaiting: 10111,
  phoneNotBound: 10112,
  qrOver: 10113,
} as const
