// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IPoolErrors} from "./IPoolErrors.sol";
import {IPoolEvents} from "./IPoolEvents.sol";
import {IUplineRegistry} from "./IUplineRegistry.sol";

/// @title What race and global pools have in common
/// @notice External functions follow the spec's snake_case. Amounts are units of the stable coin (10⁻⁶),
/// percentages are basis points (10 000 = the whole fee).
interface IPool is IPoolErrors, IPoolEvents {
    /// @notice What every pool is built with.
    /// @param admin Holder of ADMIN: seeds and starts the pool, names the holders of the other roles.
    /// @param modifierAdmin Holder of MODIFIER.
    /// @param productPool Holder of PRODUCT: receives the product fund.
    /// @param royaltyAdmin Holder of ROYALITY: receives the royalty fund.
    /// @param stableCoin The coin of all payments; six decimals.
    /// @param registry Knows every wallet's sponsor; must list this pool before the first seat is given.
    /// @param joiningFee Price of a place.
    struct Setup {
        address admin;
        address modifierAdmin;
        address productPool;
        address royaltyAdmin;
        IERC20Metadata stableCoin;
        IUplineRegistry registry;
        uint256 joiningFee;
    }

    /// @notice Gives a seat without a fee. Only ADMIN, only before the start; the registry's root first.
    /// @param user A wallet that the registry has bound.
    function add_platform_investor(address user) external;

    /// @notice Opens purchases for ever. Only ADMIN; needs the root's seat.
    function start() external;

    /// @notice Pays the caller all that is credited to him.
    function claim_bonus() external;

    /// @notice What `claim_bonus` would pay `user` now; zero for strangers.
    function getCurrentBonusEarned(address user) external view returns (uint256);

    /// @notice What `user` has been paid so far.
    function claimed_bonus(address user) external view returns (uint256);

    /// @notice Whether places can be bought.
    function is_started() external view returns (bool);

    /// @notice How many places there are, seats of platform investors included.
    function total_users() external view returns (uint256);

    /// @notice The platform investor in seat `position`, counted from 0; reverts past the last.
    function platform_investors(uint256 position) external view returns (address);

    /// @notice How many platform investors have a seat.
    function total_platform_investors() external view returns (uint256);

    /// @notice The tree level that platform investors may fill: (5 ** level - 1) / 4 seats.
    function platform_investor_level() external view returns (uint256);

    /// @notice The most seats without a fee that this pool can ever have.
    function max_platform_investors() external view returns (uint256);

    /// @notice The registry that this pool asks for sponsors.
    function upline_registry() external view returns (IUplineRegistry);

    /// @notice The one holder of MODIFIER, ROYALITY or PRODUCT; zero when there is none.
    function role_holder(bytes32 role) external view returns (address);
}
