import type { Call } from './call.ts';
import { announcement, pauseCoolDown, pauseLength } from './duration.ts';
import type { PoolEvent } from './events.ts';
import { PoolRefusal } from './refusal.ts';
import { RoleHolding, type RoleHoldingState } from './roleHolding.ts';
import { checkTerms, type PoolTerms, toldTerms } from './terms.ts';

interface Announced {
  readonly terms: PoolTerms;
  /** Seconds. */
  readonly readyAt: bigint;
}

export interface SaleState extends RoleHoldingState {
  terms: PoolTerms;
  /** What the first terms asked, units of 10⁻⁶. */
  readonly firstFee: bigint;
  announced: Announced | null;
  isStarted: boolean;
  isRetired: boolean;
  /** Seconds; 0 before the first pause. */
  pausedUntil: bigint;
}

const noTerms: PoolTerms = { joiningFee: 0n, referralShare: 0, networkShare: 0, operatorShare: 0 };

/** On what terms places are sold, and whether they are at all: IPool, TERMS and BRAKES. */
export abstract class Sale<S extends SaleState> extends RoleHolding<S> {
  /* TERMS */

  queue_terms(call: Call, terms: PoolTerms): PoolEvent[] {
    this.only('MODIFIER', call);
    checkTerms(terms, { first: this.state.firstFee, present: this.state.terms.joiningFee });
    const readyAt = call.at + announcement;
    this.state.announced = { terms, readyAt };
    return [this.log('TermsQueued', { ...toldTerms(terms), readyAt })];
  }

  apply_terms(call: Call): PoolEvent[] {
    this.only('MODIFIER', call);
    const { announced } = this.state;
    if (!announced || call.at < announced.readyAt) throw new PoolRefusal('TermsNotReady');
    this.state.terms = announced.terms;
    this.state.announced = null;
    return [this.log('TermsApplied', toldTerms(announced.terms))];
  }

  cancel_terms(call: Call): PoolEvent[] {
    this.only('MODIFIER', call);
    const { announced } = this.state;
    if (!announced) throw new PoolRefusal('TermsNotReady');
    this.state.announced = null;
    return [this.log('TermsCancelled', toldTerms(announced.terms))];
  }

  /* BRAKES */

  set_paused(call: Call, isPaused: boolean): PoolEvent[] {
    this.only('ADMIN', call);
    const { pausedUntil } = this.state;
    if (isPaused) {
      const isTooSoon = pausedUntil !== 0n && call.at < pausedUntil + pauseCoolDown;
      if (isTooSoon) throw new PoolRefusal('PauseNotReady');
      this.state.pausedUntil = call.at + pauseLength;
    } else if (this.#isPaused(call.at)) {
      this.state.pausedUntil = call.at;
    }
    return [this.log('PausedSet', { until: this.state.pausedUntil })];
  }

  retire(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    if (this.state.isRetired) throw new PoolRefusal('PoolRetired');
    this.state.isRetired = true;
    return [this.log('Retired', {})];
  }

  /* VIEWS */

  is_started(): boolean {
    return this.state.isStarted;
  }

  /** @param at The time in seconds, the block's on chain. */
  is_open(at: bigint): boolean {
    return this.state.isStarted && !this.state.isRetired && !this.#isPaused(at);
  }

  paused_until(): bigint {
    return this.state.pausedUntil;
  }

  is_retired(): boolean {
    return this.state.isRetired;
  }

  pending_terms(): [terms: PoolTerms, ready_at: bigint] {
    const { terms, readyAt } = this.state.announced ?? { terms: noTerms, readyAt: 0n };
    return [terms, readyAt];
  }

  /** @throws PoolRefusal ContractNotInitialized, PoolRetired, PurchasesPaused, in this order. */
  protected checkSale(at: bigint): void {
    const { isStarted, isRetired } = this.state;
    if (!isStarted) throw new PoolRefusal('ContractNotInitialized');
    if (isRetired) throw new PoolRefusal('PoolRetired');
    if (this.#isPaused(at)) throw new PoolRefusal('PurchasesPaused');
  }

  #isPaused(at: bigint): boolean {
    return at < this.state.pausedUntil;
  }
}
