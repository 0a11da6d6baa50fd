import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { record } from '../audit/record.ts';
import { readHoursSet } from '../sla/hours.ts';
import { supportHours } from '../sla/schema.ts';
import { recomputeDeadlines } from '../tickets/sla.ts';
import { namesOf } from './people.ts';

/** Maximum number of versions listed. */
const historyAtOnce = 20;

async function hoursReply(db: Db) {
  const versions = await readHoursSet(db, historyAtOnce);
  const nameOf = await namesOf(
    db,
    versions.map(({ setBy }) => setBy),
  );
  const history = versions.map(({ version, setBy, at }) => ({
    version,
    setBy: nameOf(setBy),
    setAt: at.toISOString(),
  }));
  const [newest] = versions;
  const [named] = history;
  return { current: newest && named ? { ...newest.hours, ...named } : null, history };
}

/** Support's hours and SLA targets, with their history. */
export function hoursHandlers({ db }: { db: Db }): Pick<Handlers, 'deskHours' | 'deskSetHours'> {
  return {
    deskHours: () => hoursReply(db),

    async deskSetHours({ body: { version: replaced, ...hours } }, { session }) {
      const { wallet } = session;
      await db.transaction(async (tx) => {
        const [newest] = await readHoursSet(tx, 1);
        if ((newest?.version ?? 0) !== replaced) throw new HttpFailure(409, 'server.hoursChanged');
        const version = replaced + 1;
        // A concurrent change of the same version fails here.
        const made = await tx
          .insert(supportHours)
          .values({ version, hours, setBy: wallet, at: new Date() })
          .onConflictDoNothing()
          .returning();
        if (made.length === 0) throw new HttpFailure(409, 'server.hoursChanged');
        await recomputeDeadlines(tx, hours);
        await publish(tx, { wallet: 'staff', topic: 'ticket:hours' });
        await record(tx, { staff: wallet, act: 'hours', details: { hours: version } });
        await session.requireStill(tx);
      });
      return hoursReply(db);
    },
  };
}
