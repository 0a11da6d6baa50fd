// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {PoolBase} from "./PoolBase.sol";
import {IPool} from "./interfaces/IPool.sol";
import {IRacePool} from "./interfaces/IRacePool.sol";
import {Cuts} from "./libraries/Cuts.sol";
import {RunSet} from "./libraries/RunSet.sol";

/// @title RacePool
/// @notice Sells places in a matrix of five at a cost that does not grow with the matrix.
contract RacePool is IRacePool, PoolBase {
    using Cuts for uint56;
    using RunSet for RunSet.Runs;
    using SafeCast for uint256;

    /// @dev Shares of one fee, in units. The product cut is the remainder.
    struct FeeCuts {
        uint56 bonus;
        uint56 perUpline;
        uint56 product;
    }

    /// @dev One storage slot. `owed` is the sum of all `claimable` and the product fund.
    struct State {
        uint32 count;
        uint32 sequentialIndex;
        uint56 productFund;
        uint64 owed;
    }

    /// @dev A place in the matrix, by index: one storage slot. `parent` is 0 for the root.
    struct Node {
        address account;
        uint32 parent;
        uint8 downlines;
        uint56 claimable;
    }

    /// @dev By wallet, one storage slot. Downlines are linked from the last to the first, by index; 0 ends.
    struct Member {
        uint32 index;
        uint32 lastDownline;
        uint32 previousSibling;
        uint64 claimed;
    }

    uint8 private constant _SLOTS = 5;
    uint8 private constant _GENERATIONS = 5;

    State private _state;
    mapping(uint32 index => Node) private _nodes;
    mapping(address wallet => Member) private _members;
    RunSet.Runs private _fullNodes;

    /// @notice A matrix without members, not for sale yet.
    /// @param setup Roles, coin, registry and terms.
    constructor(Setup memory setup) PoolBase(setup) {}

    /* PURCHASE */

    /// @inheritdoc IRacePool
    function invest_stable_coin(address referral, bool is_direct) external nonReentrant {
        _invest(referral, is_direct, _termsFor(referral));
    }

    /// @inheritdoc IRacePool
    function invest_stable_coin_on_terms(address referral, bool is_direct, Terms calldata terms)
        external
        nonReentrant
    {
        _invest(referral, is_direct, _termsFor(referral, terms));
    }

    /// @inheritdoc IRacePool
    function invest_stable_coin_with_permit(
        address referral,
        bool is_direct,
        Terms calldata terms,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external nonReentrant {
        _permit(terms.joiningFee, deadline, v, r, s);
        _invest(referral, is_direct, _termsFor(referral, terms));
    }

    function _invest(address referral, bool is_direct, Terms memory terms) private {
        uint32 referralIndex = _members[referral].index;
        require(referralIndex != 0, InvalidReferral());
        address sponsor = _REGISTRY.record_join(msg.sender, referral, is_direct);
        require((sponsor == referral) == is_direct, InvalidReferral());

        FeeCuts memory cuts = _cutsOf(terms);
        _state.owed += terms.joiningFee;
        _nodes[referralIndex].claimable += cuts.bonus;
        _enter(referral, referralIndex, terms.joiningFee, cuts);
        if (!is_direct) emit LostIncome(sponsor, msg.sender, referral, cuts.bonus);
        _collect(terms.joiningFee);
    }

    /// @dev Places the buyer under the referral if a slot is free there, else where the pool's next one is,
    /// and credits the five generations above that place.
    function _enter(address referral, uint32 referralIndex, uint56 fee, FeeCuts memory cuts) private {
        bool hasRoom = _nodes[referralIndex].downlines < _SLOTS;
        uint32 parent = hasRoom ? referralIndex : _state.sequentialIndex;
        (uint32 index, uint8 slot) = _place(msg.sender, parent);
        uint8 generations = _creditUplines(parent, cuts.perUpline);
        _state.productFund += cuts.product + uint56(_GENERATIONS - generations) * cuts.perUpline;
        emit Invested(
            msg.sender,
            referral,
            _nodes[parent].account,
            index,
            slot,
            fee,
            cuts.bonus,
            cuts.perUpline,
            generations,
            cuts.product
        );
    }

    /// @dev `parent` has a free slot.
    function _place(address user, uint32 parent) private returns (uint32 index, uint8 slot) {
        index = ++_state.count;
        Node storage node = _nodes[parent];
        slot = ++node.downlines;
        if (slot == _SLOTS) _state.sequentialIndex = _fullNodes.fill(_state.sequentialIndex, parent);

        Member storage upline = _members[node.account];
        _members[user].index = index;
        _members[user].previousSibling = upline.lastDownline;
        upline.lastDownline = index;
        _nodes[index] = Node({account: user, parent: parent, downlines: 0, claimable: 0});
    }

    function _creditUplines(uint32 parent, uint56 uplineCut) private returns (uint8 generations) {
        for (; generations < _GENERATIONS && parent != 0; ++generations) {
            Node storage upline = _nodes[parent];
            upline.claimable += uplineCut;
            parent = upline.parent;
        }
    }

    function _cutsOf(Terms memory terms) private pure returns (FeeCuts memory cuts) {
        uint56 fee = terms.joiningFee;
        cuts.bonus = fee.cut(terms.referralShare);
        cuts.perUpline = fee.cut(terms.networkShare) / _GENERATIONS;
        cuts.product = fee - cuts.bonus - _GENERATIONS * cuts.perUpline;
    }

    /* CLAIMS */

    /// @inheritdoc IRacePool
    function claim_product_fund(uint256 amount) external onlyRole(PRODUCT) nonReentrant {
        _state.productFund = _without(_state.productFund, amount);
        _state.owed -= amount.toUint64();
        _payFund(Fund.Product, amount);
    }

    function _settle(address user) internal override returns (uint256 amount) {
        Member storage member = _members[user];
        Node storage node = _nodes[member.index];
        uint56 claimable = node.claimable;
        node.claimable = 0;
        _state.owed -= claimable;
        member.claimed += claimable;
        return claimable;
    }

    /* BEFORE THE START */

    function _seat(address user) internal override returns (address upline, uint256 index) {
        uint32 parent = _state.sequentialIndex;
        if (parent != 0) {
            (index,) = _place(user, parent);
            return (_nodes[parent].account, index);
        }
        _state.count = 1;
        _state.sequentialIndex = 1;
        _members[user].index = 1;
        _nodes[1].account = user;
        return (address(0), 1);
    }

    /* VIEWS */

    /// @inheritdoc IPool
    function kind() external pure returns (Kind) {
        return Kind.Race;
    }

    /// @inheritdoc IRacePool
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
            product_cut: cuts.product,
            bonus_cut: cuts.bonus,
            upline_cut: cuts.perUpline,
            product_percentage: terms.operatorShare,
            bonus_percentage: terms.referralShare,
            upline_percentage: terms.networkShare
        });
    }

    /// @inheritdoc IRacePool
    function users(address user)
        external
        view
        returns (uint256 index, address upline, address[] memory downlines)
    {
        Member memory member = _members[user];
        Node memory node = _nodes[member.index];
        downlines = new address[](node.downlines);
        uint32 downline = member.lastDownline;
        for (uint256 passed; passed < _SLOTS && downline != 0; ++passed) {
            address account = _nodes[downline].account;
            downlines[node.downlines - passed - 1] = account;
            downline = _members[account].previousSibling;
        }
        return (member.index, _nodes[node.parent].account, downlines);
    }

    /// @inheritdoc IRacePool
    function five_uplines(address user) external view returns (address[5] memory uplines) {
        uint32 index = _members[user].index;
        for (uint256 generation; generation < _GENERATIONS; ++generation) {
            index = _nodes[index].parent;
            uplines[generation] = _nodes[index].account;
        }
    }

    /// @inheritdoc IPool
    function getCurrentBonusEarned(address user) external view returns (uint256) {
        return _nodes[_members[user].index].claimable;
    }

    /// @inheritdoc IPool
    function claimed_bonus(address user) external view returns (uint256) {
        return _members[user].claimed;
    }

    /// @inheritdoc IPool
    function total_users() external view returns (uint256) {
        return _state.count;
    }

    /// @inheritdoc IRacePool
    function sequential_index() external view returns (uint256) {
        return _state.sequentialIndex;
    }

    /// @inheritdoc IRacePool
    function product_fund() external view returns (uint256) {
        return _state.productFund;
    }

    /// @inheritdoc IPool
    function owed() public view override(IPool, PoolBase) returns (uint256) {
        return _state.owed;
    }

    function _isMember(address user) internal view override returns (bool) {
        return _members[user].index != 0;
    }
}
