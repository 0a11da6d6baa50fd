// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IGlobalPool} from "../../src/interfaces/IGlobalPool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {Cuts} from "../../src/libraries/Cuts.sol";
import {PoolTest} from "../support/PoolTest.sol";

contract CutsTest is PoolTest {
    function check(uint256 first, uint256 second, uint256 operator) external pure {
        Cuts.check(first, second, operator);
    }

    function testFuzz_OnlyAWholeWithAFairMemberShareIsAccepted(uint16 first, uint16 second, uint16 operator)
        public
    {
        uint256 members = uint256(first) + second;
        if (members + operator != 10_000) {
            vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        } else if (members < 6_000) {
            vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        }
        this.check(first, second, operator);
    }

    function testFuzz_EveryWholeIsJudgedByTheMembersShare(uint256 first, uint256 second) public {
        first = bound(first, 0, 10_000);
        second = bound(second, 0, 10_000 - first);
        if (first + second < 6_000) vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        this.check(first, second, 10_000 - first - second);
    }

    /// forge-config: default.fuzz.runs = 100
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_TheCutsOfAnyRaceFeeAddUpToIt(uint56 fee, uint16 bonus, uint16 product) public {
        product = uint16(bound(product, 0, 4000));
        bonus = uint16(bound(bonus, 0, 10_000 - product));
        IPool.Terms memory terms =
            termsOf(bound(fee, 1, type(uint56).max), bonus, 10_000 - product - bonus, product);
        IRacePool.Config memory config = new RacePool(setupOf(terms)).config();
        assertEq(config.product_cut + config.bonus_cut + 5 * config.upline_cut, config.joining_fee);
        assertGe(config.product_cut, config.joining_fee * product / 10_000);
    }

    /// forge-config: default.fuzz.runs = 100
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_TheCutsOfAnyGlobalFeeAddUpToIt(uint56 fee, uint16 referral, uint16 royalty) public {
        royalty = uint16(bound(royalty, 0, 4000));
        referral = uint16(bound(referral, 0, 10_000 - royalty));
        IPool.Terms memory terms =
            termsOf(bound(fee, 1, type(uint56).max), referral, 10_000 - referral - royalty, royalty);
        IGlobalPool.Config memory config = new GlobalPool(setupOf(terms)).config();
        assertEq(config.pool_cut + config.referral_cut + config.royalty_cut, config.joining_fee);
        assertGe(config.pool_cut, config.joining_fee * terms.networkShare / 10_000);
    }
}
