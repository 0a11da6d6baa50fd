import { noticeData } from '@upline/domain';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { members } from '../../accounts/members/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { type PublicNotice, tellMembers } from '../../platform/notify/tell.ts';
import { takeReason } from '../../support/announcements/takeReason.ts';
import { operatorActs } from '../chainFacts/schema.ts';
import { callOfAct } from './callOfAct.ts';
import type { OperatorAct } from './operatorActs.ts';
import { operatorNotice } from './operatorNotices.ts';

/** Whether an offer of ADMIN went because another one was made: nobody withdrew it by a call. */
const isReplaced = ({ event }: OperatorAct, next: OperatorAct | undefined) =>
  event.name === 'AdminOfferWithdrawn' &&
  next?.event.name === 'AdminOffered' &&
  next.event.contract === event.contract &&
  next.event.transaction === event.transaction;

/** When the terms were announced that an act announces others in place of; `null` where none wait. */
async function replacedBy(tx: Db, { event, position }: OperatorAct): Promise<Date | null> {
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

/** Tells all members of acts, each with the reason that the operator kept for it, and writes down what they were told. */
export async function tellActs(tx: Db, acts: readonly OperatorAct[]): Promise<void> {
  const notices: PublicNotice[] = [];
  for (const [place, act] of acts.entries()) {
    const { transaction, block, logIndex, at } = act.event;
    const call = isReplaced(act, acts[place + 1]) ? null : callOfAct(act);
    const reason = call === null ? '' : await takeReason(tx, { ...call, transaction, block });
    const notice = operatorNotice(act, reason, await replacedBy(tx, act));
    const told = await tx.$count(members, lt(members.registeredBlock, block));
    const facts = noticeData(notice.facts);
    await tx.insert(operatorActs).values({ block, logIndex, at, transaction, facts, members: told });
    notices.push(notice);
  }
  await tellMembers(tx, notices);
}
