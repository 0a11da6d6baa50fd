import { noticeData } from '@upline/domain';
import { lt } from 'drizzle-orm';
import { takeReason } from '../announcements/takeReason.ts';
import { operatorActs } from '../chainFacts/schema.ts';
import type { Db } from '../db/openDb.ts';
import { members } from '../members/schema.ts';
import { type PublicNotice, tellMembers } from '../notifications/tell.ts';
import { callOfAct } from './callOfAct.ts';
import type { OperatorAct } from './operatorActs.ts';
import { operatorNotice } from './operatorNotices.ts';

/** Whether an offer of ADMIN went because another one was made: nobody withdrew it by a call. */
const isReplaced = ({ event }: OperatorAct, next: OperatorAct | undefined) =>
  event.name === 'AdminOfferWithdrawn' &&
  next?.event.name === 'AdminOffered' &&
  next.event.contract === event.contract &&
  next.event.transaction === event.transaction;

/** Tells all members of acts, each with the reason that the operator kept for it, and writes down what they were told. */
export async function tellActs(tx: Db, acts: readonly OperatorAct[]): Promise<void> {
  const notices: PublicNotice[] = [];
  for (const [place, act] of acts.entries()) {
    const { transaction, block, logIndex, at } = act.event;
    const call = isReplaced(act, acts[place + 1]) ? null : callOfAct(act);
    const reason = call === null ? '' : await takeReason(tx, { ...call, transaction, block });
    const notice = operatorNotice(act, reason);
    const told = await tx.$count(members, lt(members.registeredBlock, block));
    const facts = noticeData(notice.facts);
    await tx.insert(operatorActs).values({ block, logIndex, at, transaction, facts, members: told });
    notices.push(notice);
  }
  await tellMembers(tx, notices);
}
