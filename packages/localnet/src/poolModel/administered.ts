import { adminDelay } from '@upline/domain';
import type { Call } from './call.ts';
import { ContractRevert } from './contractRevert.ts';
import type { EventArgs, PoolEvent } from './events.ts';
import type { Role } from './roles.ts';
import { nobody, type Wallet } from './wallet.ts';

export interface AdministeredState {
  admin: Wallet;
  offeredAdmin: Wallet;
  /** Seconds after which the offer can be accepted; 0 without an offer. */
  offeredFrom: bigint;
}

/**
 * A contract with a single admin and a two-step handover: OpenZeppelin's
 * AccessControlDefaultAdminRules.
 */
export abstract class Administered<S extends AdministeredState> {
  readonly address: Wallet;
  protected readonly state: S;

  constructor(address: Wallet, state: S) {
    this.address = address;
    this.state = state;
  }

  /** The holder of ADMIN, or `nobody` after it was renounced. */
  defaultAdmin(): Wallet {
    return this.state.admin;
  }

  /**
   * The offered ADMIN, and the time in seconds after which it can be accepted; `nobody` and 0
   * without an offer.
   */
  pendingDefaultAdmin(): [newAdmin: Wallet, schedule: number] {
    return [this.state.offeredAdmin, Number(this.state.offeredFrom)];
  }

  hasRole(role: Role, account: Wallet): boolean {
    return role === 'ADMIN' && account === this.state.admin;
  }

  /** Offers ADMIN, acceptable after two days. A second offer replaces the first. Only ADMIN. */
  beginDefaultAdminTransfer(call: Call, newAdmin: Wallet): PoolEvent[] {
    this.only('ADMIN', call);
    const taken = this.#withdraw();
    this.state.offeredAdmin = newAdmin;
    this.state.offeredFrom = call.at + adminDelay;
    const acceptSchedule = Number(this.state.offeredFrom);
    return [...taken, this.log('DefaultAdminTransferScheduled', { newAdmin, acceptSchedule })];
  }

  /** Withdraws the offer. Only ADMIN. */
  cancelDefaultAdminTransfer(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    return this.#withdraw();
  }

  /** Accepts ADMIN. Only the offered wallet, after the scheduled time. */
  acceptDefaultAdminTransfer({ caller, at }: Call): PoolEvent[] {
    const { admin, offeredAdmin, offeredFrom } = this.state;
    if (caller !== offeredAdmin) throw new ContractRevert('AccessControlInvalidDefaultAdmin', caller);
    if (offeredFrom === 0n || at <= offeredFrom) {
      throw new ContractRevert('AccessControlEnforcedDefaultAdminDelay', Number(offeredFrom));
    }
    Object.assign(this.state, { admin: caller, offeredAdmin: nobody, offeredFrom: 0n });
    return [
      this.log('RoleRevoked', { role: 'ADMIN', account: admin, sender: caller }),
      this.log('RoleGranted', { role: 'ADMIN', account: caller, sender: caller }),
    ];
  }

  /** @throws ContractRevert AccessControlUnauthorizedAccount if the caller lacks the role. */
  protected only(role: Role, { caller }: Call): void {
    if (!this.hasRole(role, caller))
      throw new ContractRevert('AccessControlUnauthorizedAccount', caller, role);
  }

  protected log<N extends keyof EventArgs>(eventName: N, args: EventArgs[N]): PoolEvent {
    return { address: this.address, eventName, args } as PoolEvent;
  }

  #withdraw(): PoolEvent[] {
    const wasOffered = this.state.offeredFrom !== 0n;
    this.state.offeredAdmin = nobody;
    this.state.offeredFrom = 0n;
    return wasOffered ? [this.log('DefaultAdminTransferCanceled', {})] : [];
  }
}
