import type { CallInput } from '@upline/api';
import { type IncidentSeverity, isIncidentLink, maximumIncidentLength, plainName } from '@upline/domain';

/** Form values; times are in the user's time zone, as `datetime-local` returns them. */
export interface IncidentForm {
  text: string;
  severity: IncidentSeverity;
  link: string;
  /** `''` for now. */
  from: string;
  /** `''` for no end. */
  until: string;
}

export const emptyIncident: IncidentForm = { text: '', severity: 'problem', link: '', from: '', until: '' };

/** Errors by field; empty if valid. */
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

/** Request body for a form. */
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
