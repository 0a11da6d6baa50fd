// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Every reason for which a pool refuses a call
/// @notice One error per line of the catalogue (Spec §8). A caller without the needed role meets
/// OpenZeppelin's `AccessControlUnauthorizedAccount(account, role)`.
interface IPoolErrors {
    /// @notice The wallet already holds a place in this pool.
    error AlreadyInvested();

    /// @notice The stable coin could not be taken: balance or allowance is below the joining fee, or the coin's
    /// issuer bars the buyer.
    error NotEnoughAllowanceOrBalance();

    /// @notice A wallet cannot refer itself.
    error ReferralMustNotBeSender();

    /// @notice The percentages of a fee do not add up to the whole.
    error InvalidTotalCutPercentage();

    /// @notice The product or royalty fund does not hold the amount asked for.
    error InsufficientProductOrRoyaltyFund();

    /// @notice The stable coin brought another amount than the fee, or refused to pay out.
    error TransferFailed();

    /// @notice The wallet holds no place in this pool.
    error UserNotInvestor();

    /// @notice There is no bonus to claim.
    error NotEnoughBonus();

    /// @notice The referral is not the wallet that the registry names for this buyer and this pool.
    error InvalidReferral();

    /// @notice All seats for platform investors are taken.
    error MaximumPlatformInvestorsReached();

    /// @notice The pool has not been started, or has no root to start with.
    error ContractNotInitialized();

    /// @notice The pool has been started: seats are fixed and it cannot start twice.
    error ContractStarted();

    /// @notice Purchases rest for a while; claims never do.
    error PurchasesPaused();

    /// @notice No terms are announced, or their waiting time is not over.
    error TermsNotReady();

    /// @notice Other terms are in force than the buyer was shown.
    error TermsChanged();

    /// @notice More than 14 days have passed since what was announced could first be done.
    error AnnouncementExpired();

    /// @notice Less than 60 % of the fee would go to members, or to one of their two parts less than half of its
    /// first value.
    error MemberShareTooLow();

    /// @notice The joining fee is zero, less than half the first one, or more than ten times the first or the
    /// present one.
    error InvalidJoiningFee();

    /// @notice The stable coin does not count in six decimals.
    error InvalidStableCoin();

    /// @notice Purchases have ended for ever; claims go on.
    error PoolRetired();

    /// @notice No retirement is announced, or its waiting time is not over.
    error RetirementNotReady();

    /// @notice The registry's list of pools that may bind is not closed yet.
    error RegistryNotSealed();

    /// @notice Purchases were paused less than 7 days ago, or still are.
    error PauseNotReady();

    /// @notice The role is not offered to this wallet, cannot be offered, or has no holder to pay.
    error UnknownReceiver();

    /// @notice The pool holds nothing beyond what it owes.
    error NothingToRescue();
}
