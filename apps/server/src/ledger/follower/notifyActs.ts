import { noticeData, noticeFacts } from '@upline/domain';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { operatorActs } from '../chainFacts/schema.ts';
import { callOfAct } from './callOfAct.ts';
import type { OperatorAct } from './operatorActs.ts';
import { operatorFacts } from './operatorNotices.ts';
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
export async function keepActs(tx: Tx, acts: readonly OperatorAct[], ports: LedgerPorts): Promise<void> {
  for (const [place, act] of acts.entries()) {
    const { transaction, block, logIndex, at } = act.event;
    const call = isReplaced(act, acts[place + 1]) ? null : callOfAct(act);
    const reason = call === null ? '' : await ports.takeReason(tx, { ...call, transaction, block });
    const facts = noticeData(operatorFacts(act, reason, await replacedBy(tx, act)));
    await tx.insert(operatorActs).values({ block, logIndex, at, transaction, facts, isTold: false });
  }
}

/** Notifies all members of acts in final blocks, which no reorg can remove. */
export async function notifyOfFinalActs(tx: Tx, finalized: bigint, ports: LedgerPorts): Promise<void> {
  const due = await tx
    .select()
    .from(operatorActs)
    .where(and(eq(operatorActs.isTold, false), lte(operatorActs.block, finalized)))
    .orderBy(asc(operatorActs.block), asc(operatorActs.logIndex));
  const notices = due.flatMap(({ facts, at, transaction, block }) =>
    facts === null ? [] : [{ facts: noticeFacts(facts), at, origin: { transaction, block } }],
  );
  if (notices.length === 0) return;
  await ports.notifyMembers(tx, notices);
  await tx.execute(sql`
    update operator_act o set is_told = true,
      members = (select count(*) from member m where m.registered_block < o.block)
    where not o.is_told and o.block <= ${finalized}`);
}
