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

/** What came last of each wallet's roles where that was a grant, in the order of the roles. */
async function grantsTo(db: Db, wallet?: Wallet): Promise<Grant[]> {
  const latest = await db
    .selectDistinctOn([staffRoleChanges.wallet, staffRoleChanges.role])
    .from(staffRoleChanges)
    .where(wallet && eq(staffRoleChanges.wallet, wallet))
    .orderBy(staffRoleChanges.wallet, staffRoleChanges.role, desc(staffRoleChanges.number));
  return staffRoles.flatMap((role) => latest.filter((one) => one.role === role && one.isGranted));
}

/** Which roles each wallet was given, in the order of the roles. */
async function grantedTo(db: Db, wallet?: Wallet): Promise<Map<Wallet, StaffRole[]>> {
  const held = new Map<Wallet, StaffRole[]>();
  for (const { wallet: whose, role } of await grantsTo(db, wallet)) {
    held.set(whose, [...(held.get(whose) ?? []), role]);
  }
  return held;
}

/** Who the staff is: the wallets that the environment names, with every role, and those whom leads gave some. */
export interface Staff {
  /** Whether the environment names a wallet: nobody withdraws its roles. */
  isFixed(wallet: Wallet): boolean;
  /** The roles of a wallet; none for a member. */
  rolesOf(db: Db, wallet: Wallet): Promise<StaffRole[]>;
  /** Everybody with a role. */
  all(db: Db): Promise<Map<Wallet, StaffRole[]>>;
  /** Who gave which role, and when: to everybody, or to one. */
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

/** Writes a change down, unless it is so already. @returns Whether it is news. */
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

/** What became of roles, newest first. */
export async function readRoleChanges(db: Db, atMost: number) {
  return db.select().from(staffRoleChanges).orderBy(desc(staffRoleChanges.number)).limit(atMost);
}
