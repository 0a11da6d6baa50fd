import { adminDelay } from '@upline/domain';
import type { Call } from './call.ts';
import type { EventArgs, PoolEvent } from './events.ts';
import { PoolRefusal } from './refusal.ts';
import type { Role } from './roles.ts';
import { nobody, type Wallet } from './wallet.ts';

export interface AdministeredState {
  admin: Wallet;
  offeredAdmin: Wallet;
  /** From after when the offer can be accepted, in seconds; 0 without one. */
  offeredFrom: bigint;
}

/** A contract with one admin, who hands over in two steps: OpenZeppelin's AccessControlDefaultAdminRules. */
export abstract class Administered<S extends AdministeredState> {
  readonly address: Wallet;
  protected readonly state: S;

  constructor(address: Wallet, state: S) {
    this.address = address;
    this.state = state;
  }

  /** The one ADMIN, or `nobody` after they gave the role up. */
  defaultAdmin(): Wallet {
    return this.state.admin;
  }

  /** Who is to be ADMIN, and the time in seconds after which they can accept; `nobody` and 0 without an offer. */
  pendingDefaultAdmin(): [newAdmin: Wallet, schedule: number] {
    return [this.state.offeredAdmin, Number(this.state.offeredFrom)];
  }

  hasRole(role: Role, account: Wallet): boolean {
    return role === 'ADMIN' && account === this.state.admin;
  }

  /** Offers ADMIN; it can be accepted after two days. A second offer replaces the first. Only ADMIN. */
  beginDefaultAdminTransfer(call: Call, newAdmin: Wallet): PoolEvent[] {
    this.only('ADMIN', call);
    const taken = this.#withdraw();
    this.state.offeredAdmin = newAdmin;
    this.state.offeredFrom = call.at + adminDelay;
    const acceptSchedule = Number(this.state.offeredFrom);
    return [...taken, this.log('DefaultAdminTransferScheduled', { newAdmin, acceptSchedule })];
  }

  /** Takes the offer back. Only ADMIN. */
  cancelDefaultAdminTransfer(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    return this.#withdraw();
  }

  /** Takes ADMIN over. Only the wallet to whom it is offered, later than the time of the schedule. */
  acceptDefaultAdminTransfer({ caller, at }: Call): PoolEvent[] {
    const { admin, offeredAdmin, offeredFrom } = this.state;
    if (caller !== offeredAdmin) throw new PoolRefusal('AccessControlInvalidDefaultAdmin', caller);
    if (offeredFrom === 0n || at <= offeredFrom) {
      throw new PoolRefusal('AccessControlEnforcedDefaultAdminDelay', Number(offeredFrom));
    }
    Object.assign(this.state, { admin: caller, offeredAdmin: nobody, offeredFrom: 0n });
    return [
      this.log('RoleRevoked', { role: 'ADMIN', account: admin, sender: caller }),
      this.log('RoleGranted', { role: 'ADMIN', account: caller, sender: caller }),
    ];
  }

  /** @throws PoolRefusal AccessControlUnauthorizedAccount when the caller has not the role. */
  protected only(role: Role, { caller }: Call): void {
    if (!this.hasRole(role, caller)) throw new PoolRefusal('AccessControlUnauthorizedAccount', caller, role);
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
