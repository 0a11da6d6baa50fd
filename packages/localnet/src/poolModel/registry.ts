import { maximumHops } from '@upline/domain';
import { Administered, type AdministeredState } from './administered.ts';
import type { Call } from './call.ts';
import { ContractRevert } from './contractRevert.ts';
import { copyState } from './copyState.ts';
import type { PoolEvent } from './events.ts';
import { checkDue, type Notice, noNotice, noticeAt } from './notice.ts';
import { nobody, type Wallet } from './wallet.ts';

/** Maximum of enrolments in a call. IUplineRegistry.enroll_many. */
const maximumEnrolments = 32;

/** Maximum of pools, one bit each. IUplineRegistry.add_pool. */
const maximumPools = 56;

interface Binding {
  readonly sponsor: Wallet;
  /** Seconds. */
  readonly boundAt: bigint;
  readonly poolBits: bigint;
}

interface Listing {
  readonly bit: number;
  readonly position: number;
  readonly mayBind: boolean;
}

interface Announcement extends Notice {
  readonly position: number;
}

/** A contract's answers to the registry's checks: IPool.upline_registry, position, kind. */
export interface PoolAnswers {
  registry: Wallet;
  position: number;
  kind: 'race' | 'global';
}

/** Returns the answers of a pool at an address, if there is one. */
type AskPool = (address: Wallet) => PoolAnswers | undefined;

interface RegistryState extends AdministeredState {
  root: Wallet;
  wallets: Map<Wallet, Binding>;
  pools: Map<Wallet, Listing>;
  announced: Map<Wallet, Announcement>;
  isSealed: boolean;
}

/** An enrolment by another account. */
export interface Enrolment {
  member: Wallet;
  sponsor: Wallet;
  /** Deadline of the signature, seconds. */
  deadline: bigint;
  /** True if the member signed this enrolment; the model does not check signatures. */
  isSigned: boolean;
}

/** A member who joins a pool, with the referral. */
export interface Joining {
  member: Wallet;
  referral: Wallet;
  /** True if the pool asks to bind an unbound member to the referral. */
  mayBind: boolean;
}

/** The registry of sponsors: IUplineRegistry. */
export class Registry extends Administered<RegistryState> {
  readonly #ask: AskPool;

  private constructor(address: Wallet, state: RegistryState, ask: AskPool) {
    super(address, state);
    this.#ask = ask;
  }

  static create(address: Wallet, admin: Wallet, root: Wallet, at: bigint, ask: AskPool): Registry {
    const record: Binding = { sponsor: nobody, boundAt: at, poolBits: 0n };
    const state = {
      admin,
      offeredAdmin: nobody,
      offeredFrom: 0n,
      root,
      wallets: new Map([[root, record]]),
      pools: new Map(),
      announced: new Map(),
      isSealed: false,
    };
    return new Registry(address, state, ask);
  }

  clone(ask: AskPool): Registry {
    return new Registry(this.address, copyState(this.state), ask);
  }

  /* BINDING */

