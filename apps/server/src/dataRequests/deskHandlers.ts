import { type Retention, utcDate } from '@upline/domain';
import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { SessionCache } from '../auth/sessionCache.ts';
import { inOneMoment } from '../db/inOneMoment.ts';
import type { Db } from '../db/openDb.ts';
import { namesOf } from '../desk/people.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { holdMember } from '../members/holdMember.ts';
import { tell } from '../notifications/tell.ts';
import { copyData } from './copyData.ts';
import { eraseMember } from './eraseMember.ts';
import { countOpenTickets, holdingsOf, holdTickets } from './holdings.ts';
import { type DataRequest, holdOpen, requestReply, settle, withoutFile } from './requests.ts';
import { dataRequests } from './schema.ts';

interface Dependencies {
  db: Db;
  sessions: SessionCache;
  config: { retention: Retention };
}

type DeskHandlers = Pick<
  Handlers,
  'deskDataRequests' | 'deskDataRequest' | 'deskFulfilDataRequest' | 'deskRefuseDataRequest'
>;

type Wallet = `0x${string}`;

const day = 24 * 60 * 60_000;

/** What leads do about what members ask of their data. */
export function deskDataRequestHandlers({ db, sessions, config }: Dependencies): DeskHandlers {
  async function replies(rows: readonly DataRequest[]) {
    const nameOf = await namesOf(
      db,
      rows.flatMap(({ wallet, answeredBy }) => [wallet, answeredBy]),
    );
    return rows.map((row) => ({
      ...requestReply(row),
      isOverdue: row.state === 'open' && row.dueAt < new Date(),
      member: nameOf(row.wallet),
      answeredBy: row.answeredBy && nameOf(row.answeredBy),
    }));
  }

  async function reply(row: DataRequest) {
    const [one] = await replies([row]);
    if (!one) throw new Error('One row is one request.');
    return one;
  }

  /** Makes the copy, and tells its member that it is there. */
  async function makeCopy(tx: Db, request: DataRequest, answeredBy: Wallet): Promise<DataRequest> {
    const file = JSON.stringify(await copyData(tx, request.wallet), null, 2);
    const fileUntil = new Date(Date.now() + config.retention.exports * day);
    const settled = await settle(tx, request, { state: 'fulfilled', answeredBy, file, fileUntil });
    await record(tx, { staff: answeredBy, act: 'exportData', member: request.wallet });
    const facts = { kind: 'dataReady' as const, date: utcDate(fileUntil) };
    await tell(tx, [{ wallet: request.wallet, facts, at: new Date() }]);
    return settled;
  }

  return {
    async deskDataRequests({ query: { show, cursor, limit } }, { session: { wallet } }) {
      const isOpen = eq(dataRequests.state, 'open');
      const which = show === 'open' ? isOpen : ne(dataRequests.state, 'open');
      const { number } = dataRequests;
      const reached = Number(cursor?.split('.')[0] ?? 0);
      const beyond = show === 'open' ? gt(number, reached) : lt(number, reached);
      const { rows, totalCount } = await db.transaction(async (tx) => {
        const total = await tx.$count(dataRequests, which);
        const found = await tx
          .select(withoutFile)
          .from(dataRequests)
          // A request falls due in the order of asking.
          .where(and(which, cursor === undefined ? undefined : beyond))
          .orderBy(show === 'open' ? asc(number) : desc(number))
          .limit(limit + 1);
        await record(tx, { staff: wallet, act: 'dataRequests' });
        return { rows: found, totalCount: total };
      });
      const page = rows.slice(0, limit);
      const nextCursor = rows.length > limit ? String(page.at(-1)?.number) : null;
      return { requests: await replies(page), totalCount, nextCursor };
    },

    async deskDataRequest({ params: { requestId } }, { session: { wallet: staff } }) {
      const [request] = await db.select(withoutFile).from(dataRequests).where(eq(dataRequests.id, requestId));
      if (!request) throw new HttpFailure(404, 'server.unknownRequest');
      const holdings = await inOneMoment(db, (tx) => holdingsOf(tx, request.wallet));
      await record(db, { staff, act: 'dataRequest', member: request.wallet });
      return { ...(await reply(request)), holdings };
    },

    async deskFulfilDataRequest({ params: { requestId } }, { session: { wallet: staff } }) {
      const { settled, ended } = await db.transaction(async (tx) => {
        const request = await holdOpen(tx, requestId);
        if (request.wallet === staff) throw new HttpFailure(403, 'server.ownRequest');
        if (request.kind === 'export') return { settled: await makeCopy(tx, request, staff), ended: [] };
        // From here on nothing is written to them: no reply that waits leaves, none is opened and none is reopened.
        await holdMember(tx, request.wallet, 'update');
        await holdTickets(tx, request.wallet);
        if ((await countOpenTickets(tx, request.wallet)) > 0)
          throw new HttpFailure(409, 'server.ticketsOpen');
        const tokens = await eraseMember(tx, request.wallet);
        // They are told nothing: what they were told is erased too, and their sessions have ended.
        const erased = await settle(tx, request, { state: 'fulfilled', answeredBy: staff });
        await record(tx, { staff, act: 'eraseData', member: request.wallet });
        return { settled: erased, ended: tokens };
      });
      for (const token of ended) sessions.end(token);
      return reply(settled);
    },

    async deskRefuseDataRequest({ params: { requestId }, body: { reason } }, { session: { wallet: staff } }) {
      const settled = await db.transaction(async (tx) => {
        const request = await holdOpen(tx, requestId);
        const refused = await settle(tx, request, { state: 'refused', answeredBy: staff, reason });
        await record(tx, { staff, act: 'refuseData', member: request.wallet });
        await tell(tx, [{ wallet: request.wallet, facts: { kind: 'dataRefused' }, at: new Date() }]);
        return refused;
      });
      return reply(settled);
    },
  };
}
