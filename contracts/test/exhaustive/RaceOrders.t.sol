// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Every history of a few joins, the k-th under each of the members who may sponsor it, against the
/// plainest model: six joins from the root alone are 6! = 720 histories.
/// @dev Members are known by their number in order of joining, from 0. The model lives in memory: each branch
/// changes its own copy, and the chain is put back to where the branch began.
contract RaceOrdersTest is PoolTest {
    /// @dev Every cut of this fee has a remainder.
    uint256 private constant FEE = 50_000_009;
    uint256 private constant BONUS = 10_000_001;
    uint256 private constant UPLINE = 5_000_000;
    uint256 private constant PRODUCT = FEE - BONUS - 5 * UPLINE;

    struct Model {
        uint256 count;
        uint256[] parent;
        uint256[] downlines;
        uint256[] earned;
        uint256 product;
    }

    RacePool private _pool;
    address[] private _wallets;

    function setUp() public {
        _pool = newRace(FEE);
        open(_pool);
        _wallets.push(root);
        for (uint256 i = 1; i <= 13; ++i) {
            address buyer = vm.addr(i);
            _wallets.push(buyer);
            fund(buyer, _pool, FEE);
        }
    }

    function test_SixJoinsFromTheRootAlone() public {
        assertEq(historiesFrom(modelOf(new uint256[](0)), 6), 720);
    }

    /// @dev The next join under the root is its last, and the one after spills over.
    function test_ThreeJoinsUnderARootWithOneFreeSlot() public {
        assertEq(historiesFrom(modelOf(new uint256[](4)), 3), 5 * 6 * 7);
    }

    /// @dev Member 1 is full ahead of the pointer, which has to jump over it once the root is full.
    function test_ThreeJoinsWithAFullMemberAheadOfThePointer() public {
        uint256[] memory sponsors = new uint256[](9);
        for (uint256 i = 4; i < 9; ++i) {
            sponsors[i] = 1;
        }
        assertEq(historiesFrom(modelOf(sponsors), 3), 10 * 11 * 12);
    }

    /// @dev The pool after joins under `sponsors`, on the chain and in the model.
    function modelOf(uint256[] memory sponsors) private returns (Model memory model) {
        uint256 size = _wallets.length;
        model = Model(1, new uint256[](size), new uint256[](size), new uint256[](size), 0);
        for (uint256 i; i < sponsors.length; ++i) {
            join(model, sponsors[i]);
        }
    }

    function historiesFrom(Model memory model, uint256 joins) private returns (uint256 histories) {
        if (joins == 0) return 1;
        for (uint256 sponsor; sponsor < model.count; ++sponsor) {
            uint256 snapshot = vm.snapshotState();
            Model memory branch = abi.decode(abi.encode(model), (Model));
            join(branch, sponsor);
            histories += historiesFrom(branch, joins - 1);
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function join(Model memory model, uint256 sponsor) private {
        uint256 parent = model.downlines[sponsor] < 5 ? sponsor : firstFree(model);
        uint256 newcomer = model.count++;
        model.parent[newcomer] = parent;
        ++model.downlines[parent];
        model.earned[sponsor] += BONUS;
        model.product += PRODUCT + payUplines(model, newcomer) * UPLINE;

        vm.prank(_wallets[newcomer]);
        _pool.invest_stable_coin(_wallets[sponsor], true);
        compare(model, newcomer);
    }

    /// @return missing Number of missing generations, 0 to 5.
    function payUplines(Model memory model, uint256 member) private pure returns (uint256 missing) {
        for (missing = 5; missing > 0 && member != 0; --missing) {
            member = model.parent[member];
            model.earned[member] += UPLINE;
        }
    }

    function firstFree(Model memory model) private pure returns (uint256 member) {
        while (model.downlines[member] == 5) ++member;
    }

    /// @dev Plain requirements: an assertion is a call, and there are a hundred thousand of them.
    function compare(Model memory model, uint256 newcomer) private view {
        uint256 owed = model.product;
        for (uint256 i; i < model.count; ++i) {
            require(_pool.getCurrentBonusEarned(_wallets[i]) == model.earned[i], "earned");
            owed += model.earned[i];
        }
        require(_pool.product_fund() == model.product, "product fund");
        require(_pool.owed() == owed && owed == newcomer * FEE, "owed");
        require(coin.balanceOf(address(_pool)) == owed, "balance");
        require(_pool.sequential_index() == firstFree(model) + 1, "pointer");

        uint256 parent = model.parent[newcomer];
        (uint256 index, address upline,) = _pool.users(_wallets[newcomer]);
        require(index == newcomer + 1 && upline == _wallets[parent], "place");
        (,, address[] memory downlines) = _pool.users(upline);
        require(downlines.length == model.downlines[parent], "downlines");
        require(downlines[downlines.length - 1] == _wallets[newcomer], "last downline");
    }
}
