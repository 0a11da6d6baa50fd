import { maximumSeats, type PoolTerms, platformInvestorLevel } from '@upline/domain';
import type { Call } from './call.ts';
import type { Coin } from './coin.ts';
import { ContractRevert } from './contractRevert.ts';
import type { PoolEvent } from './events.ts';
import type { Joining, Registry } from './registry.ts';
import type { Role } from './roles.ts';
import { Sale, type SaleState } from './sale.ts';
import { announcedTerms, checkTerms } from './terms.ts';
import { nobody, type Wallet } from './wallet.ts';

/** Constructor arguments of a pool, IPool.Setup, without registry and coins. */
export interface PoolSetup {
  admin: Wallet;
  modifierAdmin: Wallet;
  productPool: Wallet;
  royaltyAdmin: Wallet;
  stableCoin: Wallet;
  /** The pool's level, from 1. */
  position: number;
  terms: PoolTerms;
}

/** State of every pool. Collections have immutable values, see `copyState`. */
export interface PoolState extends SaleState {
  readonly position: number;
  stableCoin: Wallet;
  /** Wallets seated without a fee, in order. */
  seats: Wallet[];
  /** All members in the order of joining, including seats. The index on chain starts at 1. */
  members: Wallet[];
  /** Unclaimed credits by member, without global shares. */
  credits: Map<Wallet, bigint>;
  claimed: Map<Wallet, bigint>;
  /** The operator's unclaimed part: product fund or royalty fund. */
  fund: bigint;
}

export interface PoolContext {
  registry: Registry;
  coinAt(address: Wallet): Coin;
}

/** Additional arguments of `invest_stable_coin_on_terms` and `…_with_permit`. */
export interface Payment {
  /** Terms shown to the buyer; omitted for `invest_stable_coin`. */
  terms?: PoolTerms;
  /** True if the coin accepts an EIP-2612 permit for exactly the fee; omitted if none is sent. */
  permit?: boolean;
}

/** State of a new pool. @throws ContractRevert as `checkTerms`. */
export function newPoolState(setup: PoolSetup): PoolState {
  checkTerms(setup.terms);
  return {
    admin: setup.admin,
    offeredAdmin: nobody,
    offeredFrom: 0n,
    stableCoin: setup.stableCoin,
    position: setup.position,
    terms: setup.terms,
    firstTerms: setup.terms,
    announced: null,
    retirement: null,
    isStarted: false,
    isRetired: false,
    pausedUntil: 0n,
    holders: new Map<Role, Wallet>([
      ['MODIFIER', setup.modifierAdmin],
      ['PRODUCT', setup.productPool],
      ['ROYALITY', setup.royaltyAdmin],
    ]),
    offers: new Map(),
    seats: [],
    members: [],
    credits: new Map(),
    claimed: new Map(),
    fund: 0n,
  };
}

/**
 * Common part of race and global pools: IPool. Every call makes all checks before its first change,
 * so that a rejected call has no effect.
 */
export abstract class Pool<S extends PoolState = PoolState> extends Sale<S> {
  protected readonly context: PoolContext;

  constructor(address: Wallet, context: PoolContext, state: S) {
    super(address, state);
    this.context = context;
  }

  /** True if the wallet has a seat or share. */
  abstract isMember(user: Wallet): boolean;

  /**
   * Seats a wallet without a fee. @returns Its upline; `nobody` for the root and in global pools.
   */
  protected abstract seat(user: Wallet, at: bigint): Wallet;

  /** Sum of all members' claimable income. */
  protected abstract owedToMembers(): bigint;

  /** Resets a member's income after a payout. */
  protected abstract forgetBonus(user: Wallet): void;

  /** Logs of the constructor: roles and first terms. */
  born(sender: Wallet): PoolEvent[] {
    const roles: [Role, Wallet][] = [['ADMIN', this.state.admin], ...this.state.holders];
    return [
      ...roles.map(([role, account]) => this.log('RoleGranted', { role, account, sender })),
      // ADMIN can never change these roles.
      ...(['NOBODY', 'PRODUCT', 'ROYALITY'] as const).map((role) =>
        this.log('RoleAdminChanged', { role, previousAdminRole: 'ADMIN', newAdminRole: 'NOBODY' }),
      ),
      this.log('TermsApplied', announcedTerms(this.state.terms)),
    ];
  }

  /* BEFORE THE START */

  add_platform_investor(call: Call, user: Wallet): PoolEvent[] {
    this.only('ADMIN', call);
    const { seats, isStarted } = this.state;
    const { registry } = this.context;
    if (isStarted) throw new ContractRevert('ContractStarted');
    if (seats.length >= maximumSeats) throw new ContractRevert('MaximumPlatformInvestorsReached');
    if (this.isMember(user)) throw new ContractRevert('AlreadyInvested');
    if (seats.length === 0 && user !== registry.root()) throw new ContractRevert('InvalidReferral');
    registry.checkSeat(this.address, user);

    registry.record_seat({ caller: this.address, at: call.at }, user);
    seats.push(user);
    const upline = this.seat(user, call.at);
    return [this.log('PlatformInvestorAdded', { user, upline, index: this.total_users() })];
  }

  start(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    if (this.state.isStarted) throw new ContractRevert('ContractStarted');
    if (this.state.seats.length === 0) throw new ContractRevert('ContractNotInitialized');
    if (!this.context.registry.is_sealed()) throw new ContractRevert('RegistryNotSealed');
    this.state.isStarted = true;
    return [this.log('Started', {})];
  }

  /* CLAIMS */

