// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Whatever the admin and the modifier try and whenever, they stay within their bounds.
contract SafeguardsTest is PoolTest {
    uint256 private constant FEE = 50 * DOLLAR;

    RacePool private _pool;

    function setUp() public {
        _pool = newRace(FEE);
        open(_pool);
        vm.warp(1_800_000_000);
    }

    /// @dev Every pause that is granted lasts 14 days at most and begins 7 days after the last one's end.
    /// forge-config: default.fuzz.runs = 300
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_PausesAreShortAndFarApart(uint32[24] memory waits, uint24 wishes) public {
        uint256 lastEnd;
        for (uint256 i; i < waits.length; ++i) {
            skip(waits[i] % 10 days);
            bool wish = wishes & (1 << i) != 0;
            bool resting = block.timestamp < lastEnd;
            vm.prank(admin);
            if (wish && (resting || block.timestamp < lastEnd + 7 days)) {
                vm.expectRevert(IPoolErrors.PauseNotReady.selector);
            } else if (wish) {
                lastEnd = block.timestamp + 14 days;
            } else if (resting) {
                lastEnd = block.timestamp;
            }
            _pool.set_paused(wish);
            assertEq(_pool.paused_until(), lastEnd);
            assertEq(_pool.is_open(), block.timestamp >= lastEnd);
        }
    }

    function testFuzz_TermsAreAcceptedExactlyWithinTheirBounds(
        uint56 fee,
        uint16 referral,
        uint16 network,
        bool isWhole
    ) public {
        if (fee % 2 == 0) fee = uint56(bound(fee, 0, 11 * FEE));
        referral = uint16(bound(referral, 0, 10_000));
        network = uint16(bound(network, 0, 10_000 - referral));
        uint256 operator = 10_000 - referral - network + (isWhole ? 0 : 1);
        IPool.Terms memory next = termsOf(fee, referral, network, operator);
        vm.prank(modifierAdmin);
        if (fee < FEE / 2 || fee > 10 * FEE) {
            vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        } else if (!isWhole) {
            vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        } else if (operator > 4_000 || referral < 1_000 || network < 2_500) {
            vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        }
        _pool.queue_terms(next);
    }
}
