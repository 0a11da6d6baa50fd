import type { ReplyData } from '../contract.ts';

export type Incident = NonNullable<ReplyData<'currentIncident'>['incident']>;

export type Incidents = ReturnType<typeof createIncidents>;

export function createIncidents(now: () => Date) {
  const all: Incident[] = [];
  const isOver = ({ until }: Incident) => until !== null && Date.parse(until) <= now().getTime();
  const current = () => {
    const last = all.at(-1);
    return last && !isOver(last) ? last : null;
  };
  return {
    current,
    set(told: Omit<Incident, 'id'>) {
      const incident = { ...told, id: String(all.length + 1) };
      all.push(incident);
      return incident;
    },
    /** @returns The ended incident; `null` without a current one. */
    end() {
      const last = current();
      if (last) last.until = now().toISOString();
      return last;
    },
  };
}
