// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {PoolTest} from "../support/PoolTest.sol";

contract UplineRegistryTest is PoolTest {
    address internal pool = makeAddr("pool");
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");

    /* BINDING */

    function test_TheConstructorBindsTheRoot() public {
        vm.expectEmit();
        emit IUplineRegistry.SponsorBound(ann, address(0));
        UplineRegistry fresh = new UplineRegistry(admin, ann);
        (address sponsor, uint256 boundAt, uint256 bits) = fresh.wallets(ann);
        assertEq(fresh.root(), ann);
        assertEq(sponsor, address(0));
        assertEq(boundAt, block.timestamp);
        assertEq(bits, 0);
    }

    function test_TheAdminIsHandedOverWithTwoDaysNotice() public view {
        assertEq(registry.defaultAdmin(), admin);
        assertEq(registry.defaultAdminDelay(), 2 days);
    }

    /// @dev With nobody as root every wallet could bind itself to nobody.
    function test_RevertWhen_TheRootIsNobody() public {
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        new UplineRegistry(admin, address(0));
    }

    function test_EnrollBindsToABoundSponsor() public {
        vm.warp(1_800_000_000);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.SponsorBound(ann, root);
        enroll(ann, root);
        enroll(ben, ann);
        (address sponsor, uint256 boundAt,) = registry.wallets(ben);
        assertEq(sponsor, ann);
        assertEq(boundAt, 1_800_000_000);
    }

    function test_RevertWhen_TheSponsorIsUnbound() public {
        vm.prank(ben);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.enroll(ann);
    }

    function test_RevertWhen_AWalletSponsorsItself() public {
        vm.prank(ann);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.enroll(ann);
    }

    function test_RevertWhen_TheSponsorIsNobody() public {
        vm.prank(ann);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.enroll(address(0));
    }

    function test_RevertWhen_AWalletEnrollsTwice() public {
        enroll(ann, root);
        enroll(ben, root);
        vm.prank(ann);
        vm.expectRevert(IUplineRegistry.AlreadyBound.selector);
        registry.enroll(ben);
    }

    function test_RevertWhen_TheRootEnrolls() public {
        enroll(ann, root);
        vm.prank(root);
        vm.expectRevert(IUplineRegistry.AlreadyBound.selector);
        registry.enroll(ann);
    }

    /* POOLS */

    function test_EachPoolGetsTheNextBit() public {
        vm.startPrank(admin);
        for (uint8 i; i < 56; ++i) {
            address next = wallet("pool", i);
            uint8 position = i % 9 + 1;
            pose(next, position);
            vm.expectEmit(address(registry));
            emit IUplineRegistry.PoolAdded(next, i, position);
            registry.add_pool(next, position);
            (uint8 bit, uint8 listed,) = registry.pools(next);
            assertEq(bit, i);
            assertEq(listed, position);
            assertEq(registry.pool_at(i), next);
        }
        assertEq(registry.total_pools(), 56);
        vm.expectRevert(IUplineRegistry.MaximumPoolsReached.selector);
        registry.add_pool(pool, 1);
    }

    function test_RevertWhen_APoolIsAddedTwice() public {
        vm.startPrank(admin);
        registry.add_pool(pose(pool, 1), 1);
        vm.expectRevert(IUplineRegistry.PoolAlreadyAdded.selector);
        registry.add_pool(pool, 2);
    }

    function test_RevertWhen_ThePositionDoesNotExist() public {
        vm.startPrank(admin);
        vm.expectRevert(IUplineRegistry.InvalidPosition.selector);
        registry.add_pool(pool, 0);
    }

    function test_ALevelBeyondTheFirstNineCanBeAdded() public {
        vm.startPrank(admin);
        registry.add_pool(pose(pool, 10), 10);
        registry.add_pool(pose(wallet("pool", 1), 255), 255);
        assertEq(registry.total_pools(), 2);
    }

    function test_RevertWhen_AStrangerRecords() public {
        enroll(ann, root);
        vm.startPrank(ann);
        vm.expectRevert(IUplineRegistry.UnknownPool.selector);
        registry.record_join(ann, root, true);
        vm.expectRevert(IUplineRegistry.UnknownPool.selector);
        registry.record_seat(ann);
    }

    function test_APoolOnlySetsItsOwnBit() public {
        vm.startPrank(admin);
        registry.add_pool(pose(wallet("pool", 0), 1), 1);
        registry.add_pool(pose(pool, 1), 1);
        vm.stopPrank();
        enroll(ann, root);
        vm.prank(pool);
        registry.record_seat(ann);
        (,, uint256 bits) = registry.wallets(ann);
        assertEq(bits, 2);
    }

    /* REFERRERS */

    function seatIn(address member) private {
        vm.prank(pool);
        registry.record_seat(member);
    }

    function listPool() private {
        pose(pool, 1);
        vm.prank(admin);
        registry.add_pool(pool, 1);
    }

    function test_TheReferrerIsASponsorWithAPlace() public {
        listPool();
        enroll(ann, root);
        enroll(ben, ann);
        seatIn(ann);
        (address referral, bool direct) = registry.referrer(ben, 0);
        assertEq(referral, ann);
        assertTrue(direct);
    }

    function test_TheReferrerOfOtherPoolsIsNotTouched() public {
        listPool();
        enroll(ann, root);
        enroll(ben, ann);
        seatIn(ann);
        (address referral, bool direct) = registry.referrer(ben, 1);
        assertEq(referral, root);
        assertFalse(direct);
    }

    function test_EachPoolHasItsOwnReferrers() public {
        pose(wallet("pool", 0), 1);
        vm.prank(admin);
        registry.add_pool(wallet("pool", 0), 1);
        listPool();
        enroll(ann, root);
        enroll(ben, ann);
        seatIn(ann);
        (address referral, bool direct) = registry.referrer(ben, 1);
        assertEq(referral, ann);
        assertTrue(direct);
        (referral, direct) = registry.referrer(ben, 0);
        assertEq(referral, root);
        assertFalse(direct);
    }

    /// @dev A walk ends at nobody and at no other address, however small.
    function test_TheWalkPassesTheSmallestAddress() public {
        listPool();
        enroll(ann, root);
        enroll(address(1), ann);
        enroll(ben, address(1));
        seatIn(ann);
        (address referral,) = registry.referrer(ben, 0);
        assertEq(referral, ann);
    }

    function test_StrangersAndTheRootHaveNoReferrer() public view {
        (address referral, bool direct) = registry.referrer(ann, 0);
        assertEq(referral, address(0));
        assertFalse(direct);
        (referral, direct) = registry.referrer(root, 0);
        assertEq(referral, address(0));
        assertFalse(direct);
    }

    function test_TheWalkEndsAfterThirtyTwoSponsors() public {
        listPool();
        address first = enroll(makeAddr("first"), root);
        seatIn(first);
        address last = first;
        for (uint256 i = 1; i <= 33; ++i) {
            last = enroll(wallet("line", i), last);
        }
        (address referral, bool direct) = registry.referrer(wallet("line", 32), 0);
        assertEq(referral, first, "the thirty-second sponsor");
        assertFalse(direct);
        (referral, direct) = registry.referrer(wallet("line", 33), 0);
        assertEq(referral, root, "the thirty-third is too far");
        assertFalse(direct);
    }
}
