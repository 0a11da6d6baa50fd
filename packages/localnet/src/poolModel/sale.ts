import { isSameTerms, type PoolTerms, pauseCoolDown, pauseLength } from '@upline/domain';
import type { Call } from './call.ts';
import { ContractRevert } from './contractRevert.ts';
import type { PoolEvent } from './events.ts';
import { checkDue, type Notice, noNotice, noticeAt } from './notice.ts';
import { RoleHolding, type RoleHoldingState } from './roleHolding.ts';
import { announcedTerms, checkTerms } from './terms.ts';

interface Announced extends Notice {
  readonly terms: PoolTerms;
}

export interface SaleState extends RoleHoldingState {
  terms: PoolTerms;
  readonly firstTerms: PoolTerms;
  announced: Announced | null;
  retirement: Notice | null;
  isStarted: boolean;
  isRetired: boolean;
  /** Seconds; 0 before the first pause. */
  pausedUntil: bigint;
}

const noTerms: PoolTerms = { joiningFee: 0n, referralShare: 0, networkShare: 0, operatorShare: 0 };

/** Terms and state of the sale: IPool, TERMS and SAFEGUARDS. */
export abstract class Sale<S extends SaleState> extends RoleHolding<S> {
  /* TERMS */

  queue_terms(call: Call, terms: PoolTerms): PoolEvent[] {
    this.only('MODIFIER', call);
    checkTerms(terms, { first: this.state.firstTerms, present: this.state.terms.joiningFee });
    const notice = noticeAt(call.at);
    this.state.announced = { terms, ...notice };
    return [this.log('TermsQueued', { ...announcedTerms(terms), ...notice })];
  }

  apply_terms(call: Call): PoolEvent[] {
    this.only('MODIFIER', call);
    const { announced } = this.state;
    checkDue(announced, call.at, 'TermsNotReady');
    this.state.terms = announced?.terms ?? this.state.terms;
    this.state.announced = null;
    return [this.log('TermsApplied', announcedTerms(this.state.terms))];
  }

  cancel_terms(call: Call): PoolEvent[] {
    this.only('MODIFIER', call);
    const { announced } = this.state;
    if (!announced) throw new ContractRevert('TermsNotReady');
    this.state.announced = null;
    return [this.log('TermsCancelled', announcedTerms(announced.terms))];
  }

  /* SAFEGUARDS */

  set_paused(call: Call, isPaused: boolean): PoolEvent[] {
    this.only('ADMIN', call);
    const { pausedUntil } = this.state;
    if (isPaused) {
      const isTooSoon = pausedUntil !== 0n && call.at < pausedUntil + pauseCoolDown;
      if (isTooSoon) throw new ContractRevert('PauseNotReady');
      this.state.pausedUntil = call.at + pauseLength;
    } else if (this.#isPaused(call.at)) {
      this.state.pausedUntil = call.at;
    }
    return [this.log('PausedSet', { until: this.state.pausedUntil })];
  }

  queue_retirement(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    if (this.state.isRetired) throw new ContractRevert('PoolRetired');
    const notice = noticeAt(call.at);
    this.state.retirement = notice;
    return [this.log('RetirementQueued', notice)];
  }

  retire(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    checkDue(this.state.retirement, call.at, 'RetirementNotReady');
    this.state.retirement = null;
    this.state.isRetired = true;
    return [this.log('Retired', {})];
  }

  cancel_retirement(call: Call): PoolEvent[] {
    this.only('ADMIN', call);
    if (!this.state.retirement) throw new ContractRevert('RetirementNotReady');
    this.state.retirement = null;
    return [this.log('RetirementCancelled', {})];
  }

  /* VIEWS */

  is_started(): boolean {
    return this.state.isStarted;
  }

  /** @param at Time in seconds; on chain the block's. */
  is_open(at: bigint): boolean {
    return this.state.isStarted && !this.state.isRetired && !this.#isPaused(at);
  }

  paused_until(): bigint {
    return this.state.pausedUntil;
  }

  is_retired(): boolean {
    return this.state.isRetired;
  }

  pending_terms(): [terms: PoolTerms, ready_at: bigint, expires_at: bigint] {
    const { terms, readyAt, expiresAt } = this.state.announced ?? { terms: noTerms, ...noNotice };
    return [terms, readyAt, expiresAt];
  }

  pending_retirement(): [ready_at: bigint, expires_at: bigint] {
    const { readyAt, expiresAt } = this.state.retirement ?? noNotice;
    return [readyAt, expiresAt];
  }

  /** @throws ContractRevert ContractNotInitialized, PoolRetired, PurchasesPaused, in this order. */
  protected checkSale(at: bigint): void {
    const { isStarted, isRetired } = this.state;
    if (!isStarted) throw new ContractRevert('ContractNotInitialized');
    if (isRetired) throw new ContractRevert('PoolRetired');
    if (this.#isPaused(at)) throw new ContractRevert('PurchasesPaused');
  }

  /** @throws ContractRevert TermsChanged if the shown terms differ from the current ones. */
  protected checkShown(shown: PoolTerms | undefined): void {
    if (shown && !isSameTerms(shown, this.state.terms)) throw new ContractRevert('TermsChanged');
  }

  #isPaused(at: bigint): boolean {
    return at < this.state.pausedUntil;
  }
}
