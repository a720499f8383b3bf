export const monitorTypes = ['similar', 'applicant', 'competitor', 'appNo', 'notice', 'renewal', 'image'] as const
export type MonitorType = (typeof monitorTypes)[number]

/** How a member may be notified: on the site, by e-mail, by a call of an address of their own. */
export const monitorChannels = ['site', 'email', 'webhook'] as const
export type MonitorChannel = (typeof monitorChannels)[number]

/** What a monitor compares records with; what is null or empty holds for every record. */
export type MonitorRule = {
  /** A name, compared by the rules of similarity. */
  text: string | null
  /** Of 100. */
  leastScore: number
  /** An applicant's name, folded. */
  party: string | null
  /** The applicant has exactly this name; otherwise the name is a part of theirs. */
  isWholeName: boolean
  /** Keys of application, registration or international numbers. */
  keys: string[]
  /** WIPO ST.3 codes. */
  offices: string[]
  /** Nice classes. */
  classes: number[]
}

/** What has happened to a record. */
export const monitorEventKinds = ['new', 'published', 'registered', 'status', 'owner', 'renewal', 'grace'] as const
export type MonitorEventKind = (typeof monitorEventKinds)[number]
