import { Administered, type AdministeredState } from './administered.ts';
import type { Call } from './call.ts';
import { ContractRevert } from './contractRevert.ts';
import type { PoolEvent } from './events.ts';
import { isReceiver, type Role } from './roles.ts';
import { nobody, type Wallet } from './wallet.ts';

export interface RoleHoldingState extends AdministeredState {
  /** Holder of each role except ADMIN. */
  holders: Map<Role, Wallet>;
  offers: Map<Role, Wallet>;
}

/** Roles with a single holder; the receivers' roles move in two steps: IPool, RECEIVERS. */
export abstract class RoleHolding<S extends RoleHoldingState> extends Administered<S> {
  propose_receiver(call: Call, role: Role, account: Wallet): PoolEvent[] {
    this.only('ADMIN', call);
    if (!isReceiver(role)) throw new ContractRevert('UnknownReceiver');
    this.state.offers.set(role, account);
    return [this.log('ReceiverProposed', { role, account })];
  }

  accept_receiver({ caller }: Call, role: Role): PoolEvent[] {
    if (this.proposed_receiver(role) !== caller) throw new ContractRevert('UnknownReceiver');
    const previous = this.role_holder(role);
    this.state.offers.delete(role);
    return [
      ...this.#hand(role, caller, caller),
      this.log('ReceiverChanged', { role, previous, account: caller }),
    ];
  }

  /** Moves MODIFIER to an account. Only ADMIN; the receivers' roles cannot be granted. */
  grantRole(call: Call, role: Role, account: Wallet): PoolEvent[] {
    this.#onlyItsAdmin(role, call);
    return this.#hand(role, account, call.caller);
  }

  /** Revokes MODIFIER. No effect if the account does not hold it. Only ADMIN. */
  revokeRole(call: Call, role: Role, account: Wallet): PoolEvent[] {
    this.#onlyItsAdmin(role, call);
    return this.#take(role, account, call.caller);
  }

  /** Renounces the caller's role. @param confirmation The caller's address again. */
  renounceRole({ caller }: Call, role: Exclude<Role, 'ADMIN'>, confirmation: Wallet): PoolEvent[] {
    if (confirmation !== caller) throw new ContractRevert('AccessControlBadConfirmation');
    return this.#take(role, caller, caller);
  }

  /* VIEWS */

  override hasRole(role: Role, account: Wallet): boolean {
    return role === 'ADMIN' ? super.hasRole(role, account) : this.state.holders.get(role) === account;
  }

  role_holder(role: Role): Wallet {
    return this.state.holders.get(role) ?? nobody;
  }

  proposed_receiver(role: Role): Wallet {
    return this.state.offers.get(role) ?? nobody;
  }

  #onlyItsAdmin(role: Role, call: Call): void {
    if (role === 'ADMIN') throw new ContractRevert('AccessControlEnforcedDefaultAdminRules');
    if (isReceiver(role)) throw new ContractRevert('AccessControlUnauthorizedAccount', call.caller, 'NOBODY');
    this.only('ADMIN', call);
  }

  #take(role: Role, account: Wallet, sender: Wallet): PoolEvent[] {
    if (!this.hasRole(role, account)) return [];
    this.state.holders.delete(role);
    return [this.log('RoleRevoked', { role, account, sender })];
  }

  /** Grants a role after revoking it from its holder, even if both are the same account. */
  #hand(role: Role, account: Wallet, sender: Wallet): PoolEvent[] {
    const taken = this.#take(role, this.role_holder(role), sender);
    this.state.holders.set(role, account);
    return [...taken, this.log('RoleGranted', { role, account, sender })];
  }
}
