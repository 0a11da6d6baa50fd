import type { StaffRole } from '@upline/domain';
import { bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/**
 * Role changes: the latest per wallet and role applies. The database allows inserts only. The
 * wallets of `STAFF_WALLETS` have every role without rows here.
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
