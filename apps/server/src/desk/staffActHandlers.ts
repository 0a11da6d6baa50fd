import { staffActsAtOnce } from '@upline/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { tickets } from '../tickets/schema.ts';
import { staffActs } from './schema.ts';

/** What the record says of the caller's own things. A list, which is of everybody, is in nobody's log. */
export function staffActHandlers({ db }: { db: Db }): Pick<Handlers, 'staffActs'> {
  return {
    async staffActs(_input, { session: { wallet } }) {
      const found = await db
        .select({
          act: staffActs.act,
          ticketId: tickets.id,
          subject: tickets.subject,
          staff: staffActs.staff,
          at: staffActs.at,
        })
        .from(staffActs)
        .innerJoin(tickets, eq(tickets.id, staffActs.ticketId))
        .where(and(eq(staffActs.member, wallet), ne(staffActs.act, 'list')))
        .orderBy(desc(staffActs.number))
        .limit(staffActsAtOnce);
      return found.flatMap(({ act, staff, at, ...about }) =>
        act === 'list' ? [] : [{ ...about, act, staff: getAddress(staff), at: at.toISOString() }],
      );
    },
  };
}