  claim_bonus({ caller }: Call): PoolEvent[] {
    if (!this.isMember(caller)) throw new ContractRevert('UserNotInvestor');
    const amount = this.getCurrentBonusEarned(caller);
    if (amount === 0n) throw new ContractRevert('NotEnoughBonus');
    const coin = this.#coin();
    this.#checkPayout(coin, caller, amount);

    this.forgetBonus(caller);
    this.state.credits.delete(caller);
    this.state.claimed.set(caller, this.claimed_bonus(caller) + amount);
    return [...coin.move(this.address, caller, amount), this.log('BonusClaimed', { user: caller, amount })];
  }

  /** Pays from the operator's fund to the caller, who must have the role. */
  protected claimFund(call: Call, role: 'PRODUCT' | 'ROYALITY', kind: 0 | 1, amount: bigint): PoolEvent[] {
    this.only(role, call);
    if (amount > this.state.fund) throw new ContractRevert('InsufficientProductOrRoyaltyFund');
    const coin = this.#coin();
    const to = call.caller;
    this.#checkPayout(coin, to, amount);

    this.state.fund -= amount;
    return [...coin.move(this.address, to, amount), this.log('FundClaimed', { kind, to, amount })];
  }

  rescue(call: Call, token: Wallet): PoolEvent[] {
    this.only('ADMIN', call);
    const coin = this.context.coinAt(token);
    const kept = token === this.state.stableCoin ? this.owed() : 0n;
    const amount = coin.balanceOf(this.address) - kept;
    if (amount <= 0n) throw new ContractRevert('NothingToRescue');
    const to = this.role_holder('PRODUCT');
    if (to === nobody) throw new ContractRevert('UnknownReceiver');
    this.#checkPayout(coin, to, amount);
    // After the issuer has clawed back coins, nothing can be rescued, not even foreign tokens.
    const isShort = this.#coin().balanceOf(this.address) < this.owed();
    if (isShort) throw new ContractRevert('TransferFailed');
    return [...coin.move(this.address, to, amount), this.log('Rescued', { token, to, amount })];
  }

  /* VIEWS */

  getCurrentBonusEarned(user: Wallet): bigint {
    return this.state.credits.get(user) ?? 0n;
  }

  claimed_bonus(user: Wallet): bigint {
    return this.state.claimed.get(user) ?? 0n;
  }

  owed(): bigint {
    return this.owedToMembers() + this.state.fund;
  }

  total_users(): bigint {
    return BigInt(this.state.members.length);
  }

  /** @throws RangeError beyond the last seat. */
  platform_investors(position: bigint): Wallet {
    const investor = this.state.seats[Number(position)];
    if (investor === undefined) throw new RangeError(`There is no seat ${position}.`);
    return investor;
  }

  total_platform_investors(): bigint {
    return BigInt(this.state.seats.length);
  }

  platform_investor_level(): bigint {
    return BigInt(platformInvestorLevel);
  }

  max_platform_investors(): bigint {
    return BigInt(maximumSeats);
  }

  upline_registry(): Wallet {
    return this.context.registry.address;
  }

  /** The current terms. On chain they are part of `config`. */
  terms(): PoolTerms {
    return this.state.terms;
  }

  position(): number {
    return this.state.position;
  }

  /** All members in the order of joining. On chain only the logs have them. */
  members(): readonly Wallet[] {
    return this.state.members;
  }

  /* PURCHASES */

  /** Common checks before a purchase, in the order of the interfaces up to the referral. */
  protected checkOpen({ caller, at }: Call, referral: Wallet, { terms }: Payment): void {
    this.checkSale(at);
    if (referral === caller) throw new ContractRevert('ReferralMustNotBeSender');
    if (this.isMember(caller)) throw new ContractRevert('AlreadyInvested');
    this.checkShown(terms);
  }

  /**
   * The last checks of a purchase, about the coin; then its first effects: the registry's record
   * and the fee.
   * @throws ContractRevert NotEnoughAllowanceOrBalance, TransferFailed, in this order.
   */
  protected collect(call: Call, joining: Joining, { permit = false }: Payment): PoolEvent[] {
    const { caller, at } = call;
    const { joiningFee } = this.state.terms;
    const coin = this.#coin();
    const allowed = permit ? joiningFee : coin.allowance(caller, this.address);
    if (allowed < joiningFee || !coin.canMove(caller, this.address, joiningFee)) {
      throw new ContractRevert('NotEnoughAllowanceOrBalance');
    }
    if (coin.arriving(joiningFee) !== joiningFee) throw new ContractRevert('TransferFailed');

    return [
      ...this.context.registry.record_join({ caller: this.address, at }, joining),
      ...(permit ? coin.approve(call, this.address, joiningFee) : []),
      ...coin.pull(caller, this.address, joiningFee),
    ];
  }

  /**
   * The log of the referral cut that the buyer's sponsor lost; none if the sponsor is the referral.
   */
  protected lostIncome(sponsor: Wallet, { member, referral }: Joining, amount: bigint): PoolEvent[] {
    if (sponsor === referral) return [];
    return [this.log('LostIncome', { loser: sponsor, from: member, receiver: referral, amount })];
  }

  protected credit(user: Wallet, amount: bigint): void {
    if (amount > 0n) this.state.credits.set(user, (this.state.credits.get(user) ?? 0n) + amount);
  }

  /** Role holders and coin as in `config`. */
  protected addresses() {
    return {
      admin: this.defaultAdmin(),
      modifier_admin: this.role_holder('MODIFIER'),
      product_pool: this.role_holder('PRODUCT'),
      royalty_admin: this.role_holder('ROYALITY'),
      stable_coin: this.state.stableCoin,
    };
  }

  #coin(): Coin {
    return this.context.coinAt(this.state.stableCoin);
  }

  #checkPayout(coin: Coin, to: Wallet, amount: bigint): void {
    if (!coin.canMove(this.address, to, amount)) throw new ContractRevert('TransferFailed');
  }
}