  enroll({ caller, at }: Call, sponsor: Wallet): PoolEvent[] {
    if (this.isBound(caller)) throw new ContractRevert('AlreadyBound');
    if (!this.isBound(sponsor)) throw new ContractRevert('InvalidReferral');
    return [this.#bind(caller, sponsor, at)];
  }

  enroll_for({ at }: Call, enrolment: Enrolment): PoolEvent[] {
    const { member, sponsor, deadline, isSigned } = enrolment;
    if (this.isBound(member)) throw new ContractRevert('AlreadyBound');
    if (at > deadline) throw new ContractRevert('EnrolmentExpired');
    if (!isSigned) throw new ContractRevert('InvalidSignature');
    if (!this.isBound(sponsor)) throw new ContractRevert('InvalidReferral');
    return [this.#bind(member, sponsor, at)];
  }

  enroll_many(call: Call, enrolments: readonly Enrolment[]): PoolEvent[] {
    if (enrolments.length > maximumEnrolments) throw new ContractRevert('TooManyEnrolments');
    const bound: Wallet[] = [];
    try {
      return enrolments.flatMap((enrolment) => {
        const { member, sponsor } = enrolment;
        if (this.isBound(member)) return [];
        const events = member === call.caller ? this.enroll(call, sponsor) : this.enroll_for(call, enrolment);
        bound.push(member);
        return events;
      });
    } catch (error) {
      // An error for one member reverts the earlier bindings of the same call.
      for (const member of bound) this.state.wallets.delete(member);
      throw error;
    }
  }

  /* POOLS */

  add_pool(call: Call, pool: Wallet, position: number): PoolEvent[] {
    this.only('ADMIN', call);
    this.#checkListing(pool, position);
    const { pools, announced, isSealed } = this.state;
    if (pools.size >= maximumPools) throw new ContractRevert('MaximumPoolsReached');
    const waiting = announced.get(pool);
    if (isSealed) checkDue(waiting?.position === position ? waiting : null, call.at, 'PoolNotReady');
    this.#checkAnswers(pool, position);
    const bit = pools.size;
    pools.set(pool, { bit, position, mayBind: !isSealed });
    announced.delete(pool);
    return [this.log('PoolAdded', { pool, bit, position })];
  }

  queue_pool(call: Call, pool: Wallet, position: number): PoolEvent[] {
    this.only('ADMIN', call);
    this.#checkListing(pool, position);
    this.#checkAnswers(pool, position);
    const notice = noticeAt(call.at);
    this.state.announced.set(pool, { position, ...notice });
    return [this.log('PoolQueued', { pool, position, ...notice })];
  }

  cancel_pool(call: Call, pool: Wallet): PoolEvent[] {
    this.only('ADMIN', call);
    if (!this.state.announced.delete(pool)) throw new ContractRevert('PoolNotReady');
    return [this.log('PoolCancelled', { pool })];
  }

  seal(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    if (this.state.isSealed) throw new ContractRevert('AlreadySealed');
    this.state.isSealed = true;
    return [this.log('Sealed', {})];
  }

  /* CALLED BY POOLS */

  record_join(call: Call, joining: Joining): PoolEvent[] {
    const { sponsor, bit } = this.checkJoin(call.caller, joining);
    const { member, mayBind } = joining;
    const binds = mayBind && !this.isBound(member);
    const events = binds ? [this.#bind(member, sponsor, call.at)] : [];
    this.#mark(member, bit);
    return events;
  }

  record_seat({ caller }: Call, member: Wallet): PoolEvent[] {
    const { bit } = this.checkSeat(caller, member);
    this.#mark(member, bit);
    return [];
  }

  /**
   * The checks of `record_join` without its effect: the member's sponsor and the pool's bit.
   * @throws ContractRevert UnknownPool, InvalidReferral.
   */
  checkJoin(pool: Wallet, { member, referral, mayBind }: Joining): { sponsor: Wallet; bit: number } {
    const { bit, mayBind: poolMayBind } = this.#listed(pool);
    if (!this.isBound(member)) {
      // Once the member is bound, `referrer` returns a referral that is in the pool, or the root as
      // a fallback.
      const isNamed = this.#isIn(referral, bit) || referral === this.state.root;
      if (!mayBind || !poolMayBind || !isNamed) throw new ContractRevert('InvalidReferral');
      return { sponsor: referral, bit };
    }
    const [named] = this.referrer(member, bit);
    // Only the root has no sponsor: it is seated and never joins.
    if (referral !== named || named === nobody) throw new ContractRevert('InvalidReferral');
    return { sponsor: this.#binding(member)?.sponsor ?? nobody, bit };
  }

  /**
   * The checks of `record_seat` without its effect. @throws ContractRevert UnknownPool,
   * InvalidReferral.
   */
  checkSeat(pool: Wallet, member: Wallet): { bit: number } {
    const { bit } = this.#listed(pool);
    if (!this.isBound(member)) throw new ContractRevert('InvalidReferral');
    return { bit };
  }

  /* VIEWS */

  root(): Wallet {
    return this.state.root;
  }

  isBound(wallet: Wallet): boolean {
    return this.state.wallets.has(wallet);
  }

  referrer(wallet: Wallet, poolBit: number): [referral: Wallet, is_direct: boolean] {
    const sponsor = this.#binding(wallet)?.sponsor ?? nobody;
    if (sponsor === nobody) return [nobody, false];
    let next = sponsor;
    for (let hop = 0; hop < maximumHops && next !== nobody; hop++) {
      if (this.#isIn(next, poolBit)) return [next, next === sponsor];
      next = this.#binding(next)?.sponsor ?? nobody;
    }
    return [this.state.root, this.state.root === sponsor];
  }

  wallets(wallet: Wallet): [sponsor: Wallet, bound_at: bigint, pool_bits: bigint] {
    const { sponsor, boundAt, poolBits } = this.#binding(wallet) ?? {
      sponsor: nobody,
      boundAt: 0n,
      poolBits: 0n,
    };
    return [sponsor, boundAt, poolBits];
  }

  pools(pool: Wallet): [bit: number, position: number, may_bind: boolean] {
    const { bit, position, mayBind } = this.state.pools.get(pool) ?? { bit: 0, position: 0, mayBind: false };
    return [bit, position, mayBind];
  }

  pending_pools(pool: Wallet): [position: number, ready_at: bigint, expires_at: bigint] {
    const { position, readyAt, expiresAt } = this.state.announced.get(pool) ?? { position: 0, ...noNotice };
    return [position, readyAt, expiresAt];
  }

  is_sealed(): boolean {
    return this.state.isSealed;
  }

  /** @throws RangeError beyond the last pool. */
  pool_at(bit: number): Wallet {
    const pool = [...this.state.pools.keys()][bit];
    if (pool === undefined) throw new RangeError(`No pool has bit ${bit}.`);
    return pool;
  }

  total_pools(): bigint {
    return BigInt(this.state.pools.size);
  }

  #binding(wallet: Wallet): Binding | undefined {
    return this.state.wallets.get(wallet);
  }

  #isIn(wallet: Wallet, bit: number): boolean {
    const bits = this.#binding(wallet)?.poolBits ?? 0n;
    return (bits & (1n << BigInt(bit))) !== 0n;
  }

  #bind(member: Wallet, sponsor: Wallet, at: bigint): PoolEvent {
    this.state.wallets.set(member, { sponsor, boundAt: at, poolBits: 0n });
    return this.log('SponsorBound', { member, sponsor });
  }

  #mark(member: Wallet, bit: number): void {
    const binding = this.#binding(member);
    if (!binding) throw new RangeError(`${member} is not bound.`);
    this.state.wallets.set(member, { ...binding, poolBits: binding.poolBits | (1n << BigInt(bit)) });
  }

  #listed(pool: Wallet): Listing {
    const listing = this.state.pools.get(pool);
    if (!listing) throw new ContractRevert('UnknownPool');
    return listing;
  }

  #checkAnswers(pool: Wallet, position: number): void {
    const answers = this.#ask(pool);
    const kind = position % 3 === 0 ? 'global' : 'race';
    const isOurs = answers?.registry === this.address && answers.position === position;
    if (!isOurs || answers.kind !== kind) throw new ContractRevert('NotAPool');
  }

  #checkListing(pool: Wallet, position: number): void {
    if (position < 1) throw new ContractRevert('InvalidPosition');
    if (this.state.pools.has(pool)) throw new ContractRevert('PoolAlreadyAdded');
  }
}
