/** Where a member reads a case. */
export const casePath = (id: string) => `/personalCenter/case?id=${id}`
