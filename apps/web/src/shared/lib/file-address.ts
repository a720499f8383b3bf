/** Where a member downloads a file of the account. */
export const fileAddress = (fileId: string) => `/common/file/downloadFile?id=${encodeURIComponent(fileId)}`
