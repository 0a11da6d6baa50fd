import type { PoolEvent } from './events.ts';

/** The errors of IPoolErrors, IUplineRegistry and OpenZeppelin's access control that the model answers with. */
export type RefusalName =
  | 'AlreadyInvested'
  | 'NotEnoughAllowanceOrBalance'
  | 'ReferralMustNotBeSender'
  | 'InvalidTotalCutPercentage'
  | 'InsufficientProductOrRoyaltyFund'
  | 'TransferFailed'
  | 'UserNotInvestor'
  | 'NotEnoughBonus'
  | 'InvalidReferral'
  | 'MaximumPlatformInvestorsReached'
  | 'ContractNotInitialized'
  | 'ContractStarted'
  | 'PurchasesPaused'
  | 'TermsNotReady'
  | 'TermsChanged'
  | 'AnnouncementExpired'
  | 'MemberShareTooLow'
  | 'InvalidJoiningFee'
  | 'InvalidStableCoin'
  | 'PoolRetired'
  | 'RetirementNotReady'
  | 'RegistryNotSealed'
  | 'PauseNotReady'
  | 'UnknownReceiver'
  | 'NothingToRescue'
  | 'AlreadyBound'
  | 'UnknownPool'
  | 'PoolAlreadyAdded'
  | 'InvalidPosition'
  | 'MaximumPoolsReached'
  | 'PoolNotReady'
  | 'NotAPool'
  | 'AlreadySealed'
  | 'EnrolmentExpired'
  | 'InvalidSignature'
  | 'TooManyEnrolments'
  | 'AccessControlUnauthorizedAccount'
  | 'AccessControlBadConfirmation'
  | 'AccessControlInvalidDefaultAdmin'
  | 'AccessControlEnforcedDefaultAdminDelay'
  | 'AccessControlEnforcedDefaultAdminRules'
  | 'ERC20InsufficientBalance';

/** A call that the contracts would revert. After one, the world is as it was before the call. */
export class PoolRefusal extends Error {
  override readonly name = 'PoolRefusal';
  readonly errorName: RefusalName;
  /** The error's arguments in the ABI's order; roles by name. */
  readonly args: readonly unknown[];

  constructor(errorName: RefusalName, ...args: readonly unknown[]) {
    super(`${errorName}(${args.join(', ')})`);
    this.errorName = errorName;
    this.args = args;
  }
}

/** What came of a call: the events that it logged, or the error that it met. */
export type Outcome =
  | { events: PoolEvent[] }
  | { refusal: { errorName: RefusalName; args: readonly unknown[] } };

/**
 * A call's outcome as data.
 * @example outcomeOf(() => pool.claim_bonus({ caller, at })) // { refusal: { errorName: 'NotEnoughBonus', args: [] } }
 * @throws whatever is no refusal: the model's own faults are never mistaken for a revert.
 */
export function outcomeOf(call: () => PoolEvent[]): Outcome {
  try {
    return { events: call() };
  } catch (error) {
    if (!(error instanceof PoolRefusal)) throw error;
    return { refusal: { errorName: error.errorName, args: error.args } };
  }
}
