import { randomUUIDv7 } from 'node:crypto';
import type { ReplyData } from '@upline/api/contract';
import { callHash, fingerprint } from '@upline/chain';
import {
  chainId,
  type NotificationData,
  notificationPayload,
  notificationText,
  reasonWaits,
} from '@upline/domain';
import { and, desc, eq, gt, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { operatorActs } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { LedgerView } from '../../platform/operations/ledgerView.ts';
import { reasonCalls, reasons, sentCalls } from '../announcements/schema.ts';
import { record } from '../audit/record.ts';
import { namesOf } from './people.ts';

type AnnouncementHandlers = Pick<
  Handlers,
  'deskAnnouncements' | 'deskAnnounce' | 'deskRecordAct' | 'deskSentActs'
>;

type Waiting = ReplyData<'deskAnnouncements'>['waiting'][number];

/** Maximum number of sent calls compared with the chain. */
const sentAtOnce = 500;

/**
 * Condition: no stored act belongs to a call, because the ledger has not read it or the chain
 * dropped it.
 */
const isUnseen = sql`not exists (
  select from operator_act o where o.transaction <> '' and o.transaction = ${reasonCalls.transaction})`;

/**
 * Condition: members were not notified of a call, because the ledger has not seen it or its block
 * is not final.
 */
const isUntold = sql`not exists (
  select from operator_act o where o.transaction <> '' and o.transaction = ${reasonCalls.transaction} and o.is_told)`;

/**
 * Data about operators' acts that the chain does not contain: their reasons, and the calls sent
 * through the staff app.
 */
export function announcementHandlers({ db, ledger }: { db: Db; ledger: LedgerView }): AnnouncementHandlers {
  /** Pending reasons, newest first, each with the calls of which members were not notified yet. */
  async function waitingReasons(from: Db): Promise<Waiting[]> {
    const found = await from
      .select({ reason: reasons, call: reasonCalls })
      .from(reasons)
      .innerJoin(reasonCalls, eq(reasonCalls.reasonId, reasons.id))
      .where(and(gt(reasons.at, new Date(Date.now() - reasonWaits)), isUntold))
      .orderBy(desc(reasons.id), reasonCalls.contract, reasonCalls.callHash);
    const nameOf = await namesOf(
      from,
      found.map(({ reason }) => reason.staff),
    );
    const waiting = new Map<string, Waiting>();
    for (const { reason: kept, call } of found) {
      const { id, act, reason, staff, at } = kept;
      const lapsesAt = new Date(at.getTime() + reasonWaits).toISOString();
      const one = waiting.get(id) ?? {
        id,
        act,
        reason,
        who: nameOf(staff),
        at: at.toISOString(),
        lapsesAt,
        calls: [],
      };
      one.calls.push({ contract: getAddress(call.contract), callHash: call.callHash });
      waiting.set(id, one);
    }
    return [...waiting.values()];
  }

  return {
    async deskAnnouncements({ query: { cursor, limit } }) {
      const isKept = and(isNotNull(operatorActs.facts), operatorActs.isTold);
      const totalCount = await db.$count(operatorActs, isKept);
      const [block = '0', logIndex = '0'] = cursor?.split('.') ?? [];
      const { block: inBlock, logIndex: at } = operatorActs;
      const found = await db
        .select()
        .from(operatorActs)
        .where(
          and(
            isKept,
            cursor === undefined
              ? undefined
              : sql`(${inBlock}, ${at}) < (${block}::bigint, ${logIndex}::bigint)`,
          ),
        )
        .orderBy(desc(inBlock), desc(at))
        .limit(limit + 1);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const told = page.flatMap(({ facts, ...act }) =>
        facts === null ? [] : [{ ...toldReply(facts), ...actReply(act) }],
      );
      const isMore = found.length > limit && last !== undefined;
      return {
        waiting: await waitingReasons(db),
        told,
        totalCount,
        nextCursor: isMore ? `${last.block}.${last.logIndex}` : null,
      };
    },

    async deskAnnounce({ body: { act, calls, reason } }, { session }) {
      const { wallet } = session;
      const announced = { act, reason };
      const kept = await db.transaction(async (tx) => {
        const now = new Date();
        const isOfThese = or(
          ...calls.map(({ contract, callHash }) =>
            and(eq(reasonCalls.contract, contract), eq(reasonCalls.callHash, callHash)),
          ),
        );
        const [others] = await tx
          .select({ id: reasons.id })
          .from(reasons)
          .innerJoin(reasonCalls, eq(reasonCalls.reasonId, reasons.id))
          .where(
            and(
              isOfThese,
              isUnseen,
              ne(reasons.staff, wallet),
              gt(reasons.at, new Date(now.getTime() - reasonWaits)),
            ),
          )
          .limit(1);
        if (others) {
          await record(tx, { staff: wallet, act: 'refused', details: { call: 'deskAnnounce', announced } });
          return null;
        }
        await tx.delete(reasonCalls).where(and(isOfThese, isUnseen));
        const isEmpty = notExists(tx.select().from(reasonCalls).where(eq(reasonCalls.reasonId, reasons.id)));
        await tx.delete(reasons).where(isEmpty);
        let id = '';
        if (reason !== '') {
          id = randomUUIDv7();
          await tx
            .insert(reasons)
            .values({ id, act, reason, staff: wallet, at: now, afterBlock: ledger.reached() });
          await tx.insert(reasonCalls).values(calls.map((call) => ({ ...call, reasonId: id })));
        }
        const waiting = await waitingReasons(tx);
        await record(tx, { staff: wallet, act: 'announceAct', details: { announced } });
        await session.requireStill(tx);
        return { waiting: waiting.find((one) => one.id === id) ?? null };
      });
      // Leads see the attempt among the refusals.
      if (kept === null) throw new HttpFailure(409, 'server.othersReason');
      return kept;
    },

    async deskRecordAct({ body: { act, way, actor, calls: given } }, { session }) {
      const { wallet } = session;
      const calls = given.map(({ contract, data }) => ({ to: contract, data }));
      const of = { sending: randomUUIDv7(), act, way, staff: wallet, at: new Date() };
      const named = calls.map((call) => ({ contract: call.to, callHash: callHash(chainId, call) }));
      const sent = { act, way, fingerprint: fingerprint({ chainId, actor, calls }) };
      await db.transaction(async (tx) => {
        await tx.insert(sentCalls).values(named.map((call) => ({ ...of, ...call })));
        await record(tx, { staff: wallet, act: 'sendAct', details: { sent } });
        await session.requireStill(tx);
      });
      return null;
    },

    async deskSentActs() {
      const found = await db
        .select()
        .from(sentCalls)
        .orderBy(desc(sentCalls.id))
        .limit(sentAtOnce + 1);
      // Drops an act whose calls do not all fit into the limit.
      const cut = found[sentAtOnce]?.sending;
      const whole = found.filter(({ sending }) => sending !== cut);
      const nameOf = await namesOf(
        db,
        whole.map(({ staff }) => staff),
      );
      const acts = new Map<string, ReplyData<'deskSentActs'>['acts'][number]>();
      for (const { sending, act, way, staff, at, contract, callHash } of whole) {
        const one = acts.get(sending) ?? { act, way, who: nameOf(staff), at: at.toISOString(), calls: [] };
        one.calls.push({ contract: getAddress(contract), callHash });
        acts.set(sending, one);
      }
      const oldest = cut === undefined ? undefined : whole.at(-1);
      return { acts: [...acts.values()], since: oldest?.at.toISOString() ?? null };
    },
  };
}

const toldReply = (facts: NotificationData) => ({
  facts,
  message: notificationText(notificationPayload(facts)),
});

const actReply = ({ transaction, block, at, members }: Omit<typeof operatorActs.$inferSelect, 'facts'>) => ({
  transaction,
  block: `${block}`,
  at: at.toISOString(),
  members,
});
