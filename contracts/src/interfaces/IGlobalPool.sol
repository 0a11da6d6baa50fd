// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "./IPool.sol";

/// @title A pool of equal shares
/// @notice All holders share equally in every later purchase.
interface IGlobalPool is IPool {
    /// @notice The pool cut takes all roundings.
    struct Config {
        address admin;
        address modifier_admin;
        address product_pool;
        address royalty_admin;
        address stable_coin;
        uint256 joining_fee;
        uint256 pool_cut;
        uint256 referral_cut;
        uint256 royalty_cut;
        uint256 pool_percentage;
        uint256 referral_percentage;
        uint256 royalty_percentage;
    }

    /// @notice `user` became holder number `index`. Each earlier holder has earned `acc` per share since the
    /// pool began, minus what `acc` was when they joined.
    /// @param user The buyer.
    /// @param referral The buyer's sponsor, or the nearest ancestor with a share.
    /// @param index Their number in order of joining.
    /// @param fee What they paid.
    /// @param poolCut What the earlier holders divide.
    /// @param referralCut The referral's credit.
    /// @param royaltyCut To the royalty fund.
    /// @param acc Earnings of one share since the pool began.
    event Invested(
        address indexed user,
        address indexed referral,
        uint32 indexed index,
        uint256 fee,
        uint256 poolCut,
        uint256 referralCut,
        uint256 royaltyCut,
        uint256 acc
    );

    /// @notice Buys one share for the caller, who must have approved the joining fee and be bound.
    /// @dev Checks, in this order: `ContractNotInitialized` before the start, `PoolRetired`, `PurchasesPaused`,
    /// `ReferralMustNotBeSender`, `AlreadyInvested`, `InvalidReferral` when the caller is unbound or the registry
    /// names another referral, `NotEnoughAllowanceOrBalance`, `TransferFailed` when the coin moves another amount.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    function invest_stable_coin(address referral) external;

    /// @notice The same on the terms that the buyer was shown: a change that came in between is refused.
    /// @dev As above, with `TermsChanged` after `AlreadyInvested` when other terms are in force.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    /// @param terms What the buyer was shown.
    function invest_stable_coin_on_terms(address referral, Terms calldata terms) external;

    /// @notice The same, with the caller's EIP-2612 signature over exactly the joining fee instead of an approval.
    /// A signature that the coin refuses changes nothing: an allowance that is there already is used.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    /// @param terms What the buyer was shown.
    /// @param deadline Until when the signature counts, in seconds.
    /// @param v Recovery bit of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    function invest_stable_coin_with_permit(
        address referral,
        Terms calldata terms,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice Pays `amount` of the royalty fund to the caller. Only ROYALITY. `InsufficientProductOrRoyaltyFund`
    /// when the fund holds less.
    /// @param amount The amount to pay, in units.
    function claim_royalty_fund(uint256 amount) external;

    /// @notice Addresses, fee and shares of this pool.
    function config() external view returns (Config memory);

    /// @notice One share and the time it was bought, or zeros for strangers.
    /// @param user A member.
    /// @return shares 1 for a holder, else 0.
    /// @return timestamp When it was bought, in seconds.
    function user_share(address user) external view returns (uint256 shares, uint256 timestamp);

    /// @notice Earnings of one share since the pool began.
    function earned_per_share() external view returns (uint256);

    /// @notice The remainder that could not be divided and waits for the next purchase; below `total_users`.
    function carry() external view returns (uint256);

    /// @notice Balance of the royalty fund.
    function royalty_fund() external view returns (uint256);
}
