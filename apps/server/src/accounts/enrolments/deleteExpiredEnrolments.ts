import { enrolmentRenewal, utcDate } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { notify } from '../../platform/notify/notify.ts';

/**
 * Deletes the signatures of members whose binding is final, and those that expired a renewal period
 * ago. Reminds the other members once before their signature expires. A binding in a block that is
 * not final deletes no signature, since a reorg may remove it. Questions are deleted after 90 days.
 */
export async function deleteExpiredEnrolments(db: Db): Promise<void> {
  const at = new Date();
  const now = Math.floor(at.getTime() / 1000);
  await db.execute(sql`
    delete from enrolment e using wallet w, checkpoint c
    where w.wallet = e.wallet and w.block <= c.finalized`);
  await db.execute(sql`delete from enrolment where deadline < ${now - enrolmentRenewal}`);
  await db.execute(sql`delete from place_question where at < now() - interval '90 days'`);
  await db.transaction(async (tx) => {
    const ending = await rows(
      tx,
      sql`
        update enrolment e set reminded_at = ${at.toISOString()}::timestamptz
        where e.reminded_at is null and e.deadline < ${now + enrolmentRenewal}
          and not exists (select from wallet w where w.wallet = e.wallet)
        returning e.wallet, e.deadline::text as deadline`,
      z.object({ wallet: z.templateLiteral(['0x', z.string()]), deadline: z.string() }),
    );
    const notices = ending.map(({ wallet, deadline }) => {
      const date = utcDate(new Date(Number(deadline) * 1000));
      return { wallet, facts: { kind: 'placeExpiring', date } as const, at };
    });
    if (notices.length > 0) await notify(tx, notices);
  });
}
