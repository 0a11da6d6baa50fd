/** The severity: information, degraded service, outage. */
export const incidentSeverities = ['notice', 'problem', 'outage'] as const;

export type IncidentSeverity = (typeof incidentSeverities)[number];

/** The most characters of an incident’s text: one line on a desktop. */
export const maximumIncidentLength = 140;

export const maximumIncidentLink = 200;

/** True if a text is a path of this site, or `''`: incidents never link to other sites. */
export function isIncidentLink(text: string): boolean {
  return (
    text === '' ||
    (/^\/[\w\-/.?=&#%]*$/.test(text) && !text.startsWith('//') && text.length <= maximumIncidentLink)
  );
}

interface Span {
  from: string;
  /** `null` until the incident is ended. */
  until: string | null;
}

/** True if an incident is shown at `now`: from its start until before its end. */
export function isUnderWay({ from, until }: Span, now: Date): boolean {
  return Date.parse(from) <= now.getTime() && (until === null || now.getTime() < Date.parse(until));
}
