// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {PoolBase} from "./PoolBase.sol";
import {IGlobalPool} from "./interfaces/IGlobalPool.sol";
import {IPool} from "./interfaces/IPool.sol";
import {Cuts} from "./libraries/Cuts.sol";

/// @title GlobalPool
/// @notice Sells one equal share each and divides every purchase among the earlier holders, without a loop.
contract GlobalPool is IGlobalPool, PoolBase {
    using Cuts for uint56;
    using SafeCast for uint256;

    /// @dev Shares of one fee, in units. The pool cut is the remainder.
    struct FeeCuts {
        uint56 pool;
        uint56 referral;
        uint56 royalty;
    }

    /// @dev One storage slot. `acc` is what one share has earned; `carry` could not be divided by `holders` yet; `owed`
    /// is the sum of what all members have earned, the carry and the royalty fund.
    struct State {
        uint32 holders;
        uint64 acc;
        uint32 carry;
        uint56 royaltyFund;
        uint64 owed;
    }

    /// @dev By wallet, one storage slot. `debt` is `acc` as it was when the share was last settled.
    struct Member {
        uint40 since;
        uint64 debt;
        uint64 credit;
        uint64 claimed;
    }

    State private _state;
    mapping(address wallet => Member) private _members;

    /// @notice A pool without holders, not for sale yet.
    /// @param setup Roles, coin, registry and terms.
    constructor(Setup memory setup) PoolBase(setup) {}

    /* PURCHASE */

    /// @inheritdoc IGlobalPool
    function invest_stable_coin(address referral) external nonReentrant {
        _invest(referral, _termsFor(referral));
    }

    /// @inheritdoc IGlobalPool
    function invest_stable_coin_on_terms(address referral, Terms calldata terms) external nonReentrant {
        _invest(referral, _termsFor(referral, terms));
    }

    /// @inheritdoc IGlobalPool
    function invest_stable_coin_with_permit(
        address referral,
        Terms calldata terms,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external nonReentrant {
        _permit(terms.joiningFee, deadline, v, r, s);
        _invest(referral, _termsFor(referral, terms));
    }

    function _invest(address referral, Terms memory terms) private {
        // The registry accepts only holders: by its own records, or the root, seated before the start.
        address sponsor = _REGISTRY.record_join(msg.sender, referral, false);

        FeeCuts memory cuts = _cutsOf(terms);
        uint64 acc = _share(cuts.pool);
        _state.royaltyFund += cuts.royalty;
        _state.owed += terms.joiningFee;
        _members[referral].credit += cuts.referral;
        uint32 index = _admit(msg.sender);
        emit Invested(
            msg.sender, referral, index, terms.joiningFee, cuts.pool, cuts.referral, cuts.royalty, acc
        );
        if (sponsor != referral) emit LostIncome(sponsor, msg.sender, referral, cuts.referral);
        _collect(terms.joiningFee);
    }

    /// @dev Divides `poolCut` among all holders so far. Shares are whole and equal, so the remainder is all
    /// that is ever left, and the next purchase divides it again: no dust.
    function _share(uint56 poolCut) private returns (uint64 acc) {
        uint256 pot = uint256(_state.carry) + poolCut;
        uint32 holders = _state.holders;
        acc = _state.acc + (pot / holders).toUint64();
        _state.acc = acc;
        _state.carry = (pot % holders).toUint32();
    }

    /// @dev Gives `user` a share of all later purchases.
    function _admit(address user) private returns (uint32 index) {
        index = ++_state.holders;
        _members[user] = Member({since: block.timestamp.toUint40(), debt: _state.acc, credit: 0, claimed: 0});
    }

    function _cutsOf(Terms memory terms) private pure returns (FeeCuts memory cuts) {
        uint56 fee = terms.joiningFee;
        cuts.referral = fee.cut(terms.referralShare);
        cuts.royalty = fee.cut(terms.operatorShare);
        cuts.pool = fee - cuts.referral - cuts.royalty;
    }

    /* CLAIMS */

    /// @inheritdoc IGlobalPool
    function claim_royalty_fund(uint256 amount) external onlyRole(ROYALITY) nonReentrant {
        _state.royaltyFund = _without(_state.royaltyFund, amount);
        _state.owed -= amount.toUint64();
        _payFund(Fund.Royalty, amount);
    }

    function _settle(address user) internal override returns (uint256 amount) {
        Member storage member = _members[user];
        uint64 earned = _earned(member);
        member.debt = _state.acc;
        member.credit = 0;
        _state.owed -= earned;
        member.claimed += earned;
        return earned;
    }

    /* BEFORE THE START */

    function _seat(address user) internal override returns (address upline, uint256 index) {
        return (address(0), _admit(user));
    }

    /* VIEWS */

    /// @inheritdoc IPool
    function kind() external pure returns (Kind) {
        return Kind.Global;
    }

    /// @inheritdoc IGlobalPool
    function config() external view returns (Config memory) {
        Terms memory terms = _terms();
        FeeCuts memory cuts = _cutsOf(terms);
        return Config({
            admin: defaultAdmin(),
            modifier_admin: role_holder(MODIFIER),
            product_pool: role_holder(PRODUCT),
            royalty_admin: role_holder(ROYALITY),
            stable_coin: address(_STABLE_COIN),
            joining_fee: terms.joiningFee,
            pool_cut: cuts.pool,
            referral_cut: cuts.referral,
            royalty_cut: cuts.royalty,
            pool_percentage: terms.networkShare,
            referral_percentage: terms.referralShare,
            royalty_percentage: terms.operatorShare
        });
    }

    /// @inheritdoc IGlobalPool
    function user_share(address user) external view returns (uint256 shares, uint256 timestamp) {
        return (_isMember(user) ? 1 : 0, _members[user].since);
    }

    /// @inheritdoc IPool
    function getCurrentBonusEarned(address user) external view returns (uint256) {
        return _isMember(user) ? _earned(_members[user]) : 0;
    }

    /// @inheritdoc IPool
    function claimed_bonus(address user) external view returns (uint256) {
        return _members[user].claimed;
    }

    /// @inheritdoc IPool
    function total_users() external view returns (uint256) {
        return _state.holders;
    }

    /// @inheritdoc IGlobalPool
    function earned_per_share() external view returns (uint256) {
        return _state.acc;
    }

    /// @inheritdoc IGlobalPool
    function carry() external view returns (uint256) {
        return _state.carry;
    }

    /// @inheritdoc IGlobalPool
    function royalty_fund() external view returns (uint256) {
        return _state.royaltyFund;
    }

    /// @inheritdoc IPool
    function owed() public view override(IPool, PoolBase) returns (uint256) {
        return _state.owed;
    }

    function _isMember(address user) internal view override returns (bool) {
        return _members[user].since != 0;
    }

    function _earned(Member storage member) private view returns (uint64) {
        return _state.acc - member.debt + member.credit;
    }
}
