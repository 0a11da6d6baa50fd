import { type StaffRole, staffRoles } from '@upline/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { staffRoleChanges } from './schema.ts';

type Wallet = `0x${string}`;

interface Grant {
  wallet: Wallet;
  role: StaffRole;
  by: Wallet;
  at: Date;
}

/** The roles in force, by the latest change of each wallet and role, in the order of the roles. */
async function grantsTo(db: Db, wallet?: Wallet): Promise<Grant[]> {
  const latest = await db
    .selectDistinctOn([staffRoleChanges.wallet, staffRoleChanges.role])
    .from(staffRoleChanges)
    .where(wallet && eq(staffRoleChanges.wallet, wallet))
    .orderBy(staffRoleChanges.wallet, staffRoleChanges.role, desc(staffRoleChanges.number));
  return staffRoles.flatMap((role) => latest.filter((one) => one.role === role && one.isGranted));
}

/** The granted roles of each wallet, in the order of the roles. */
async function grantedTo(db: Db, wallet?: Wallet): Promise<Map<Wallet, StaffRole[]>> {
  const held = new Map<Wallet, StaffRole[]>();
  for (const { wallet: whose, role } of await grantsTo(db, wallet)) {
    held.set(whose, [...(held.get(whose) ?? []), role]);
  }
  return held;
}

/**
 * Staff: the wallets of `STAFF_WALLETS`, with every role, and the wallets granted roles by leads.
 */
export interface Staff {
  /** True for a wallet of `STAFF_WALLETS`, whose roles cannot be withdrawn. */
  isFixed(wallet: Wallet): boolean;
  rolesOf(db: Db, wallet: Wallet): Promise<StaffRole[]>;
  /** All wallets with a role. */
  all(db: Db): Promise<Map<Wallet, StaffRole[]>>;
  /** Role changes in force, of all wallets or of one wallet. */
  grants(db: Db, wallet?: Wallet): Promise<Grant[]>;
}

export function createStaff({ staffWallets }: Pick<Config, 'staffWallets'>): Staff {
  const isFixed = (wallet: Wallet) => staffWallets.includes(wallet);
  return {
    isFixed,
    async rolesOf(db, wallet) {
      if (isFixed(wallet)) return [...staffRoles];
      return (await grantedTo(db, wallet)).get(wallet) ?? [];
    },
    async all(db) {
      const fixed = staffWallets.map((wallet): [Wallet, StaffRole[]] => [wallet, [...staffRoles]]);
      return new Map([...(await grantedTo(db)), ...fixed]);
    },
    grants: grantsTo,
  };
}

interface RoleChange {
  wallet: Wallet;
  role: StaffRole;
  isGranted: boolean;
  by: Wallet;
}

/** Records a change of a role. @returns False if the role was in that state already. */
export async function changeRole(tx: Tx, change: RoleChange): Promise<boolean> {
  const { wallet, role, isGranted } = change;
  const [last] = await tx
    .select({ isGranted: staffRoleChanges.isGranted })
    .from(staffRoleChanges)
    .where(and(eq(staffRoleChanges.wallet, wallet), eq(staffRoleChanges.role, role)))
    .orderBy(desc(staffRoleChanges.number))
    .limit(1);
  if ((last?.isGranted ?? false) === isGranted) return false;
  await tx.insert(staffRoleChanges).values({ ...change, at: new Date() });
  return true;
}

/** Role history, newest first. */
export async function readRoleChanges(db: Db, atMost: number) {
  return db.select().from(staffRoleChanges).orderBy(desc(staffRoleChanges.number)).limit(atMost);
}
