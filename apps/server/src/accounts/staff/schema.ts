import type { StaffRole } from '@upline/domain';
import { bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/**
 * Which role was granted to or withdrawn from whom: what came last holds. The database takes new rows and lets none be
 * changed or removed. The wallets of `STAFF_WALLETS` hold every role and stand nowhere in it.
 */
export const staffRoleChanges = pgTable(
  'staff_role_change',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    wallet: address().notNull(),
    role: text().$type<StaffRole>().notNull(),
    isGranted: boolean().notNull(),
    by: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.wallet, table.role, table.number)],
);
