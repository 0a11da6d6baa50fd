// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "./IPool.sol";

/// @title A matrix of five: each member has five places below and is paid from five generations
interface IRacePool is IPool {
    /// @notice How a fee is shared, in basis points that add up to 10 000.
    struct Percentages {
        uint16 product;
        uint16 bonus;
        uint16 upline;
    }

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
    /// nearest `generations` (0–5) uplines `perUpline` each. The product fund got `product`, the fee's
    /// product cut, and `perUpline` for each generation that is missing near the root.
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
    /// @dev Checks, in this order: started, referral is not the caller, caller not in yet, referral in, the
    /// registry's word on the referral, payment.
    /// @param referral The caller's sponsor if that wallet is in this pool, else its nearest ancestor that is.
    /// @param is_direct Whether `referral` is the caller's sponsor. A caller whom the registry does not know
    /// must say true and is bound to `referral` for ever.
    function invest_stable_coin(address referral, bool is_direct) external;

    /// @notice Pays `amount` of the product fund to the caller. Only PRODUCT.
    function claim_product_fund(uint256 amount) external;

    /// @notice Addresses, fee and shares of this pool.
    function config() external view returns (Config memory);

    /// @notice The place of `user`: index in order of joining from 1 (0 for strangers), upline (zero for the
    /// root), and the wallets in his slots 1–5 as far as they are taken.
    function users(address user)
        external
        view
        returns (uint256 index, address upline, address[] memory downlines);

    /// @notice The uplines of `user`, nearest first; zero where the tree ends before.
    function five_uplines(address user) external view returns (address[5] memory);

    /// @notice Index of the earliest member with a free slot, who receives the next spill-over.
    function sequential_index() external view returns (uint256);

    /// @notice What the product fund holds.
    function product_fund() external view returns (uint256);
}
