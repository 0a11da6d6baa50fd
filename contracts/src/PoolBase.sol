// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {PoolRoles} from "./PoolRoles.sol";
import {IPool} from "./interfaces/IPool.sol";
import {IUplineRegistry} from "./interfaces/IUplineRegistry.sol";
import {Cuts} from "./libraries/Cuts.sol";
import {Notice} from "./libraries/Notice.sol";

/// @title PoolBase
/// @notice Seats before the start, terms, safeguards, and every movement of the stable coin. Members are credited,
/// never pushed: nobody's purchase can fail because of another's wallet.
abstract contract PoolBase is PoolRoles, ReentrancyGuardTransient {
    using Math for uint256;
    using Notice for uint40;
    using SafeCast for uint256;
    using SafeERC20 for IERC20Metadata;

    /// @dev One storage slot: all that decides whether and for how much a place is sold.
    struct Sale {
        uint56 joiningFee;
        uint16 referralShare;
        uint16 networkShare;
        uint16 operatorShare;
        uint40 pausedUntil;
        bool isStarted;
        bool isRetired;
    }

    /// @dev `readyAt` is 0 when nothing is announced.
    struct Announcement {
        Terms terms;
        uint40 readyAt;
    }

    /// @inheritdoc IPool
    uint256 public constant platform_investor_level = 2;
    /// @inheritdoc IPool
    uint256 public constant max_platform_investors = 6;

    uint256 private constant _MAX_FEE_FACTOR = 10;
    uint256 private constant _MAX_PAUSE = 14 days;
    uint256 private constant _PAUSE_COOL_DOWN = 7 days;

    IERC20Metadata internal immutable _STABLE_COIN;
    IUplineRegistry internal immutable _REGISTRY;
    /// @dev No later fee is below half of it: a moment of nearly free places would let the operator seat a crowd.
    uint256 private immutable _FIRST_FEE;
    /// @dev Neither part of the members is ever below half of what it was at first, lest one of them pay for all.
    uint256 private immutable _FIRST_REFERRAL_SHARE;
    uint256 private immutable _FIRST_NETWORK_SHARE;
    uint8 private immutable _POSITION;

    Sale private _sale;
    Announcement private _announcement;
    /// @dev When the pool can retire; 0 while that is not announced.
    uint40 private _retirementReadyAt;
    address[] private _platformInvestors;

    constructor(Setup memory setup) PoolRoles(setup) {
        _FIRST_FEE = setup.terms.joiningFee;
        _FIRST_REFERRAL_SHARE = setup.terms.referralShare;
        _FIRST_NETWORK_SHARE = setup.terms.networkShare;
        _POSITION = setup.position;
        _checkTerms(setup.terms, type(uint56).max);
        require(setup.stableCoin.decimals() == 6, InvalidStableCoin());
        _STABLE_COIN = setup.stableCoin;
        _REGISTRY = setup.registry;
        _setTerms(setup.terms);
    }

    /* BEFORE THE START */

    /// @inheritdoc IPool
    function add_platform_investor(address user) external onlyRole(ADMIN) {
        require(!_sale.isStarted, ContractStarted());
        uint256 taken = _platformInvestors.length;
        require(taken < max_platform_investors, MaximumPlatformInvestorsReached());
        require(!_isMember(user), AlreadyInvested());
        require(taken != 0 || user == _REGISTRY.root(), InvalidReferral());
        _REGISTRY.record_seat(user);
        _platformInvestors.push(user);
        (address upline, uint256 index) = _seat(user);
        emit PlatformInvestorAdded(user, upline, index);
    }

    /// @inheritdoc IPool
    function start() external onlyRole(ADMIN) {
        require(!_sale.isStarted, ContractStarted());
        require(_platformInvestors.length != 0, ContractNotInitialized());
        require(_REGISTRY.is_sealed(), RegistryNotSealed());
        _sale.isStarted = true;
        emit Started();
    }

    /* PURCHASE */

    /// @dev The terms under which the caller may buy now.
    function _termsFor(address referral) internal view returns (Terms memory) {
        Sale memory sale = _sale;
        require(sale.isStarted, ContractNotInitialized());
        require(!sale.isRetired, PoolRetired());
        require(block.timestamp >= sale.pausedUntil, PurchasesPaused());
        require(referral != msg.sender, ReferralMustNotBeSender());
        require(!_isMember(msg.sender), AlreadyInvested());
        return _termsOf(sale);
    }

    /// @dev The same for a caller who has been shown terms: these must be in force still.
    function _termsFor(address referral, Terms calldata shown) internal view returns (Terms memory terms) {
        terms = _termsFor(referral);
        bool isSame = shown.joiningFee == terms.joiningFee && shown.referralShare == terms.referralShare
            && shown.networkShare == terms.networkShare && shown.operatorShare == terms.operatorShare;
        require(isSame, TermsChanged());
    }

    /// @dev Takes `fee` from the buyer, to the unit.
    function _collect(uint256 fee) internal {
        uint256 held = _STABLE_COIN.balanceOf(address(this));
        bool taken = _STABLE_COIN.trySafeTransferFrom(msg.sender, address(this), fee);
        require(taken, NotEnoughAllowanceOrBalance());
        require(_STABLE_COIN.balanceOf(address(this)) == held + fee, TransferFailed());
    }

    /// @dev Anybody who sees a permit can bring it to the coin before the buyer's own call: its failure is no
    /// reason to stop, the allowance decides.
    function _permit(uint256 fee, uint256 deadline, uint8 v, bytes32 r, bytes32 s) internal {
        IERC20Permit coin = IERC20Permit(address(_STABLE_COIN));
        // solhint-disable-next-line no-empty-blocks
        try coin.permit(msg.sender, address(this), fee, deadline, v, r, s) {} catch {}
    }

    /* CLAIMS */

    /// @inheritdoc IPool
    function claim_bonus() external nonReentrant {
        require(_isMember(msg.sender), UserNotInvestor());
        uint256 amount = _settle(msg.sender);
        require(amount != 0, NotEnoughBonus());
        emit BonusClaimed(msg.sender, amount);
        _pay(_STABLE_COIN, msg.sender, amount);
    }

    function _payFund(Fund kind, uint256 amount) internal {
        emit FundClaimed(kind, msg.sender, amount);
        _pay(_STABLE_COIN, msg.sender, amount);
    }

    /// @dev Subtracts `amount` from `fund`; reverts if the fund holds less.
    function _without(uint56 fund, uint256 amount) internal pure returns (uint56) {
        require(amount <= fund, InsufficientProductOrRoyaltyFund());
        return fund - amount.toUint56();
    }

    function _pay(IERC20Metadata token, address to, uint256 amount) private {
        require(token.trySafeTransfer(to, amount), TransferFailed());
    }

    /* TERMS */

    /// @inheritdoc IPool
    function queue_terms(Terms calldata terms) external onlyRole(MODIFIER) {
        _checkTerms(terms, _MAX_FEE_FACTOR * _FIRST_FEE.min(_sale.joiningFee));
        uint40 readyAt = Notice.fromNow();
        uint256 expiresAt = readyAt.expiryOf();
        _announcement = Announcement({terms: terms, readyAt: readyAt});
        emit TermsQueued(
            terms.joiningFee, terms.referralShare, terms.networkShare, terms.operatorShare, readyAt, expiresAt
        );
    }

    /// @inheritdoc IPool
    function apply_terms() external onlyRole(MODIFIER) {
        Announcement memory announcement = _announcement;
        require(announcement.readyAt.isDue(), TermsNotReady());
        delete _announcement;
        _setTerms(announcement.terms);
    }

    /// @inheritdoc IPool
    function cancel_terms() external onlyRole(MODIFIER) {
        require(_announcement.readyAt != 0, TermsNotReady());
        Terms memory terms = _announcement.terms;
        delete _announcement;
        emit TermsCancelled(terms.joiningFee, terms.referralShare, terms.networkShare, terms.operatorShare);
    }

    function _checkTerms(Terms memory terms, uint256 feeLimit) private view {
        uint256 fee = terms.joiningFee;
        require(fee != 0 && 2 * fee >= _FIRST_FEE && fee <= feeLimit, InvalidJoiningFee());
        Cuts.check(terms.referralShare, terms.networkShare, terms.operatorShare);
        Cuts.checkHalf(terms.referralShare, _FIRST_REFERRAL_SHARE);
        Cuts.checkHalf(terms.networkShare, _FIRST_NETWORK_SHARE);
    }

    function _setTerms(Terms memory terms) private {
        _sale.joiningFee = terms.joiningFee;
        _sale.referralShare = terms.referralShare;
        _sale.networkShare = terms.networkShare;
        _sale.operatorShare = terms.operatorShare;
        emit TermsApplied(terms.joiningFee, terms.referralShare, terms.networkShare, terms.operatorShare);
    }

    /* SAFEGUARDS */

    /// @inheritdoc IPool
    function set_paused(bool paused) external onlyRole(ADMIN) {
        uint256 until = _sale.pausedUntil;
        if (paused) {
            require(block.timestamp >= until + _PAUSE_COOL_DOWN, PauseNotReady());
            until = block.timestamp + _MAX_PAUSE;
        } else if (block.timestamp < until) {
            until = block.timestamp;
        }
        _sale.pausedUntil = until.toUint40();
        emit PausedSet(until);
    }

    /// @inheritdoc IPool
    function queue_retirement() external onlyRole(ADMIN) {
        require(!_sale.isRetired, PoolRetired());
        uint40 readyAt = Notice.fromNow();
        _retirementReadyAt = readyAt;
        emit RetirementQueued(readyAt, readyAt.expiryOf());
    }

    /// @inheritdoc IPool
    function retire() external onlyRole(ADMIN) {
        require(_retirementReadyAt.isDue(), RetirementNotReady());
        delete _retirementReadyAt;
        _sale.isRetired = true;
        emit Retired();
    }

    /// @inheritdoc IPool
    function cancel_retirement() external onlyRole(ADMIN) {
        require(_retirementReadyAt != 0, RetirementNotReady());
        delete _retirementReadyAt;
        emit RetirementCancelled();
    }

    /* SURPLUS */

    /// @inheritdoc IPool
    function rescue(IERC20Metadata token) external onlyRole(ADMIN) nonReentrant {
        uint256 amount = token.balanceOf(address(this));
        if (address(token) == address(_STABLE_COIN)) amount = amount.saturatingSub(owed());
        require(amount != 0, NothingToRescue());
        address receiver = role_holder(PRODUCT);
        require(receiver != address(0), UnknownReceiver());
        emit Rescued(address(token), receiver, amount);
        _pay(token, receiver, amount);
        // A coin may answer at a second address too.
        require(_STABLE_COIN.balanceOf(address(this)) >= owed(), TransferFailed());
    }

    /* VIEWS */

    /// @inheritdoc IPool
    function platform_investors(uint256 seat) external view returns (address) {
        return _platformInvestors[seat];
    }

    /// @inheritdoc IPool
    function total_platform_investors() external view returns (uint256) {
        return _platformInvestors.length;
    }

    /// @inheritdoc IPool
    function upline_registry() external view returns (IUplineRegistry) {
        return _REGISTRY;
    }

    /// @inheritdoc IPool
    function is_started() external view returns (bool) {
        return _sale.isStarted;
    }

    /// @inheritdoc IPool
    function is_open() external view returns (bool) {
        Sale memory sale = _sale;
        return sale.isStarted && !sale.isRetired && block.timestamp >= sale.pausedUntil;
    }

    /// @inheritdoc IPool
    function paused_until() external view returns (uint256) {
        return _sale.pausedUntil;
    }

    /// @inheritdoc IPool
    function is_retired() external view returns (bool) {
        return _sale.isRetired;
    }

    /// @inheritdoc IPool
    function pending_terms()
        external
        view
        returns (Terms memory terms, uint256 ready_at, uint256 expires_at)
    {
        uint40 readyAt = _announcement.readyAt;
        return (_announcement.terms, readyAt, readyAt.expiryOf());
    }

    /// @inheritdoc IPool
    function pending_retirement() external view returns (uint256 ready_at, uint256 expires_at) {
        return (_retirementReadyAt, _retirementReadyAt.expiryOf());
    }

    /// @inheritdoc IPool
    function position() external view returns (uint8) {
        return _POSITION;
    }

    function _terms() internal view returns (Terms memory) {
        return _termsOf(_sale);
    }

    function _termsOf(Sale memory sale) private pure returns (Terms memory) {
        return Terms({
            joiningFee: sale.joiningFee,
            referralShare: sale.referralShare,
            networkShare: sale.networkShare,
            operatorShare: sale.operatorShare
        });
    }

    /* IMPLEMENTED BY EACH KIND OF POOL */

    /// @inheritdoc IPool
    function owed() public view virtual returns (uint256);

    function _isMember(address user) internal view virtual returns (bool);

    /// @dev Gives `user` the next place without a fee.
    function _seat(address user) internal virtual returns (address upline, uint256 index);

    /// @dev Moves the whole credit of `user` from the pool's debt to their paid total; returns the amount.
    function _settle(address user) internal virtual returns (uint256 amount);
}
