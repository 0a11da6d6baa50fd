/** How bad it is: something to know, something that works worse, something that does not work. */
export const incidentSeverities = ['notice', 'problem', 'outage'] as const;

export type IncidentSeverity = (typeof incidentSeverities)[number];

/** The most characters of an incident’s text: one line on a desktop. */
export const maximumIncidentLength = 140;

/** The most characters of the path that it links to. */
export const maximumIncidentLink = 200;

/** Whether a text is a path of our own, or `''` for none: an incident leads to no other site. */
export function isIncidentLink(text: string): boolean {
  return (
    text === '' ||
    (/^\/[\w\-/.?=&#%]*$/.test(text) && !text.startsWith('//') && text.length <= maximumIncidentLink)
  );
}

interface Span {
  /** ISO 8601. */
  from: string;
  /** `null` until somebody ends it. */
  until: string | null;
}

/** Whether an incident is to be shown at a moment: from its beginning on, up to its end. */
export function isUnderWay({ from, until }: Span, now: Date): boolean {
  return Date.parse(from) <= now.getTime() && (until === null || now.getTime() < Date.parse(until));
}
