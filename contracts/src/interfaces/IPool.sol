// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IPoolErrors} from "./IPoolErrors.sol";
import {IPoolEvents} from "./IPoolEvents.sol";
import {IUplineRegistry} from "./IUplineRegistry.sol";

/// @title Interface shared by race and global pools
/// @notice External functions follow the spec's snake_case. Amounts are units of the stable coin (10⁻⁶),
/// shares and percentages are basis points (10 000 = the whole fee). A caller without the role named by "only"
/// meets `AccessControlUnauthorizedAccount` before any other check.
interface IPool is IPoolErrors, IPoolEvents {
    /// @notice The product of a pool: a place in a matrix, or an equal share.
    enum Kind {
        Race,
        Global
    }

    /// @notice Constructor arguments of every pool.
    /// @param admin Holder of ADMIN: seeds, starts, pauses and retires the pool, names the MODIFIER and
    /// offers the receivers' roles.
    /// @param modifierAdmin Holder of MODIFIER: changes the terms, slowly.
    /// @param productPool Holder of PRODUCT: receives the product fund, and what is rescued.
    /// @param royaltyAdmin Holder of ROYALITY: receives the royalty fund.
    /// @param position The level that the pool sells, from 1.
    /// @param stableCoin The coin of all payments; six decimals.
    /// @param registry Knows every wallet's sponsor; must list this pool before the first seat is given.
    /// @param terms The first terms.
    struct Setup {
        address admin;
        address modifierAdmin;
        address productPool;
        address royaltyAdmin;
        uint8 position;
        IERC20Metadata stableCoin;
        IUplineRegistry registry;
        Terms terms;
    }

    /// @notice Price of a place and the shares of that fee. The three shares add up to 10 000, and the
    /// members' two to 6 000 at least; neither of these is ever less than half of its first value.
    /// @param joiningFee Price of a place; above zero.
    /// @param referralShare To the referral, as a credit. Race: the bonus. Global: the referral cut.
    /// @param networkShare Race: the upline share, a fifth of it to each of five generations. Global: the pool
    /// share, divided among all earlier holders.
    /// @param operatorShare Race: to the product fund. Global: to the royalty fund.
    struct Terms {
        uint56 joiningFee;
        uint16 referralShare;
        uint16 networkShare;
        uint16 operatorShare;
    }

    /* BEFORE THE START */

    /// @notice Gives a seat without a fee. Only ADMIN, only before the start; the registry's root first.
    /// @dev Checks, in this order: `ContractStarted`, `MaximumPlatformInvestorsReached`, `AlreadyInvested`,
    /// `InvalidReferral` when the first is not the root, the registry's `UnknownPool`, `InvalidReferral` when it
    /// has not bound `user`.
    /// @param user A wallet that the registry has bound.
    function add_platform_investor(address user) external;

    /// @notice Opens purchases for ever and fixes the seats. Only ADMIN.
    /// @dev Checks, in this order: `ContractStarted` the second time, `ContractNotInitialized` without the root's
    /// seat, `RegistryNotSealed` before the registry's seal.
    function start() external;

    /* CLAIMS */

    /// @notice Pays the caller all that is credited to them. `UserNotInvestor` for strangers, `NotEnoughBonus`
    /// when it is nothing, `TransferFailed` when the coin refuses. Never paused.
    function claim_bonus() external;

    /* TERMS */

    /// @notice Announces `terms`, to be applied 48 hours later at the earliest, and before 14 days more have passed.
    /// Only MODIFIER. Replaces what was announced before.
    /// @dev Checks, in this order: `InvalidJoiningFee` when the fee is zero, less than half the pool's first fee,
    /// or more than ten times the first or the present one, `InvalidTotalCutPercentage`, `MemberShareTooLow`.
    /// @param terms Apply to every purchase after `apply_terms`.
    function queue_terms(Terms calldata terms) external;

    /// @notice Makes the announced terms those of every later purchase; touches no balance. Only MODIFIER.
    /// @dev Checks, in this order: `TermsNotReady` before its time or when nothing is announced,
    /// `AnnouncementExpired` from 14 days after its time on.
    function apply_terms() external;

    /// @notice Cancels the announced terms. Only MODIFIER. `TermsNotReady` when nothing is announced.
    function cancel_terms() external;

    /* SAFEGUARDS */

    /// @notice Stops purchases for 14 days, or lets them go on at once. Claims are never stopped. Only ADMIN.
    /// @dev `PauseNotReady` until 7 days after the end of the last pause, and while one lasts: no pause can be
    /// made longer. Resuming an unpaused pool changes nothing but emits the event.
    /// @param paused True to stop purchases.
    function set_paused(bool paused) external;

