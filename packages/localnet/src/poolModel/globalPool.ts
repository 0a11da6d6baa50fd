import { splitGlobalFee } from '@upline/domain';
import type { Call } from './call.ts';
import { copyState } from './copyState.ts';
import type { PoolEvent } from './events.ts';
import {
  newPoolState,
  type Payment,
  Pool,
  type PoolContext,
  type PoolSetup,
  type PoolState,
} from './pool.ts';
import { nobody, type Wallet } from './wallet.ts';

interface Share {
  /** Time of the purchase or seat, seconds. */
  readonly since: bigint;
  /** Earnings per share at this share's last payout, units of 10⁻⁶. */
  readonly debt: bigint;
}

interface GlobalState extends PoolState {
  shares: Map<Wallet, Share>;
  earnedPerShare: bigint;
  carry: bigint;
}

/** A pool in which all holders share each later purchase equally: IGlobalPool. */
export class GlobalPool extends Pool<GlobalState> {
  readonly kind = 'global';

  /** @throws ContractRevert for invalid terms. */
  static create(address: Wallet, context: PoolContext, setup: PoolSetup): GlobalPool {
    const own = { shares: new Map(), earnedPerShare: 0n, carry: 0n };
    return new GlobalPool(address, context, { ...newPoolState(setup), ...own });
  }

  clone(context: PoolContext): GlobalPool {
    return new GlobalPool(this.address, context, copyState(this.state));
  }

  override isMember(user: Wallet): boolean {
    return this.state.shares.has(user);
  }

  /** Buys a share. @param payment See `RacePool.invest_stable_coin`. */
  invest_stable_coin(call: Call, referral: Wallet, payment: Payment = {}): PoolEvent[] {
    const { state } = this;
    const joining = { member: call.caller, referral, mayBind: false };
    this.checkOpen(call, referral, payment);
    const { sponsor } = this.context.registry.checkJoin(this.address, joining);
    const paid = this.collect(call, joining, payment);

    const { pool, referral: referralCut, royalty } = splitGlobalFee(state.terms.joiningFee, state.terms);
    const holders = this.total_users();
    const shared = pool + state.carry;
    state.earnedPerShare += shared / holders;
    state.carry = shared % holders;
    this.credit(referral, referralCut);
    state.fund += royalty;
    this.seat(call.caller, call.at);
    const told = { user: call.caller, referral, index: state.members.length, fee: state.terms.joiningFee };
    const cuts = { poolCut: pool, referralCut, royaltyCut: royalty, acc: state.earnedPerShare };
    return [
      ...paid,
      this.log('Invested', { ...told, ...cuts }),
      ...this.lostIncome(sponsor, joining, referralCut),
    ];
  }

  claim_royalty_fund(call: Call, amount: bigint): PoolEvent[] {
    return this.claimFund(call, 'ROYALITY', 1, amount);
  }

  override getCurrentBonusEarned(user: Wallet): bigint {
    const share = this.state.shares.get(user);
    if (!share) return 0n;
    return this.state.earnedPerShare - share.debt + super.getCurrentBonusEarned(user);
  }

  config() {
    const { joiningFee, referralShare, networkShare, operatorShare } = this.state.terms;
    const { pool, referral, royalty } = splitGlobalFee(this.state.terms.joiningFee, this.state.terms);
    return {
      ...this.addresses(),
      joining_fee: joiningFee,
      pool_cut: pool,
      referral_cut: referral,
      royalty_cut: royalty,
      pool_percentage: BigInt(networkShare),
      referral_percentage: BigInt(referralShare),
      royalty_percentage: BigInt(operatorShare),
    };
  }

  user_share(user: Wallet): [shares: bigint, timestamp: bigint] {
    const share = this.state.shares.get(user);
    return share ? [1n, share.since] : [0n, 0n];
  }

  earned_per_share(): bigint {
    return this.state.earnedPerShare;
  }

  carry(): bigint {
    return this.state.carry;
  }

  royalty_fund(): bigint {
    return this.state.fund;
  }

  protected override seat(user: Wallet, at: bigint): Wallet {
    this.state.members.push(user);
    this.state.shares.set(user, { since: at, debt: this.state.earnedPerShare });
    return nobody;
  }

  protected override owedToMembers(): bigint {
    const earned = this.state.members.reduce((sum, user) => sum + this.getCurrentBonusEarned(user), 0n);
    return earned + this.state.carry;
  }

  protected override forgetBonus(user: Wallet): void {
    const share = this.state.shares.get(user);
    if (share) this.state.shares.set(user, { ...share, debt: this.state.earnedPerShare });
  }
}
