import type { Address } from 'viem';
import type { Db } from '../../apps/server/src/platform/db/openDb.ts';

/** Number of unread notifications of a demo member, the newest ones. */
const unread = 3;

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/**
 * Spreads a demo member's tickets and their notifications over the time since the registration.
 * @param db The database of a stopped server.
 * @param tickets One member's, oldest first.
 */
export async function dateTickets(db: Db, tickets: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [index, id] of tickets.entries()) {
      // The newest is some days old.
      const part = (index + 1) / (tickets.length + 0.25);
      await tx.execute(`
        update ticket t set created_at = m.registered_at + (now() - m.registered_at) * ${part}
        from member m where m.wallet = t.wallet and t.id = '${id}'`);
      await tx.execute(`
        update ticket_message r set created_at = t.created_at + (r.number - 1) * interval '47 minutes'
        from ticket t where t.id = r.ticket_id and t.id = '${id}'`);
      await tx.execute(`
        update ticket t set updated_at = last.at + case t.status when 'closed' then interval '20 minutes' else interval '0' end
        from (select max(created_at) as at from ticket_message where ticket_id = '${id}') last
        where t.id = '${id}'`);
      await tx.execute(`
        update notification n set at = date_trunc('second',
          case n.kind when 'ticketClosed' then t.updated_at else t.created_at + interval '47 minutes' end)
        from ticket t where t.id = n.ticket_id and t.id = '${id}'`);
    }
  });
}

/** Marks all but the newest notifications of demo members as read. */
export async function readOlderNotifications(db: Db, wallets: readonly Address[]): Promise<void> {
  if (wallets.length === 0) return;
  await db.execute(`
    update notification n set is_read = true
    from (
      select id, row_number() over (partition by wallet order by at desc, number desc) as place
      from notification where wallet in (${quoted(wallets.map((wallet) => wallet.toLowerCase()))})
    ) told
    where told.id = n.id and told.place > ${unread}`);
}
