import { generations, splitRaceFee } from '@upline/domain';
import type { Call } from './call.ts';
import { ContractRevert } from './contractRevert.ts';
import { copyState } from './copyState.ts';
import type { PoolEvent } from './events.ts';
import { FirstFree } from './firstFree.ts';
import {
  newPoolState,
  type Payment,
  Pool,
  type PoolContext,
  type PoolSetup,
  type PoolState,
} from './pool.ts';
import { nobody, type Wallet } from './wallet.ts';

interface Place {
  readonly index: number;
  readonly upline: Wallet;
}

interface RaceState extends PoolState {
  places: Map<Wallet, Place>;
  /** Wallets in each member's slots, in order. */
  downlines: Map<Wallet, readonly Wallet[]>;
  /** Not shared between states: `clone` copies it. */
  free: FirstFree;
}

/** A matrix with five slots per member: IRacePool. */
export class RacePool extends Pool<RaceState> {
  readonly kind = 'race';

  /** @throws ContractRevert for invalid terms. */
  static create(address: Wallet, context: PoolContext, setup: PoolSetup): RacePool {
    const own = { places: new Map(), downlines: new Map(), free: new FirstFree() };
    return new RacePool(address, context, { ...newPoolState(setup), ...own });
  }

  clone(context: PoolContext): RacePool {
    return new RacePool(this.address, context, { ...copyState(this.state), free: this.state.free.clone() });
  }

  override isMember(user: Wallet): boolean {
    return this.state.places.has(user);
  }

  /**
   * Buys a seat. @param payment `{ permit: true }` for `invest_stable_coin_with_permit` with a
   * valid permit, `{ permit: false }` with an invalid one.
   */
  invest_stable_coin(call: Call, referral: Wallet, is_direct: boolean, payment: Payment = {}): PoolEvent[] {
    const { caller: member } = call;
    const joining = { member, referral, mayBind: is_direct };
    this.checkOpen(call, referral, payment);
    const { sponsor } = this.context.registry.checkJoin(this.address, joining);
    if (is_direct !== (sponsor === referral)) throw new ContractRevert('InvalidReferral');
    const paid = this.collect(call, joining, payment);

    const { bonus, perUpline, product } = splitRaceFee(this.state.terms.joiningFee, this.state.terms);
    const fee = this.state.terms.joiningFee;
    const { index, upline, slot } = this.#place(member, referral);
    const uplines = this.five_uplines(member).filter((wallet) => wallet !== nobody);
    this.credit(referral, bonus);
    for (const wallet of uplines) this.credit(wallet, perUpline);
    this.state.fund += product + perUpline * BigInt(generations - uplines.length);
    const told = { user: member, referral, upline, index, slot, fee, bonus, perUpline, product };
    return [
      ...paid,
      this.log('Invested', { ...told, generations: uplines.length }),
      ...this.lostIncome(sponsor, joining, bonus),
    ];
  }

  claim_product_fund(call: Call, amount: bigint): PoolEvent[] {
    return this.claimFund(call, 'PRODUCT', 0, amount);
  }

  config() {
    const { joiningFee, referralShare, networkShare, operatorShare } = this.state.terms;
    const { bonus, perUpline, product } = splitRaceFee(this.state.terms.joiningFee, this.state.terms);
    return {
      ...this.addresses(),
      joining_fee: joiningFee,
      product_cut: product,
      bonus_cut: bonus,
      upline_cut: perUpline,
      product_percentage: BigInt(operatorShare),
      bonus_percentage: BigInt(referralShare),
      upline_percentage: BigInt(networkShare),
    };
  }

  users(user: Wallet): [index: bigint, upline: Wallet, downlines: readonly Wallet[]] {
    const { index, upline } = this.state.places.get(user) ?? { index: 0, upline: nobody };
    return [BigInt(index), upline, this.#downlines(user)];
  }

  five_uplines(user: Wallet): Wallet[] {
    const found: Wallet[] = [];
    let next = user;
    while (found.length < generations) {
      next = this.state.places.get(next)?.upline ?? nobody;
      found.push(next);
    }
    return found;
  }

  sequential_index(): bigint {
    return this.state.members.length === 0 ? 0n : BigInt(this.state.free.index());
  }

  product_fund(): bigint {
    return this.state.fund;
  }

  protected override seat(user: Wallet): Wallet {
    return this.#place(user, nobody).upline;
  }

  protected override owedToMembers(): bigint {
    return this.state.credits.values().reduce((sum, amount) => sum + amount, 0n);
  }

  // Race members have only credits, which the claim itself resets.
  protected override forgetBonus(): void {}

  #downlines(user: Wallet): readonly Wallet[] {
    return this.state.downlines.get(user) ?? [];
  }

  #hasFreeSlot(user: Wallet): boolean {
    return this.isMember(user) && this.#downlines(user).length < generations;
  }

  /**
   * Seats a wallet under the wished upline if it has a free slot, else under the earliest member
   * with one.
   */
  #place(user: Wallet, wished: Wallet) {
    const { members, places, downlines, free } = this.state;
    const spill = members[free.index() - 1] ?? nobody;
    const upline = this.#hasFreeSlot(wished) ? wished : spill;
    const index = members.push(user);
    places.set(user, { index, upline });
    if (upline === nobody) return { index, upline, slot: 0 };
    const slot = this.#downlines(upline).length + 1;
    downlines.set(upline, [...this.#downlines(upline), user]);
    if (slot === generations) free.fill(Number(this.users(upline)[0]));
    return { index, upline, slot };
  }
}
