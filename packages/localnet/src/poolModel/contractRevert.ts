import type { PoolEvent } from './events.ts';

/**
 * Errors of IPoolErrors, IUplineRegistry and OpenZeppelin's access control that the model throws.
 */
export type RevertName =
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

/** A call that the contracts would revert. It leaves the model unchanged. */
export class ContractRevert extends Error {
  override readonly name = 'PoolRefusal';
  readonly errorName: RevertName;
  /** The error's arguments in ABI order; roles by name. */
  readonly args: readonly unknown[];

  constructor(errorName: RevertName, ...args: readonly unknown[]) {
    super(`${errorName}(${args.join(', ')})`);
    this.errorName = errorName;
    this.args = args;
  }
}

/** The result of a call: its events, or its error. */
export type Outcome =
  | { events: PoolEvent[] }
  | { refusal: { errorName: RevertName; args: readonly unknown[] } };

/**
 * Runs a call and returns its outcome as data.
 * @example outcomeOf(() => pool.claim_bonus({ caller, at })) // { refusal: { errorName: 'NotEnoughBonus', args: [] } }
 * @throws Any error other than a refusal, so that a fault of the model is not reported as a revert.
 */
export function outcomeOf(call: () => PoolEvent[]): Outcome {
  try {
    return { events: call() };
  } catch (error) {
    if (!(error instanceof ContractRevert)) throw error;
    return { refusal: { errorName: error.errorName, args: error.args } };
  }
}
