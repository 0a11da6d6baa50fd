// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "./IPool.sol";

/// @title A pool that places its members in a matrix of five
/// @notice Each member has five places below and is paid from five generations.
interface IRacePool is IPool {
    /// @notice `upline_cut` is what each of the five uplines gets; the product fund takes all roundings.
    struct Config {
        address admin;
        address modifier_admin;
        address product_pool;
        address royalty_admin;
        address stable_coin;
        uint256 joining_fee;
        uint256 product_cut;
        uint256 bonus_cut;
        uint256 upline_cut;
        uint256 product_percentage;
        uint256 bonus_percentage;
        uint256 upline_percentage;
    }

    /// @notice `user` bought place `index` in slot 1–5 under `upline`. `referral` was credited `bonus`, the
    /// nearest `generations` (0–5) uplines `perUpline` each. The product fund got `product`, which is
    /// the fee's product cut, and besides `perUpline` for each generation that is missing near the root.
    /// @param user The buyer.
    /// @param referral The buyer's sponsor, or the nearest ancestor with a place.
    /// @param upline Under whom they are placed.
    /// @param index Their number in order of joining.
    /// @param slot Their slot under the upline.
    /// @param fee What they paid.
    /// @param bonus The referral's credit.
    /// @param perUpline Each upline's credit.
    /// @param generations Number of uplines credited, 0 to 5.
    /// @param product The fee's product cut.
    event Invested(
        address indexed user,
        address indexed referral,
        address indexed upline,
        uint32 index,
        uint8 slot,
        uint256 fee,
        uint256 bonus,
        uint256 perUpline,
        uint8 generations,
        uint256 product
    );

    /// @notice Buys a place for the caller, who must have approved the joining fee.
    /// @dev Checks, in this order: `ContractNotInitialized` before the start, `PoolRetired`, `PurchasesPaused`,
    /// `ReferralMustNotBeSender`, `AlreadyInvested`, `InvalidReferral` when the referral is not in or is not whom
    /// the registry names, `NotEnoughAllowanceOrBalance`, `TransferFailed` when the coin moves another amount.
    /// The place: under the referral while they have a free slot, else under `sequential_index`.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    /// @param is_direct Whether `referral` is the caller's sponsor. A caller whom the registry does not know
    /// must say true and is bound to `referral` for ever, unless this pool was listed after the registry's seal.
    function invest_stable_coin(address referral, bool is_direct) external;

    /// @notice The same on the terms that the buyer was shown: a change that came in between is refused.
    /// @dev As above, with `TermsChanged` after `AlreadyInvested` when other terms are in force.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    /// @param is_direct Whether `referral` is the caller's sponsor.
    /// @param terms What the buyer was shown.
    function invest_stable_coin_on_terms(address referral, bool is_direct, Terms calldata terms) external;

    /// @notice The same, with the caller's EIP-2612 signature over exactly the joining fee instead of an approval.
    /// A signature that the coin refuses changes nothing: an allowance that is there already is used.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    /// @param is_direct Whether `referral` is the caller's sponsor.
    /// @param terms What the buyer was shown.
    /// @param deadline Until when the signature counts, in seconds.
    /// @param v Recovery bit of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    function invest_stable_coin_with_permit(
        address referral,
        bool is_direct,
        Terms calldata terms,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice Pays `amount` of the product fund to the caller. Only PRODUCT. `InsufficientProductOrRoyaltyFund`
    /// when the fund holds less.
    /// @param amount The amount to pay, in units.
    function claim_product_fund(uint256 amount) external;

    /// @notice Addresses, fee and shares of this pool.
    function config() external view returns (Config memory);

    /// @notice The place of `user`: index in order of joining from 1 (0 for strangers), upline (zero for the
    /// root), and the wallets in their slots 1–5 as far as they are taken.
    /// @param user A member.
    /// @return index Their number in order of joining.
    /// @return upline Under whom they are placed.
    /// @return downlines Who is placed under them, in order of slots.
    function users(address user)
        external
        view
        returns (uint256 index, address upline, address[] memory downlines);

    /// @notice The uplines of `user`, nearest first; zero where the tree ends before.
    /// @param user A member.
    function five_uplines(address user) external view returns (address[5] memory);

    /// @notice Index of the earliest member with a free slot, who receives the next spill-over; 0 before the
    /// first seat.
    function sequential_index() external view returns (uint256);

    /// @notice Balance of the product fund.
    function product_fund() external view returns (uint256);
}
