import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { record } from '../audit/record.ts';
import { incidents } from './schema.ts';

type IncidentHandlers = Pick<Handlers, 'currentIncident' | 'deskSetIncident' | 'deskEndIncident'>;

type Row = typeof incidents.$inferSelect;

function incidentReply({ number, text, severity, link, startsAt, endsAt }: Row) {
  const [from, until] = [startsAt.toISOString(), endsAt?.toISOString() ?? null];
  return { id: String(number), text, severity, link, from, until };
}

/** The current or next incident. */
async function readCurrent(db: Db): Promise<Row | null> {
  const [row] = await db.select().from(incidents).orderBy(desc(incidents.number)).limit(1);
  return row && (row.endsAt === null || row.endsAt > new Date()) ? row : null;
}

/** Incident notices to everyone, set by leads and published at once. */
export function incidentHandlers({ db }: { db: Db }): IncidentHandlers {
  return {
    async currentIncident() {
      const row = await readCurrent(db);
      return { incident: row && incidentReply(row) };
    },

    async deskSetIncident({ body: { text, severity, link, from, until } }, { session }) {
      const { wallet } = session;
      const now = new Date();
      const startsAt = from === undefined ? now : new Date(from);
      const endsAt = until === null ? null : new Date(until);
      if (endsAt && (endsAt <= startsAt || endsAt <= now)) throw new HttpFailure(409, 'server.endsTooEarly');
      const row = await db.transaction(async (tx) => {
        const told = { text, severity, link, startsAt, endsAt, setBy: wallet };
        const [written] = await tx.insert(incidents).values(told).returning();
        if (!written) throw new Error('The database returned no incident.');
        await publish(tx, { topic: 'incident' });
        await record(tx, { staff: wallet, act: 'setIncident', details: { text } });
        await session.requireStill(tx);
        return written;
      });
      return { incident: incidentReply(row) };
    },

    async deskEndIncident({ params: { incidentId } }, { session }) {
      await db.transaction(async (tx) => {
        const current = await readCurrent(tx);
        if (!current) return;
        if (String(current.number) !== incidentId) throw new HttpFailure(409, 'server.incidentChanged');
        await tx.update(incidents).set({ endsAt: new Date() }).where(eq(incidents.number, current.number));
        await publish(tx, { topic: 'incident' });
        await record(tx, { staff: session.wallet, act: 'endIncident', details: { text: current.text } });
        await session.requireStill(tx);
      });
      return { incident: null };
    },
  };
}
