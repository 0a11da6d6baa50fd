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
    using Cuts for uint256;
    using RunSet for RunSet.Runs;
    using SafeCast for uint256;

    /// @dev One slot. The product cut is what is left.
    struct Terms {
        uint56 fee;
        uint56 bonusCut;
        uint56 uplineCut;
        uint16 productPercentage;
        uint16 bonusPercentage;
        uint16 uplinePercentage;
    }

    /// @dev One slot.
    struct State {
        uint32 count;
        uint32 sequentialIndex;
        uint64 productFund;
        bool isStarted;
    }

    /// @dev A place in the matrix, by index: one slot. `parent` is 0 for the root.
    struct Node {
        address account;
        uint32 parent;
        uint8 downlines;
        uint56 claimable;
    }

    /// @dev By wallet, one slot. Downlines are linked from the last to the first, by index; 0 ends.
    struct Member {
        uint32 index;
        uint32 lastDownline;
        uint32 previousSibling;
        uint64 claimed;
    }

    uint8 private constant SLOTS = 5;
    uint8 private constant GENERATIONS = 5;

    Terms private _terms;
    State private _state;
    mapping(uint32 index => Node) private _nodes;
    mapping(address wallet => Member) private _members;
    RunSet.Runs private _fullNodes;

    /// @param setup Roles, coin, registry and fee.
    /// @param percentages How a fee is shared.
    constructor(Setup memory setup, Percentages memory percentages) PoolBase(setup) {
        Cuts.check(percentages.bonus, percentages.upline, percentages.product);
        _terms = Terms({
            fee: setup.joiningFee.toUint56(),
            bonusCut: setup.joiningFee.cut(percentages.bonus).toUint56(),
            uplineCut: (setup.joiningFee.cut(percentages.upline) / GENERATIONS).toUint56(),
            productPercentage: percentages.product,
            bonusPercentage: percentages.bonus,
            uplinePercentage: percentages.upline
        });
    }

    /* PURCHASE */

    /// @inheritdoc IRacePool
    function invest_stable_coin(address referral, bool is_direct) external nonReentrant {
        require(_state.isStarted, ContractNotInitialized());
        require(referral != msg.sender, ReferralMustNotBeSender());
        require(!_isMember(msg.sender), AlreadyInvested());
        uint32 referralIndex = _members[referral].index;
        require(referralIndex != 0, InvalidReferral());
        address sponsor = _REGISTRY.record_join(msg.sender, referral, is_direct);
        require((sponsor == referral) == is_direct, InvalidReferral());

        Terms memory terms = _terms;
        _nodes[referralIndex].claimable += terms.bonusCut;
        _enter(referral, referralIndex, terms);
        if (!is_direct) emit LostIncome(sponsor, msg.sender, referral, terms.bonusCut);
        _collect(terms.fee);
    }

    /// @dev Places the buyer under the referral if a slot is free there, else where the pool's next one is,
    /// and credits the five generations above that place.
    function _enter(address referral, uint32 referralIndex, Terms memory terms) private {
        bool hasRoom = _nodes[referralIndex].downlines < SLOTS;
        uint32 parent = hasRoom ? referralIndex : _state.sequentialIndex;
        (uint32 index, uint8 slot) = _place(msg.sender, parent);
        uint8 generations = _creditUplines(parent, terms.uplineCut);
        uint56 product = _productCut(terms);
        _state.productFund += product + uint56(GENERATIONS - generations) * terms.uplineCut;
        emit Invested(
            msg.sender,
            referral,
            _nodes[parent].account,
            index,
            slot,
            terms.fee,
            terms.bonusCut,
            terms.uplineCut,
            generations,
            product
        );
    }

    /// @dev `parent` has a free slot.
    function _place(address user, uint32 parent) private returns (uint32 index, uint8 slot) {
        index = ++_state.count;
        Node storage node = _nodes[parent];
        slot = ++node.downlines;
        if (slot == SLOTS) _state.sequentialIndex = _fullNodes.fill(_state.sequentialIndex, parent);

        Member storage upline = _members[node.account];
        _members[user].index = index;
        _members[user].previousSibling = upline.lastDownline;
        upline.lastDownline = index;
        _nodes[index] = Node({account: user, parent: parent, downlines: 0, claimable: 0});
    }

    function _creditUplines(uint32 parent, uint56 uplineCut) private returns (uint8 generations) {
        for (; generations < GENERATIONS && parent != 0; ++generations) {
            Node storage upline = _nodes[parent];
            upline.claimable += uplineCut;
            parent = upline.parent;
        }
    }

    function _productCut(Terms memory terms) private pure returns (uint56) {
        return terms.fee - terms.bonusCut - GENERATIONS * terms.uplineCut;
    }

    /* CLAIMS */

    /// @inheritdoc IRacePool
    function claim_product_fund(uint256 amount) external onlyRole(PRODUCT) nonReentrant {
        _state.productFund = _take(_state.productFund, amount);
        _payFund(Fund.Product, amount);
    }

    function _settle(address user) internal override returns (uint256 amount) {
        Member storage member = _members[user];
        Node storage node = _nodes[member.index];
        uint56 claimable = node.claimable;
        node.claimable = 0;
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

    function _open() internal override {
        _state.isStarted = true;
    }

    /* VIEWS */

    /// @inheritdoc IRacePool
    function config() external view returns (Config memory) {
        Terms memory terms = _terms;
        return Config({
            admin: defaultAdmin(),
            modifier_admin: role_holder(MODIFIER),
            product_pool: role_holder(PRODUCT),
            royalty_admin: role_holder(ROYALITY),
            stable_coin: address(_STABLE_COIN),
            joining_fee: terms.fee,
            product_cut: _productCut(terms),
            bonus_cut: terms.bonusCut,
            upline_cut: terms.uplineCut,
            product_percentage: terms.productPercentage,
            bonus_percentage: terms.bonusPercentage,
            upline_percentage: terms.uplinePercentage
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
        for (uint256 slot = node.downlines; slot > 0; --slot) {
            downlines[slot - 1] = _nodes[downline].account;
            downline = _members[downlines[slot - 1]].previousSibling;
        }
        return (member.index, _nodes[node.parent].account, downlines);
    }

    /// @inheritdoc IRacePool
    function five_uplines(address user) external view returns (address[5] memory uplines) {
        uint32 index = _members[user].index;
        for (uint256 generation; generation < GENERATIONS; ++generation) {
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
    function is_started() public view override(IPool, PoolBase) returns (bool) {
        return _state.isStarted;
    }

    function _isMember(address user) internal view override returns (bool) {
        return _members[user].index != 0;
    }
}
