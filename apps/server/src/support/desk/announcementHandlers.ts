import { randomUUIDv7 } from 'node:crypto';
import type { ReplyData } from '@upline/api/contract';
import { readRoleHolders } from '@upline/chain';
import { type NotificationData, notificationPayload, notificationText, reasonWaits } from '@upline/domain';
import { and, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { operatorActs } from '../../ledger/chainFacts/schema.ts';
import { onChain } from '../../ledger/follower/onChain.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import type { LedgerView } from '../../platform/operations/ledgerView.ts';
import { callsOfHolder, type NamedCall } from '../announcements/callsOfHolder.ts';
import { notifyRefused } from '../announcements/notifyRefused.ts';
import { dropUnseenCalls, isUnseen } from '../announcements/pendingReasons.ts';
import { reasonCalls, reasons } from '../announcements/schema.ts';
import { record } from '../audit/record.ts';
import { namesOf } from './people.ts';

type AnnouncementHandlers = Pick<Handlers, 'deskAnnouncements' | 'deskAnnounce'>;

type Waiting = ReplyData<'deskAnnouncements'>['waiting'][number];

/**
 * Condition: members were not notified of a call, because the ledger has not seen it or its block
 * is not final.
 */
const isUntold = sql`not exists (
  select from operator_act o where o.transaction <> '' and o.transaction = ${reasonCalls.transaction} and o.is_told)`;

/** A call by its contract, in lower case, and its hash. */
type Call = Pick<typeof reasonCalls.$inferSelect, 'contract' | 'callHash'>;

const isSame = (one: Call, other: Call) => one.contract === other.contract && one.callHash === other.callHash;

const isOneOf = (calls: readonly Call[]) =>
  or(
    ...calls.map(({ contract, callHash: hash }) =>
      and(eq(reasonCalls.contract, contract), eq(reasonCalls.callHash, hash)),
    ),
  );

/** The calls, among some, for which a colleague's reason is pending. */
const othersCalls = (from: Db, wallet: `0x${string}`, calls: readonly Call[]) =>
  from
    .select({ staff: reasons.staff, contract: reasonCalls.contract, callHash: reasonCalls.callHash })
    .from(reasons)
    .innerJoin(reasonCalls, eq(reasonCalls.reasonId, reasons.id))
    .where(
      and(
        isOneOf(calls),
        isUnseen,
        ne(reasons.staff, wallet),
        gt(reasons.at, new Date(Date.now() - reasonWaits)),
      ),
    );

interface Dependencies {
  db: Db;
  ledger: LedgerView;
  chain: Pick<ChainContext, 'client' | 'deployment'>;
  staff: Staff;
}

/** The operators' reasons for their acts, which the chain does not contain. */
export function announcementHandlers({ db, ledger, chain, staff }: Dependencies): AnnouncementHandlers {
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

  /**
   * The calls, among some with reasons of colleagues, whose reason a wallet may replace: it may send
   * the act, and the author may not. An author who may send it as well has to agree.
   */
  async function replaceable(
    wallet: `0x${string}`,
    calls: readonly NamedCall[],
    contested: readonly (Call & { staff: `0x${string}` })[],
  ): Promise<NamedCall[]> {
    const roles = await readRoleHolders(chain.client, chain.deployment.registry);
    const heldBy = (who: `0x${string}`, of: readonly NamedCall[]) => callsOfHolder(chain, who, of, roles);
    const isContested = (call: Call) => contested.some((other) => isSame(call, other));
    const own = await heldBy(wallet, calls.filter(isContested));
    const authors = Map.groupBy(contested, (other) => other.staff);
    const theirs = await Promise.all(
      [...authors].map(([author, others]) =>
        heldBy(
          author,
          own.filter((call) => others.some((other) => isSame(call, other))),
        ),
      ),
    );
    return own.filter((call) => !theirs.flat().includes(call));
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
      const contested = await othersCalls(db, wallet, calls);
      const free = contested.length === 0 ? [] : await onChain(replaceable(wallet, calls, contested));
      const kept = await db.transaction(async (tx) => {
        const now = new Date();
        const others = await othersCalls(tx, wallet, calls);
        const authors = [...new Set(others.map((other) => other.staff))];
        if (others.some((other) => !free.some((call) => isSame(call, other)))) {
          await notifyRefused(tx, staff, { caller: wallet, authors });
          await record(tx, { staff: wallet, act: 'refused', details: { call: 'deskAnnounce', announced } });
          await session.requireStill(tx);
          return null;
        }
        await dropUnseenCalls(tx, isOneOf(calls));
        let id = '';
        if (reason !== '') {
          id = randomUUIDv7();
          await tx
            .insert(reasons)
            .values({ id, act, reason, staff: wallet, at: now, afterBlock: ledger.reached() });
          const named = calls.map(({ contract, callHash: hash }) => ({
            contract,
            callHash: hash,
            reasonId: id,
          }));
          await tx.insert(reasonCalls).values(named);
        }
        const waiting = await waitingReasons(tx);
        const facts = { kind: 'reasonReplaced', wallet: getAddress(wallet) } as const;
        await notify(
          tx,
          authors.map((author) => ({ wallet: author, facts, at: now })),
        );
        await record(tx, { staff: wallet, act: 'announceAct', details: { announced } });
        await session.requireStill(tx);
        return { waiting: waiting.find((one) => one.id === id) ?? null };
      });
      // Leads see the attempt among the refusals; an author who agrees takes their reason back.
      if (kept === null) throw new HttpFailure(409, 'server.othersReason');
      return kept;
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
