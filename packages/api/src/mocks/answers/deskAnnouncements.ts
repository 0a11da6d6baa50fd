import { noticeData, noticeText, reasonWaits } from '@upline/domain';
import type { Acts } from '../acts.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { afterCursor } from './pageOf.ts';
import { personOf } from './personOf.ts';

type ActAnswers = Pick<Answers, 'deskAnnouncements' | 'deskAnnounce' | 'deskRecordAct' | 'deskSentActs'>;

/** Why operators act, what of it left the desk, and what members were told. */
export function deskAnnouncementAnswers(world: World): ActAnswers {
  const { acts, audit } = world;

  const callsReply = (calls: ReturnType<Acts['sent']>[number]['calls']) =>
    calls.map(({ contract, callHash }) => ({ contract: world.display(contract), callHash }));

  function waitingReply({ id, act, reason, staff, at, calls }: ReturnType<Acts['waiting']>[number]) {
    const lapsesAt = new Date(at.getTime() + reasonWaits).toISOString();
    const who = personOf(world, staff);
    return { id, act, reason, who, at: at.toISOString(), lapsesAt, calls: callsReply(calls) };
  }

  return {
    deskAnnouncements({ query }) {
      const { rows, ...place } = afterCursor(acts.told(), query, ({ block }) => [-Number(block)]);
      const told = rows.map(({ transaction, block, at, facts, members }) => ({
        transaction,
        block: `${block}`,
        at: at.toISOString(),
        facts: noticeData(facts),
        message: noticeText(facts),
        members,
      }));
      return { waiting: acts.waiting().map(waitingReply), told, ...place };
    },
    deskAnnounce({ body: { act, calls, reason } }, { caller }) {
      const { wallet: staff } = caller();
      const kept = acts.keep({ act, calls, reason, staff });
      audit.record({ staff, act: 'announceAct', details: { announced: { act, reason } } });
      return { waiting: kept && waitingReply(kept) };
    },
    deskRecordAct({ body: { calls, ...sent } }, { caller }) {
      const { wallet: staff } = caller();
      if (calls.length > 0) acts.send({ act: sent.act, way: sent.way, calls, staff });
      audit.record({ staff, act: 'sendAct', details: { sent } });
      return null;
    },
    deskSentActs: () => ({
      acts: acts.sent().map(({ act, way, staff, at, calls }) => ({
        act,
        way,
        who: personOf(world, staff),
        at: at.toISOString(),
        calls: callsReply(calls),
      })),
      since: null,
    }),
  };
}
