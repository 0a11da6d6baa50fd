import {
  joinedWithin,
  joinNotifications,
  type NotificationData,
  type NotificationPayload,
  notificationData,
  notificationPayload,
} from '@upline/domain';
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { operatorActs } from '../chainFacts/schema.ts';
import { callOfAct } from './callOfAct.ts';
import type { OperatorAct } from './operatorActs.ts';
import { operatorFacts } from './operatorNotifications.ts';
import type { LedgerPorts } from './ports.ts';

/** True if a new offer of ADMIN replaced this one; no call withdrew it. */
const isReplaced = ({ event }: OperatorAct, next: OperatorAct | undefined) =>
  event.name === 'AdminOfferWithdrawn' &&
  next?.event.name === 'AdminOffered' &&
  next.event.contract === event.contract &&
  next.event.transaction === event.transaction;

/** Time of the pending announcement of terms that an act replaces; `null` if none is pending. */
async function replacedBy(tx: Tx, { event, position }: OperatorAct): Promise<Date | null> {
  if (event.name !== 'TermsQueued') return null;
  const { facts } = operatorActs;
  const [last] = await tx
    .select({ facts, at: operatorActs.at })
    .from(operatorActs)
    .where(
      and(
        eq(sql`${facts}->>'position'`, String(position)),
        inArray(sql`${facts}->>'kind'`, ['termsAnnounced', 'termsApplied', 'termsWithdrawn']),
      ),
    )
    .orderBy(desc(operatorActs.block), desc(operatorActs.logIndex))
    .limit(1);
  const isWaiting = last?.facts?.kind === 'termsAnnounced' && new Date(last.facts.until) > event.at;
  return isWaiting ? last.at : null;
}

/** Stores acts with the operators' reasons. Members are notified once the blocks are final. */
export async function saveActs(tx: Tx, acts: readonly OperatorAct[], ports: LedgerPorts): Promise<void> {
  for (const [place, act] of acts.entries()) {
    const { transaction, block, logIndex, at } = act.event;
    const call = isReplaced(act, acts[place + 1]) ? null : callOfAct(act);
    const reason = call === null ? '' : await ports.takeReason(tx, { ...call, transaction, block });
    const facts = notificationData(operatorFacts(act, reason, await replacedBy(tx, act)));
    await tx.insert(operatorActs).values({ block, logIndex, at, transaction, facts, isTold: false });
  }
}

type StoredAct = typeof operatorActs.$inferSelect;

/** The act before, or `null` if it is older than some minutes. */
async function actBefore(tx: Tx, { block, logIndex, at }: StoredAct): Promise<StoredAct | null> {
  const [before] = await tx
    .select()
    .from(operatorActs)
    .where(
      and(
        isNotNull(operatorActs.facts),
        gte(operatorActs.at, new Date(at.getTime() - joinedWithin)),
        sql`(${operatorActs.block}, ${operatorActs.logIndex}) < (${block}, ${logIndex})`,
      ),
    )
    .orderBy(desc(operatorActs.block), desc(operatorActs.logIndex))
    .limit(1);
  return before ?? null;
}

/**
 * Notifies all members of an act. The same act on a further contract, some minutes later, is added
 * to the notification of the first, which then counts as unread.
 */
async function notifyOfAct(tx: Tx, act: StoredAct, ports: LedgerPorts): Promise<void> {
  if (act.facts === null) return;
  const facts = notificationPayload(act.facts);
  const first = await actBefore(tx, act);
  const both = first?.facts && joinNotifications(notificationPayload(first.facts), facts);
  if (!first || !both) {
    const origin = { transaction: act.transaction, block: act.block };
    await ports.notifyMembers(tx, [{ facts, at: act.at, origin }]);
    return;
  }
  const isAt = ({ block, logIndex }: StoredAct) =>
    and(eq(operatorActs.block, block), eq(operatorActs.logIndex, logIndex));
  await tx
    .update(operatorActs)
    .set({ facts: notificationData(both) })
    .where(isAt(first));
  await tx.update(operatorActs).set({ facts: null }).where(isAt(act));
  await ports.extendNotification(tx, { facts: both, at: first.at, origin: first });
}

/** The kind of announcement that each withdrawal takes back. */
const withdrawnBy = {
  termsWithdrawn: 'termsAnnounced',
  retirementWithdrawn: 'retirementAnnounced',
  adminOfferWithdrawn: 'adminOffered',
} as const satisfies Partial<Record<NotificationPayload['kind'], NotificationPayload['kind']>>;

type Withdrawal = Extract<NotificationData, { kind: keyof typeof withdrawnBy }>;

const isWithdrawal = (facts: NotificationData): facts is Withdrawal => Object.hasOwn(withdrawnBy, facts.kind);

const placesOf = (facts: StoredAct['facts']) =>
  facts !== null && 'position' in facts
    ? [facts.position, ...('others' in facts ? (facts.others ?? []) : [])]
    : [];

/** Marks an announcement as read once all its contracts have withdrawn it. */
async function closeWithdrawn(tx: Tx, act: StoredAct, ports: LedgerPorts): Promise<void> {
  if (act.facts === null || !isWithdrawal(act.facts)) return;
  const { kind } = act.facts;
  const { facts, block, logIndex } = operatorActs;
  const place = JSON.stringify(placesOf(act.facts)[0]);
  const [announced] = await tx
    .select()
    .from(operatorActs)
    .where(
      and(
        eq(sql`${facts}->>'kind'`, withdrawnBy[kind]),
        sql`(${facts}->'position' = ${place}::jsonb or ${facts}->'others' @> ${`[${place}]`}::jsonb)`,
        sql`(${block}, ${logIndex}) < (${act.block}, ${act.logIndex})`,
      ),
    )
    .orderBy(desc(block), desc(logIndex))
    .limit(1);
  if (!announced?.facts) return;
  const withdrawals = await tx
    .select({ facts })
    .from(operatorActs)
    .where(
      and(
        eq(sql`${facts}->>'kind'`, kind),
        sql`(${block}, ${logIndex}) > (${announced.block}, ${announced.logIndex})`,
        sql`(${block}, ${logIndex}) <= (${act.block}, ${act.logIndex})`,
      ),
    );
  const withdrawn = withdrawals.flatMap((one) => placesOf(one.facts));
  if (!placesOf(announced.facts).every((one) => withdrawn.includes(one))) return;
  const notice = { facts: notificationPayload(announced.facts), at: announced.at, origin: announced };
  await ports.closeNotification(tx, notice);
}

/** Notifies all members of acts in final blocks, which no reorg can remove. */
export async function notifyOfFinalActs(tx: Tx, finalized: bigint, ports: LedgerPorts): Promise<void> {
  const due = await tx
    .select()
    .from(operatorActs)
    .where(and(eq(operatorActs.isTold, false), lte(operatorActs.block, finalized)))
    .orderBy(asc(operatorActs.block), asc(operatorActs.logIndex));
  for (const act of due) {
    await notifyOfAct(tx, act, ports);
    await closeWithdrawn(tx, act, ports);
  }
  if (due.length === 0) return;
  await tx.execute(sql`
    update operator_act o set is_told = true,
      members = (select count(*) from member m where m.registered_block < o.block)
    where not o.is_told and o.block <= ${finalized}`);
}
