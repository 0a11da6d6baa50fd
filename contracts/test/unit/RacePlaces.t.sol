// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Placement of buyers in the matrix of five.
contract RacePlacesTest is PoolTest {
    RacePool internal pool;
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");

    function setUp() public {
        pool = newRace(50 * DOLLAR);
    }

    function test_ABuyerStandsUnderHisSponsorWhileASlotIsFree() public {
        open(pool);
        buyRace(pool, ann, root, true);
        address[] memory buyers = new address[](5);
        for (uint256 i; i < 5; ++i) {
            buyers[i] = buyRace(pool, wallet("down", i + 1), ann, true);
            (uint256 index, address upline,) = pool.users(buyers[i]);
            assertEq(index, i + 3);
            assertEq(upline, ann);
        }
        (uint256 annIndex, address annUpline, address[] memory downlines) = pool.users(ann);
        assertEq(annIndex, 2);
        assertEq(annUpline, root);
        assertEq(downlines, buyers);
    }

    function test_TheSixthSpillsToTheEarliestFreePlaceAndPaysItsUplines() public {
        open(pool);
        buyRace(pool, ann, root, true);
        for (uint256 i = 1; i <= 5; ++i) {
            buyRace(pool, wallet("down", i), ann, true);
        }
        uint256 annBefore = pool.getCurrentBonusEarned(ann);
        uint256 rootBefore = pool.getCurrentBonusEarned(root);
        assertEq(pool.sequential_index(), 1);
        address sixth = buyRace(pool, makeAddr("sixth"), ann, true);
        (, address upline,) = pool.users(sixth);
        assertEq(upline, root, "first free place of the whole pool");
        assertEq(pool.getCurrentBonusEarned(ann) - annBefore, 10 * DOLLAR, "the sponsor keeps the bonus");
        assertEq(pool.getCurrentBonusEarned(root) - rootBefore, 5 * DOLLAR, "the place pays its upline");
    }

    function test_ThePointerJumpsOverMembersWhoFilledUpAhead() public {
        open(pool);
        buyRace(pool, ann, root, true);
        buyRace(pool, ben, root, true);
        for (uint256 i = 1; i <= 5; ++i) {
            buyRace(pool, wallet("ann", i), ann, true);
        }
        assertEq(pool.sequential_index(), 1);
        for (uint256 i = 1; i <= 3; ++i) {
            buyRace(pool, wallet("root", i), root, true);
        }
        assertEq(pool.sequential_index(), 3, "root is full, ann was full before, ben is next");
        address spilled = buyRace(pool, makeAddr("spilled"), root, true);
        (, address upline,) = pool.users(spilled);
        assertEq(upline, ben);
    }

    function test_SeatsFillTheTopInOrder() public {
        address[] memory seats = enrollMany("seat", 5, root);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < 5; ++i) {
            vm.expectEmit(address(pool));
            emit IPoolEvents.PlatformInvestorAdded(seats[i], root, i + 2);
            pool.add_platform_investor(seats[i]);
        }
        registry.seal();
        pool.start();
        vm.stopPrank();
        (,, address[] memory downlines) = pool.users(root);
        assertEq(downlines, seats);
        assertEq(pool.sequential_index(), 2);
        assertEq(pool.getCurrentBonusEarned(root), 0, "seats pay nothing");
    }

    function test_FiveUplinesFollowTheMatrix() public {
        open(pool);
        address last = root;
        for (uint256 i = 1; i <= 6; ++i) {
            last = buyRace(pool, wallet("line", i), last, true);
        }
        address[5] memory uplines = pool.five_uplines(last);
        for (uint256 i; i < 5; ++i) {
            assertEq(uplines[i], wallet("line", 5 - i));
        }
        uplines = pool.five_uplines(wallet("line", 2));
        assertEq(uplines[0], wallet("line", 1));
        assertEq(uplines[1], root);
        assertEq(uplines[2], address(0));
        assertEq(pool.five_uplines(ann)[0], address(0));
    }

    function test_StrangersHaveNoPlace() public {
        open(pool);
        (uint256 index, address upline, address[] memory downlines) = pool.users(ann);
        assertEq(index, 0);
        assertEq(upline, address(0));
        assertEq(downlines.length, 0);
    }
}
