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
    using Cuts for uint256;
    using SafeCast for uint256;

    /// @dev One slot. The pool cut is what is left.
    struct Terms {
        uint56 fee;
        uint56 referralCut;
        uint56 royaltyCut;
        uint16 poolPercentage;
        uint16 referralPercentage;
        uint16 royaltyPercentage;
    }

    /// @dev One slot. `acc` is what one share has earned; `carry` could not be divided by `holders` yet.
    struct State {
        uint32 holders;
        uint64 acc;
        uint64 carry;
        uint64 royaltyFund;
        bool isStarted;
    }

    /// @dev By wallet, one slot. `debt` is `acc` as it was when the share was last settled.
    struct Member {
        uint40 since;
        uint64 debt;
        uint64 credit;
        uint64 claimed;
    }

    Terms private _terms;
    State private _state;
    mapping(address wallet => Member) private _members;

    /// @param setup Roles, coin, registry and fee.
    /// @param percentages How a fee is shared.
    constructor(Setup memory setup, Percentages memory percentages) PoolBase(setup) {
        Cuts.check(percentages.pool, percentages.referral, percentages.royalty);
        _terms = Terms({
            fee: setup.joiningFee.toUint56(),
            referralCut: setup.joiningFee.cut(percentages.referral).toUint56(),
            royaltyCut: setup.joiningFee.cut(percentages.royalty).toUint56(),
            poolPercentage: percentages.pool,
            referralPercentage: percentages.referral,
            royaltyPercentage: percentages.royalty
        });
    }

    /* PURCHASE */

    /// @inheritdoc IGlobalPool
    function invest_stable_coin(address referral) external nonReentrant {
        require(_state.isStarted, ContractNotInitialized());
        require(referral != msg.sender, ReferralMustNotBeSender());
        require(!_isMember(msg.sender), AlreadyInvested());
        address sponsor = _REGISTRY.record_join(msg.sender, referral, false);

        Terms memory terms = _terms;
        uint56 poolCut = _poolCut(terms);
        uint64 acc = _share(poolCut);
        _state.royaltyFund += terms.royaltyCut;
        _members[referral].credit += terms.referralCut;
        uint32 index = _admit(msg.sender);
        emit Invested(
            msg.sender, referral, index, terms.fee, poolCut, terms.referralCut, terms.royaltyCut, acc
        );
        if (sponsor != referral) emit LostIncome(sponsor, msg.sender, referral, terms.referralCut);
        _collect(terms.fee);
    }

    /// @dev Divides `poolCut` among all holders so far. Shares are whole and equal, so the remainder is all
    /// that is ever left, and the next purchase divides it again: no dust.
    function _share(uint56 poolCut) private returns (uint64 acc) {
        uint64 pot = _state.carry + poolCut;
        uint32 holders = _state.holders;
        acc = _state.acc + pot / holders;
        _state.acc = acc;
        _state.carry = pot % holders;
    }

    /// @dev Gives `user` a share of what comes after him.
    function _admit(address user) private returns (uint32 index) {
        index = ++_state.holders;
        _members[user] = Member({since: block.timestamp.toUint40(), debt: _state.acc, credit: 0, claimed: 0});
    }

    function _poolCut(Terms memory terms) private pure returns (uint56) {
        return terms.fee - terms.referralCut - terms.royaltyCut;
    }

    /* CLAIMS */

    /// @inheritdoc IGlobalPool
    function claim_royalty_fund(uint256 amount) external onlyRole(ROYALITY) nonReentrant {
        _state.royaltyFund = _take(_state.royaltyFund, amount);
        _payFund(Fund.Royalty, amount);
    }

    function _settle(address user) internal override returns (uint256 amount) {
        Member storage member = _members[user];
        uint64 earned = _earned(member);
        member.debt = _state.acc;
        member.credit = 0;
        member.claimed += earned;
        return earned;
    }

    /* BEFORE THE START */

    function _seat(address user) internal override returns (address upline, uint256 index) {
        return (address(0), _admit(user));
    }

    function _open() internal override {
        _state.isStarted = true;
    }

    /* VIEWS */

    /// @inheritdoc IGlobalPool
    function config() external view returns (Config memory) {
        Terms memory terms = _terms;
        return Config({
            admin: defaultAdmin(),
            modifier_admin: role_holder(MODIFIER),
            product_pool: role_holder(PRODUCT),
            royalty_admin: role_holder(ROYALITY),
            stable_coin: address(_STABLE_COIN),
            joining_fee: terms.fee,
            pool_cut: _poolCut(terms),
            referral_cut: terms.referralCut,
            royalty_cut: terms.royaltyCut,
            pool_percentage: terms.poolPercentage,
            referral_percentage: terms.referralPercentage,
            royalty_percentage: terms.royaltyPercentage
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
    function is_started() public view override(IPool, PoolBase) returns (bool) {
        return _state.isStarted;
    }

    function _isMember(address user) internal view override returns (bool) {
        return _members[user].since != 0;
    }

    function _earned(Member storage member) private view returns (uint64) {
        return _state.acc - member.debt + member.credit;
    }
}
