import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';

export function incidentAnswers(backend: MockBackend) {
  const { incidents, audit, live } = backend;
  return {
    currentIncident: () => ({ incident: incidents.current() }),
    deskSetIncident({ body: { from, until, ...told } }, { caller }) {
      const now = backend.now();
      const startsAt = from === undefined ? now : new Date(from);
      const endsAt = until === null ? null : new Date(until);
      if (endsAt && (endsAt <= startsAt || endsAt <= now)) throw new MockApiError(409, 'server.endsTooEarly');
      const span = { from: startsAt.toISOString(), until: endsAt?.toISOString() ?? null };
      const incident = incidents.set({ ...told, ...span });
      audit.record({ staff: caller().wallet, act: 'setIncident', details: { text: told.text } });
      live.announce({ topic: 'incident' });
      return { incident };
    },
    deskEndIncident({ params: { incidentId } }, { caller }) {
      const current = incidents.current();
      if (current && current.id !== incidentId) throw new MockApiError(409, 'server.incidentChanged');
      const ended = incidents.end();
      if (ended) {
        audit.record({ staff: caller().wallet, act: 'endIncident', details: { text: ended.text } });
        live.announce({ topic: 'incident' });
      }
      return { incident: null };
    },
  } satisfies Answers;
}
