import { type StaffRole, staffRoles } from '@upline/domain';

/** That a role was given or taken. Wallets are in lower case. */
export interface RoleChange {
  number: number;
  wallet: string;
  role: StaffRole;
  change: 'granted' | 'withdrawn';
  by: string;
  at: Date;
}

/** Who answers members and runs the pools in a mocked world. */
export interface Staff {
  /** Gives a wallet every role for good, as the server's environment does. */
  fix(wallet: string): void;
  isFixed(wallet: string): boolean;
  /** In the order of the roles; none for a member. */
  rolesOf(wallet: string): StaffRole[];
  /** The wallets with a role. */
  all(): string[];
  /** @returns Whether it is news. */
  grant(wallet: string, role: StaffRole, by: string): boolean;
  /** Likewise. A fixed wallet keeps its roles. */
  withdraw(wallet: string, role: StaffRole, by: string): boolean;
  /** How a wallet came by the roles that a lead gave it, in their order. */
  grantsOf(wallet: string): RoleChange[];
  /** Newest first. */
  log(): RoleChange[];
}

/** Nobody has a role yet. */
export function createStaff(now: () => Date): Staff {
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
    fix: (wallet) => void fixed.add(wallet.toLowerCase()),
    isFixed: (wallet) => fixed.has(wallet.toLowerCase()),
    rolesOf,
    all: () =>
      [...new Set([...fixed, ...changes.map(({ wallet }) => wallet)])].filter(
        (wallet) => rolesOf(wallet).length > 0,
      ),
    grant: (wallet, role, by) => write(wallet, role, 'granted', by),
    withdraw: (wallet, role, by) => write(wallet, role, 'withdrawn', by),
    grantsOf(of) {
      const wallet = of.toLowerCase();
      const held = granted(wallet);
      const last = (role: StaffRole) => changes.findLast((one) => one.wallet === wallet && one.role === role);
      return staffRoles.filter((role) => held.has(role)).flatMap((role) => last(role) ?? []);
    },
    log: () => changes.toReversed(),
  };
}
