export type Publication = { issue?: string | null; section?: string | null; on?: string }

const sections: Record<string, string> = {
  A: 'Application published',
  B: 'Registration published',
  C: 'Change published',
  D: 'Renewal published',
  E: 'Application for revocation or invalidity published',
}

/**
 * Publications in the EU Trade Marks Bulletin: part A holds applications, part B registrations, the others what
 * happens later. Each is also an event.
 */
export function euipoPublications(publications: readonly Publication[]) {
  const first = (part: string) => publications.find(({ section, on }) => on && section?.startsWith(part))
  const application = first('A')
  const registration = first('B')
  return {
    publishedOn: application?.on,
    publishedIssue: application?.issue,
    registrationPublishedOn: registration?.on,
    registrationIssue: registration?.issue,
    events: publications
      .flatMap(({ issue, section, on }) =>
        on ? [{ on, code: section, text: sections[section?.[0] ?? ''] ?? 'Published', issue }] : [],
      )
      .toSorted((a, b) => a.on.localeCompare(b.on)),
  }
}
