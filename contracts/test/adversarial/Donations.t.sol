// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Coins that are sent to a pool without a purchase change nobody's figures.
abstract contract DonationsTest is EitherPoolTest {
    function figures() private view returns (bytes memory) {
        return abi.encode(
            pool.owed(),
            fundHeld(),
            pool.getCurrentBonusEarned(root),
            pool.getCurrentBonusEarned(ann),
            pool.getCurrentBonusEarned(ben),
            pool.total_users()
        );
    }

    /// @dev Runs the same purchases, each after a donation of `gift`, which may be zero.
    function figuresAfterPurchases(uint256 gift) private returns (bytes memory) {
        coin.mint(address(pool), gift);
        buy(ann, root, true);
        coin.mint(address(pool), gift);
        buy(ben, ann, true);
        coin.mint(address(pool), gift);
        assertEq(coin.balanceOf(address(pool)), pool.owed() + 3 * gift);
        return figures();
    }

    /// forge-config: default.fuzz.runs = 100
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_GiftsChangeNothing(uint64 gift) public {
        ready();
        uint256 before = vm.snapshotState();
        bytes memory plain = figuresAfterPurchases(0);
        vm.revertToState(before);
        assertEq(figuresAfterPurchases(gift), plain);
    }

    function test_AGiftIsNoFee() public {
        ready();
        vm.prank(ann);
        coin.approve(address(pool), FEE);
        coin.mint(ann, FEE);
        vm.prank(ann);
        coin.transfer(address(pool), FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
        assertEq(pool.total_users(), 1);
    }
}

contract RacePoolDonationsTest is DonationsTest, OfRace {}

contract GlobalPoolDonationsTest is DonationsTest, OfGlobal {}
