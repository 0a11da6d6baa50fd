// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "./IPool.sol";

/// @title A pool in which all holders share equally in every later purchase
interface IGlobalPool is IPool {
    /// @notice How a fee is shared, in basis points that add up to 10 000.
    struct Percentages {
        uint16 pool;
        uint16 referral;
        uint16 royalty;
    }

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
    /// pool began, minus what `acc` was when he joined.
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
    /// @dev Checks, in this order: started, referral is not the caller, caller not in yet, the registry's word
    /// on the referral (who is in, then), payment.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    function invest_stable_coin(address referral) external;

    /// @notice Pays `amount` of the royalty fund to the caller. Only ROYALITY.
    function claim_royalty_fund(uint256 amount) external;

    /// @notice Addresses, fee and shares of this pool.
    function config() external view returns (Config memory);

    /// @notice One share and the time it was bought, or zeros for strangers.
    function user_share(address user) external view returns (uint256 shares, uint256 timestamp);

    /// @notice What one share has earned since the pool began.
    function earned_per_share() external view returns (uint256);

    /// @notice The remainder that could not be divided and waits for the next purchase; below `total_users`.
    function carry() external view returns (uint256);

    /// @notice What the royalty fund holds.
    function royalty_fund() external view returns (uint256);
}
