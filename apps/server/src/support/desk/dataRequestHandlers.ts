import { type Retention, utcDate } from '@upline/domain';
import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { SessionCache } from '../../accounts/auth/sessionCache.ts';
import { lockMember } from '../../accounts/members/lockMember.ts';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { record } from '../audit/record.ts';
import { show } from '../audit/show.ts';
import { copyData } from '../dataRequests/copyData.ts';
import { eraseMember } from '../dataRequests/eraseMember.ts';
import { countOpenTickets, holdingsOf, lockTickets } from '../dataRequests/holdings.ts';
import {
  type DataRequest,
  lockOpenRequest,
  requestReply,
  settle,
  withoutFile,
} from '../dataRequests/requests.ts';
import { dataRequests } from '../dataRequests/schema.ts';
import { namesOf } from './people.ts';

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

/** Leads' answers to members' data requests. */
export function deskDataRequestHandlers({ db, sessions, config }: Dependencies): DeskHandlers {
  async function replies(tx: Tx, rows: readonly DataRequest[]) {
    const nameOf = await namesOf(
      tx,
      rows.flatMap(({ wallet, answeredBy }) => [wallet, answeredBy]),
    );
    return rows.map((row) => ({
      ...requestReply(row),
      isOverdue: row.state === 'open' && row.dueAt < new Date(),
      member: nameOf(row.wallet),
      answeredBy: row.answeredBy && nameOf(row.answeredBy),
    }));
  }

  async function showing(tx: Tx, row: DataRequest) {
    const [reply] = await replies(tx, [row]);
    if (!reply) throw new Error('One row is one request.');
    return { reply, members: [row.wallet] };
  }

  /** Creates the copy and notifies its member. */
  async function makeCopy(tx: Tx, request: DataRequest, answeredBy: Wallet): Promise<DataRequest> {
    const file = JSON.stringify(await copyData(tx, request.wallet), null, 2);
    const fileUntil = new Date(Date.now() + config.retention.exports * day);
    const settled = await settle(tx, request, { state: 'fulfilled', answeredBy, file, fileUntil });
    await record(tx, { staff: answeredBy, act: 'exportData', member: request.wallet });
    const facts = { kind: 'dataReady' as const, date: utcDate(fileUntil) };
    await notify(tx, [{ wallet: request.wallet, facts, at: new Date() }]);
    return settled;
  }

  return {
    async deskDataRequests({ query: { show: state, cursor, limit } }, { session }) {
      const isOpen = eq(dataRequests.state, 'open');
      const which = state === 'open' ? isOpen : ne(dataRequests.state, 'open');
      const { number } = dataRequests;
      const reached = Number(cursor?.split('.')[0] ?? 0);
      const beyond = state === 'open' ? gt(number, reached) : lt(number, reached);
      return show(db, session, async (tx) => {
        const totalCount = await tx.$count(dataRequests, which);
        const rows = await tx
          .select(withoutFile)
          .from(dataRequests)
          // Requests fall due in the order of their creation.
          .where(and(which, cursor === undefined ? undefined : beyond))
          .orderBy(state === 'open' ? asc(number) : desc(number))
          .limit(limit + 1);
        const page = rows.slice(0, limit);
        const nextCursor = rows.length > limit ? String(page.at(-1)?.number) : null;
        const reply = { requests: await replies(tx, page), totalCount, nextCursor };
        await record(tx, { staff: session.wallet, act: 'dataRequests' });
        return { reply, members: page.map(({ wallet }) => wallet) };
      });
    },

    async deskDataRequest({ params: { requestId } }, { session }) {
      const [request] = await db.select(withoutFile).from(dataRequests).where(eq(dataRequests.id, requestId));
      if (!request) throw new HttpFailure(404, 'server.unknownRequest');
      const holdings = await inOneMoment(db, (tx) => holdingsOf(tx, request.wallet));
      return show(db, session, async (tx) => {
        const { reply, members } = await showing(tx, request);
        await record(tx, { staff: session.wallet, act: 'dataRequest', member: request.wallet });
        return { reply: { ...reply, holdings }, members };
      });
    },

    async deskFulfilDataRequest({ params: { requestId } }, { session }) {
      const { wallet: staff } = session;
      let ended: string[] = [];
      const shown = await show(db, session, async (tx) => {
        const request = await lockOpenRequest(tx, requestId);
        if (request.wallet === staff) throw new HttpFailure(403, 'server.ownRequest');
        if (request.kind === 'export') return showing(tx, await makeCopy(tx, request, staff));
        // From here on, no reply is sent to the member, and no ticket of theirs is opened or
        // reopened.
        await lockMember(tx, request.wallet, 'update');
        await lockTickets(tx, request.wallet);
        if ((await countOpenTickets(tx, request.wallet)) > 0)
          throw new HttpFailure(409, 'server.ticketsOpen');
        ended = await eraseMember(tx, request.wallet);
        // Sends no notification: the member's notifications were erased, and their sessions have
        // ended.
        const erased = await settle(tx, request, { state: 'fulfilled', answeredBy: staff });
        await record(tx, { staff, act: 'eraseData', member: request.wallet });
        return showing(tx, erased);
      });
      for (const token of ended) sessions.end(token);
      return shown;
    },

    deskRefuseDataRequest({ params: { requestId }, body: { reason } }, { session }) {
      const { wallet: staff } = session;
      return show(db, session, async (tx) => {
        const request = await lockOpenRequest(tx, requestId);
        const refused = await settle(tx, request, { state: 'refused', answeredBy: staff, reason });
        await record(tx, { staff, act: 'refuseData', member: request.wallet });
        await notify(tx, [{ wallet: request.wallet, facts: { kind: 'dataRefused' }, at: new Date() }]);
        return showing(tx, refused);
      });
    },
  };
}
