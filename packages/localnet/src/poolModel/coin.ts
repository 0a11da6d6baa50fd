import type { Call } from './call.ts';
import { ContractRevert } from './contractRevert.ts';
import { copyState } from './copyState.ts';
import type { PoolEvent } from './events.ts';
import { nobody, type Wallet } from './wallet.ts';

/** An allowance that is never reduced, as in OpenZeppelin's ERC-20. */
const unlimited = 2n ** 256n - 1n;

interface CoinState {
  balances: Map<Wallet, bigint>;
  /** By owner and spender. */
  allowances: Map<string, bigint>;
  blocked: Set<Wallet>;
  toll: bigint;
}

/**
 * A coin as pools use it: balances, allowances, and two defects of real coins, a blacklist and a
 * fee on transfers.
 */
export class Coin {
  readonly address: Wallet;
  readonly decimals: number;
  readonly #state: CoinState;

  constructor(address: Wallet, decimals = 6, state?: CoinState) {
    this.address = address;
    this.decimals = decimals;
    this.#state = state ?? { balances: new Map(), allowances: new Map(), blocked: new Set(), toll: 0n };
  }

  clone(): Coin {
    return new Coin(this.address, this.decimals, copyState(this.#state));
  }

  balanceOf(wallet: Wallet): bigint {
    return this.#state.balances.get(wallet) ?? 0n;
  }

  allowance(owner: Wallet, spender: Wallet): bigint {
    return this.#state.allowances.get(`${owner} ${spender}`) ?? 0n;
  }

  mint(to: Wallet, amount: bigint): PoolEvent[] {
    this.#setBalance(to, this.balanceOf(to) + amount);
    return [this.#transferred(nobody, to, amount)];
  }

  approve({ caller }: Call, spender: Wallet, amount: bigint): PoolEvent[] {
    this.#allow(caller, spender, amount);
    return [
      { address: this.address, eventName: 'Approval', args: { owner: caller, spender, value: amount } },
    ];
  }

  /** @throws ContractRevert ERC20InsufficientBalance. */
  transfer({ caller }: Call, to: Wallet, amount: bigint): PoolEvent[] {
    if (!this.canMove(caller, to, amount)) {
      throw new ContractRevert('ERC20InsufficientBalance', caller, this.balanceOf(caller), amount);
    }
    return this.move(caller, to, amount);
  }

  /**
   * Adds a wallet to the blacklist, or removes it. A listed wallet can neither send nor receive.
   */
  setBlocked(wallet: Wallet, isBlocked: boolean): void {
    if (isBlocked) this.#state.blocked.add(wallet);
    else this.#state.blocked.delete(wallet);
  }

  /** Sets the units withheld from each transfer. */
  setToll(units: bigint): void {
    this.#state.toll = units;
  }

  /** The amount that arrives after the fee. */
  arriving(amount: bigint): bigint {
    return amount > this.#state.toll ? amount - this.#state.toll : 0n;
  }

  /** True if the coin would transfer the amount. */
  canMove(from: Wallet, to: Wallet, amount: bigint): boolean {
    const { blocked } = this.#state;
    return !blocked.has(from) && !blocked.has(to) && this.balanceOf(from) >= amount;
  }

  /** Transfers an amount after `canMove`. */
  move(from: Wallet, to: Wallet, amount: bigint): PoolEvent[] {
    this.#setBalance(from, this.balanceOf(from) - amount);
    this.#setBalance(to, this.balanceOf(to) + this.arriving(amount));
    return [this.#transferred(from, to, amount)];
  }

  /** Transfers an allowed amount to the spender. */
  pull(from: Wallet, spender: Wallet, amount: bigint): PoolEvent[] {
    const allowed = this.allowance(from, spender);
    if (allowed !== unlimited) this.#allow(from, spender, allowed - amount);
    return this.move(from, spender, amount);
  }

  // Zeros are not stored, so that large models stay small.
  #setBalance(wallet: Wallet, amount: bigint): void {
    if (amount === 0n) this.#state.balances.delete(wallet);
    else this.#state.balances.set(wallet, amount);
  }

  #allow(owner: Wallet, spender: Wallet, amount: bigint): void {
    const key = `${owner} ${spender}`;
    if (amount === 0n) this.#state.allowances.delete(key);
    else this.#state.allowances.set(key, amount);
  }

  #transferred(from: Wallet, to: Wallet, value: bigint): PoolEvent {
    return { address: this.address, eventName: 'Transfer', args: { from, to, value } };
  }
}
