/** Whether a link of an article may lead there: to a page of the web or of this site, a mail address or a phone. */
export const isLinkTarget = (address: string): boolean =>
  /^(https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@\S+|tel:\+?[\d-]+|\/(?!\/)\S*|#\/\S*)$/i.test(address.trim())
