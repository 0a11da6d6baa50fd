import type { CallInput } from '@upline/api';
import { type IncidentSeverity, isIncidentLink, maximumIncidentLength, plainName } from '@upline/domain';

/** What a lead has typed; times are of their own zone, as a browser's field has them. */
export interface IncidentForm {
  text: string;
  severity: IncidentSeverity;
  link: string;
  /** `''`: now. */
  from: string;
  /** `''`: until somebody ends it. */
  until: string;
}

export const emptyIncident: IncidentForm = { text: '', severity: 'problem', link: '', from: '', until: '' };

/** Which fields are wrong; none when it can be told. */
export function faultsOf({ text, link, from, until }: IncidentForm, now: Date) {
  const begins = from === '' ? now.getTime() : Date.parse(from);
  const ends = until === '' ? Number.POSITIVE_INFINITY : Date.parse(until);
  const line = plainName(text);
  const isMissing = line === '' || line.length > maximumIncidentLength;
  return {
    ...(isMissing && { text: 'desk.incident.missing' as const }),
    ...(!isIncidentLink(link.trim()) && { link: 'desk.incident.wrongLink' as const }),
    ...(!(ends > begins && ends > now.getTime()) && { until: 'desk.incident.wrongEnd' as const }),
  };
}

/** The same as the call takes it. */
export function bodyOf({
  text,
  severity,
  link,
  from,
  until,
}: IncidentForm): CallInput<'deskSetIncident'>['body'] {
  return {
    text: plainName(text),
    severity,
    link: link.trim(),
    ...(from && { from: new Date(from).toISOString() }),
    until: until ? new Date(until).toISOString() : null,
  };
}
