import Bowser from 'bowser'

/** Browser and operating system with their versions, `Chrome 126.0.0.0` and `Windows 10`; empty where not known. */
export type UserAgentNames = { browser: string; os: string }

/** Reads a `User-Agent` header. What it says is a claim of the client and proves nothing. */
export function describeUserAgent(userAgent: string): UserAgentNames {
  if (userAgent === '') return { browser: '', os: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: joined(browser.name, browser.version), os: joined(os.name, os.versionName ?? os.version) }
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
