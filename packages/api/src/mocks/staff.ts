import { type StaffRole, staffRoles } from '@upline/domain';

/** A granted or withdrawn role. Wallets are in lower case. */
export interface RoleChange {
  number: number;
  wallet: string;
  role: StaffRole;
  change: 'granted' | 'withdrawn';
  by: string;
  at: Date;
}

export type Staff = ReturnType<typeof createStaff>;

export function createStaff(now: () => Date) {
  const fixed = new Set<string>();
  const changes: RoleChange[] = [];

  function granted(wallet: string): Set<StaffRole> {
    const held = new Set<StaffRole>();
    for (const { role, change } of changes.filter((one) => one.wallet === wallet)) {
      if (change === 'granted') held.add(role);
      else held.delete(role);
    }
    return held;
  }

  function rolesOf(of: string): StaffRole[] {
    const wallet = of.toLowerCase();
    if (fixed.has(wallet)) return [...staffRoles];
    const held = granted(wallet);
    return staffRoles.filter((role) => held.has(role));
  }

  function write(of: string, role: StaffRole, change: RoleChange['change'], by: string): boolean {
    const wallet = of.toLowerCase();
    if (rolesOf(wallet).includes(role) === (change === 'granted')) return false;
    changes.push({ number: changes.length + 1, wallet, role, change, by: by.toLowerCase(), at: now() });
    return true;
  }

  return {
    /** Grants a wallet all roles permanently, like the server's environment. */
    fix: (wallet: string) => void fixed.add(wallet.toLowerCase()),
    isFixed: (wallet: string) => fixed.has(wallet.toLowerCase()),
    /** In the order of the roles; empty for a member. */
    rolesOf,
    /** The wallets with a role. */
    all: () =>
      [...new Set([...fixed, ...changes.map(({ wallet }) => wallet)])].filter(
        (wallet) => rolesOf(wallet).length > 0,
      ),
    /** @returns True if the wallet did not have the role. */
    grant: (wallet: string, role: StaffRole, by: string) => write(wallet, role, 'granted', by),
    /** @returns True if the wallet had the role. A fixed wallet keeps its roles. */
    withdraw: (wallet: string, role: StaffRole, by: string) => write(wallet, role, 'withdrawn', by),
    /** The grants of a wallet's roles by leads, in the order of the roles. */
    grantsOf(of: string) {
      const wallet = of.toLowerCase();
      const held = granted(wallet);
      const last = (role: StaffRole) => changes.findLast((one) => one.wallet === wallet && one.role === role);
      return staffRoles.filter((role) => held.has(role)).flatMap((role) => last(role) ?? []);
    },
    /** Newest first. */
    log: () => changes.toReversed(),
  };
}