    /// @notice Announces that purchases are to end for ever, 48 hours later at the earliest and before 14 days
    /// more have passed. Only ADMIN. A second announcement replaces the first. `PoolRetired` after the end.
    function queue_retirement() external;

    /// @notice Ends purchases for ever, as announced; claims go on. Only ADMIN.
    /// @dev Checks, in this order: `RetirementNotReady` before its time or when it is not announced,
    /// `AnnouncementExpired` from 14 days after its time on.
    function retire() external;

    /// @notice Takes the announced end back. Only ADMIN. `RetirementNotReady` when none is announced.
    function cancel_retirement() external;

    /* RECEIVERS */

    /// @notice Offers PRODUCT or ROYALITY to `account`, who must accept; the holder keeps it until then. Only
    /// ADMIN. `UnknownReceiver` for any other role. Zero takes an offer back.
    /// @param role PRODUCT or ROYALITY.
    /// @param account The wallet that may accept the role.
    function propose_receiver(bytes32 role, address account) external;

    /// @notice Moves the offered role from its holder to the caller. `UnknownReceiver` for any other
    /// caller.
    /// @param role PRODUCT or ROYALITY.
    function accept_receiver(bytes32 role) external;

    /// @notice Sends what nobody is owed to the holder of PRODUCT: all of a foreign token, or of the stable
    /// coin what exceeds `owed`. Only ADMIN.
    /// @dev Checks, in this order: `NothingToRescue`, `UnknownReceiver` when PRODUCT has no holder,
    /// `TransferFailed` when the token refuses, or when the pool would hold less of the stable coin than `owed`.
    /// @param token The coin to send.
    function rescue(IERC20Metadata token) external;

    /* VIEWS */

    /// @notice Amount that `claim_bonus` would pay `user` now; zero for strangers.
    /// @param user A member.
    function getCurrentBonusEarned(address user) external view returns (uint256);

    /// @notice Total paid to `user` so far.
    /// @param user A member.
    function claimed_bonus(address user) external view returns (uint256);

    /// @notice All that members and funds have not claimed yet: fees in, less what was paid out. The pool's
    /// balance is never below it.
    function owed() external view returns (uint256);

    /// @notice True after `start`. Pause and retirement do not change the answer.
    function is_started() external view returns (bool);

    /// @notice True if a place can be bought now: started, not paused, not retired.
    function is_open() external view returns (bool);

    /// @notice When the last pause ends or ended, in seconds; 0 before the first.
    function paused_until() external view returns (uint256);

    /// @notice True if purchases have ended for ever.
    function is_retired() external view returns (bool);

    /// @notice The announced terms and when they can be applied, in seconds; zeros when there are none. Expired
    /// terms remain until they are replaced or cancelled.
    /// @return terms The announced terms.
    /// @return ready_at The first time at which they can be applied.
    /// @return expires_at The time from which they can no longer be applied.
    function pending_terms() external view returns (Terms memory terms, uint256 ready_at, uint256 expires_at);

    /// @notice When purchases can be ended as announced, in seconds; zeros when that is not announced. An expired
    /// announcement remains until it is replaced or cancelled.
    /// @return ready_at The first time at which the pool can retire.
    /// @return expires_at The time from which it no longer can.
    function pending_retirement() external view returns (uint256 ready_at, uint256 expires_at);

    /// @notice Number of places, including the seats of platform investors.
    function total_users() external view returns (uint256);

    /// @notice The platform investor in seat number `seat`, counted from 0; reverts past the last.
    /// @param seat The seat.
    function platform_investors(uint256 seat) external view returns (address);

    /// @notice Number of platform investors with a seat.
    function total_platform_investors() external view returns (uint256);

    /// @notice The tree level that platform investors may fill: (5 ** level - 1) / 4 seats.
    function platform_investor_level() external view returns (uint256);

    /// @notice Maximum number of seats without a fee.
    function max_platform_investors() external view returns (uint256);

    /// @notice The registry that this pool asks for sponsors.
    function upline_registry() external view returns (IUplineRegistry);

    /// @notice The level that this pool sells, from 1.
    function position() external view returns (uint8);

    /// @notice The product of this pool: a place or a share.
    function kind() external view returns (Kind);

    /// @notice The one holder of MODIFIER, ROYALITY or PRODUCT; zero when there is none.
    /// @param role MODIFIER, ROYALITY or PRODUCT.
    function role_holder(bytes32 role) external view returns (address);

    /// @notice To whom PRODUCT or ROYALITY is offered; zero when to nobody.
    /// @param role PRODUCT or ROYALITY.
    function proposed_receiver(bytes32 role) external view returns (address);
}
