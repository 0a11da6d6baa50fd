// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {stdError} from "forge-std/StdError.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {HoldersTest} from "../support/Holders.sol";

/// @notice Listing of pools, its notice period, and the rights of listed pools.
contract RegistryPoolsTest is HoldersTest {
    uint256 private constant NOW = 1_800_000_000;
    uint256 private constant READY_AT = NOW + 48 hours;
    uint256 private constant EXPIRES_AT = READY_AT + 14 days;

    address private _pool = makeAddr("pool");
    address private _ann = makeAddr("ann");

    function setUp() public {
        vm.warp(NOW);
    }

    function seal() private {
        vm.prank(admin);
        registry.seal();
    }

    function queue(address pool, uint8 position) private {
        pose(pool, position);
        vm.prank(admin);
        registry.queue_pool(pool, position);
    }

    function add(address pool, uint8 position) private {
        pose(pool, position);
        vm.prank(admin);
        registry.add_pool(pool, position);
    }

    /// @dev The pool's answers are valid, so only the tested rule can refuse it.
    function expectRefusal(bytes4 reason, address pool, uint8 position) private {
        pose(pool, position);
        vm.prank(admin);
        vm.expectRevert(reason);
        registry.add_pool(pool, position);
    }

    function assertPending(address pool, uint8 position, uint256 readyAt) private view {
        (uint8 announced, uint256 at, uint256 expiresAt) = registry.pending_pools(pool);
        assertEq(announced, position);
        assertEq(at, readyAt);
        assertEq(expiresAt, readyAt == 0 ? 0 : readyAt + 14 days);
    }

    function mayBind(address pool) private view returns (bool answer) {
        (,, answer) = registry.pools(pool);
    }

    /* BEFORE THE SEAL */

    function test_APoolIsAddedAtOnceBeforeTheSealAndMayBind() public {
        vm.expectEmit(address(registry));
        emit IUplineRegistry.PoolAdded(_pool, 0, 9);
        add(_pool, 9);
        (uint8 bit, uint8 position, bool binds) = registry.pools(_pool);
        assertEq(bit, 0);
        assertEq(position, 9);
        assertTrue(binds);
    }

    function test_AddingBeforeTheSealDropsAnAnnouncement() public {
        queue(_pool, 2);
        add(_pool, 3);
        assertPending(_pool, 0, 0);
        assertTrue(mayBind(_pool));
    }

    function test_AnUnlistedPoolHasNoRecord() public view {
        (uint8 bit, uint8 position, bool binds) = registry.pools(_pool);
        assertEq(bit, 0);
        assertEq(position, 0);
        assertFalse(binds);
        assertPending(_pool, 0, 0);
    }

    function test_RevertWhen_APoolPastTheLastIsAskedFor() public {
        add(_pool, 1);
        assertEq(registry.pool_at(0), _pool);
        vm.expectRevert(stdError.indexOOBError);
        registry.pool_at(1);
    }

    /* SEAL */

    function test_TheSealEmitsAnEventAndIsPermanent() public {
        assertFalse(registry.is_sealed());
        vm.expectEmit(address(registry));
        emit IUplineRegistry.Sealed();
        seal();
        assertTrue(registry.is_sealed());
    }

    function test_RevertWhen_SealedTwice() public {
        seal();
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.AlreadySealed.selector);
        registry.seal();
    }

    function test_TheSealLeavesListedPoolsAsTheyAre() public {
        add(_pool, 1);
        seal();
        assertTrue(mayBind(_pool));
        vm.prank(_pool);
        registry.record_seat(root);
        vm.prank(_pool);
        registry.record_join(_ann, root, true);
        (address sponsor,, uint256 bits) = registry.wallets(_ann);
        assertEq(sponsor, root);
        assertEq(bits, 1);
    }

    /* AFTER THE SEAL */

    function test_AnAnnouncedPoolCanBeAddedAfterFortyEightHours() public {
        seal();
        vm.expectEmit(address(registry));
        emit IUplineRegistry.PoolQueued(_pool, 4, READY_AT, EXPIRES_AT);
        queue(_pool, 4);
        assertPending(_pool, 4, READY_AT);
        vm.warp(READY_AT - 1);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 4);
        vm.warp(READY_AT);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.PoolAdded(_pool, 0, 4);
        add(_pool, 4);
        assertPending(_pool, 0, 0);
        assertFalse(mayBind(_pool));
    }

    function test_ALatePoolBindsNobodyButServesTheBound() public {
        seal();
        queue(_pool, 4);
        vm.warp(READY_AT);
        add(_pool, 4);
        vm.startPrank(_pool);
        registry.record_seat(root);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.record_join(_ann, root, true);
        vm.stopPrank();

        enroll(_ann, root);
        vm.prank(_pool);
        assertEq(registry.record_join(_ann, root, true), root);
        (,, uint256 bits) = registry.wallets(_ann);
        assertEq(bits, 1);
    }

    function test_ASecondAnnouncementReplacesTheFirst() public {
        seal();
        queue(_pool, 4);
        vm.warp(NOW + 1 hours);
        queue(_pool, 5);
        assertPending(_pool, 5, READY_AT + 1 hours);
        vm.warp(READY_AT);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 5);
        vm.warp(READY_AT + 1 hours);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 4);
        add(_pool, 5);
    }

    /// @dev Neither at a position below nor at one above the announced.
    function test_RevertWhen_AnAnnouncedPoolIsAddedAtAnotherPosition() public {
        seal();
        queue(_pool, 4);
        vm.warp(READY_AT);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 3);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 5);
        add(_pool, 4);
    }

    function test_AnAnnouncementBeforeTheSealCounts() public {
        queue(_pool, 4);
        seal();
        vm.warp(READY_AT);
        add(_pool, 4);
        assertFalse(mayBind(_pool));
    }

    function test_AnAnnouncedPoolCanBeAddedForFourteenDays() public {
        seal();
        queue(_pool, 4);
        vm.warp(EXPIRES_AT - 1);
        add(_pool, 4);
    }

    function test_RevertWhen_AnAnnouncedPoolIsAddedFourteenDaysAfterItsTime() public {
        seal();
        queue(_pool, 4);
        vm.warp(EXPIRES_AT);
        expectRefusal(IPoolErrors.AnnouncementExpired.selector, _pool, 4);
        assertPending(_pool, 4, READY_AT);
        queue(_pool, 4);
        vm.warp(EXPIRES_AT + 48 hours);
        add(_pool, 4);
    }

    /// @dev Before the seal no announcement is needed, and an old one does not matter.
    function test_BeforeTheSealAnOldAnnouncementDoesNotMatter() public {
        queue(_pool, 4);
        vm.warp(EXPIRES_AT);
        add(_pool, 4);
        assertPending(_pool, 0, 0);
    }

    /* ANSWERS OF A POOL */

    function expectNoPool(address pool, uint8 position) private {
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.NotAPool.selector);
        registry.add_pool(pool, position);
    }

    function say(bytes4 question, bytes memory words) private {
        pose(_pool, 4);
        vm.mockCall(_pool, abi.encodeWithSelector(question), words);
    }

    function test_RevertWhen_AWalletOrAnotherContractIsListed() public {
        expectNoPool(makeAddr("wallet"), 4);
        expectNoPool(address(coin), 4);
        expectNoPool(address(registry), 4);
    }

    function test_RevertWhen_APoolOfAnotherRegistryIsListed() public {
        say(IPool.upline_registry.selector, abi.encode(new UplineRegistry(admin, root)));
        expectNoPool(_pool, 4);
    }

    function test_RevertWhen_APoolIsListedAtAPositionThatItDoesNotName() public {
        pose(_pool, 5);
        expectNoPool(_pool, 4);
        add(_pool, 5);
    }

    function test_RevertWhen_APoolSellsWhatItsPositionDoesNot() public {
        say(IPool.kind.selector, abi.encode(IPool.Kind.Global));
        expectNoPool(_pool, 4);
        for (uint8 position = 3; position <= 9; position += 3) {
            pose(_pool, position);
            vm.mockCall(_pool, abi.encodeCall(IPool.kind, ()), abi.encode(IPool.Kind.Race));
            expectNoPool(_pool, position);
        }
    }

    function test_RevertWhen_AnAnswerIsTooShortTooLongOrARefusal() public {
        say(IPool.position.selector, hex"04");
        expectNoPool(_pool, 4);
        say(IPool.position.selector, abi.encode(4, 4));
        expectNoPool(_pool, 4);
        say(IPool.position.selector, "");
        expectNoPool(_pool, 4);
        pose(_pool, 4);
        vm.mockCallRevert(_pool, abi.encodeCall(IPool.position, ()), abi.encode(4));
        expectNoPool(_pool, 4);
    }

    /// @dev Leftovers of the previous call in memory never complete a short answer.
    function test_RevertWhen_AShortAnswerIsCompletedByTheOneBefore() public {
        uint8 position = uint8(uint160(address(registry)));
        pose(_pool, position);
        vm.mockCall(_pool, abi.encodeCall(IPool.position, ()), new bytes(31));
        expectNoPool(_pool, position);
        add(_pool, position);
    }

    /// @dev The upper bits of an answer count.
    function test_RevertWhen_AnAnswerIsRightInItsLastBitsAlone() public {
        say(IPool.position.selector, abi.encode((1 << 8) + 4));
        expectNoPool(_pool, 4);
        say(IPool.kind.selector, abi.encode(1 << 8));
        expectNoPool(_pool, 4);
        say(IPool.upline_registry.selector, abi.encode((1 << 160) + uint160(address(registry))));
        expectNoPool(_pool, 4);
    }

    function test_EveryPoolOfOursAnswersForItself() public {
        RacePool race = new RacePool(setupOf(raceTerms(DOLLAR)));
        GlobalPool global = new GlobalPool(globalSetupOf(globalTerms(DOLLAR)));
        expectNoPool(address(race), 2);
        expectNoPool(address(global), 6);
        vm.startPrank(admin);
        registry.add_pool(address(race), 1);
        registry.add_pool(address(global), 3);
        assertEq(registry.total_pools(), 2);
    }

    function test_RevertWhen_AnAnnouncedPoolNoLongerAnswers() public {
        seal();
        queue(_pool, 4);
        vm.warp(READY_AT);
        say(IPool.position.selector, abi.encode(5));
        expectNoPool(_pool, 4);
        assertPending(_pool, 4, READY_AT);
    }

    function test_RevertWhen_WhatIsAnnouncedIsNoPool() public {
        address[4] memory none = [makeAddr("empty"), address(0), address(coin), address(registry)];
        vm.startPrank(admin);
        for (uint256 i; i < none.length; ++i) {
            vm.expectRevert(IUplineRegistry.NotAPool.selector);
            registry.queue_pool(none[i], 4);
        }
        pose(_pool, 4);
        vm.expectRevert(IUplineRegistry.NotAPool.selector);
        registry.queue_pool(_pool, 200);
    }

    function test_RevertWhen_AnAnnouncedPoolHasOtherCode() public {
        seal();
        vm.etch(_pool, hex"ef01001111111111111111111111111111111111111111");
        queue(_pool, 4);
        vm.warp(READY_AT);
        vm.etch(_pool, hex"ef01002222222222222222222222222222222222222222");
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 4);
        vm.etch(_pool, hex"ef01001111111111111111111111111111111111111111");
        add(_pool, 4);
    }

    /* ANNOUNCEMENTS */

    function test_RevertWhen_AnUnannouncedPoolIsAddedAfterTheSeal() public {
        seal();
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.PoolNotReady.selector);
        registry.add_pool(_pool, 1);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 1);
        queue(makeAddr("other"), 1);
        vm.warp(READY_AT);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 1);
    }

    function test_TheAdminCancelsAnAnnouncement() public {
        seal();
        queue(_pool, 4);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.PoolCancelled(_pool);
        vm.prank(admin);
        registry.cancel_pool(_pool);
        assertPending(_pool, 0, 0);
        vm.warp(READY_AT);
        expectRefusal(IUplineRegistry.PoolNotReady.selector, _pool, 4);
    }

    function test_RevertWhen_CancellingWithoutAnAnnouncement() public {
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.PoolNotReady.selector);
        registry.cancel_pool(_pool);
    }

    function test_RevertWhen_AListedOrImpossiblePoolIsAnnounced() public {
        add(_pool, 1);
        vm.startPrank(admin);
        vm.expectRevert(IUplineRegistry.InvalidPosition.selector);
        registry.queue_pool(_pool, 0);
        vm.expectRevert(IUplineRegistry.PoolAlreadyAdded.selector);
        registry.queue_pool(_pool, 2);
    }

    /// @dev Position, listed already, too many, not ready, no pool.
    function test_RevertWhen_SeveralRulesAreBrokenAtOnceTheFirstIsTold() public {
        for (uint256 i; i < 56; ++i) {
            add(wallet("pool", i), 1);
        }
        seal();
        expectRefusal(IUplineRegistry.InvalidPosition.selector, wallet("pool", 0), 0);
        expectRefusal(IUplineRegistry.PoolAlreadyAdded.selector, wallet("pool", 0), 1);
        expectRefusal(IUplineRegistry.MaximumPoolsReached.selector, _pool, 1);
        vm.clearMockedCalls();
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.MaximumPoolsReached.selector);
        registry.add_pool(_pool, 1);
    }

    /* RECORDS */

    function test_RevertWhen_APoolThatMayBindRecordsAStrangerWithoutBinding() public {
        add(_pool, 1);
        vm.startPrank(_pool);
        registry.record_seat(root);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.record_join(_ann, root, false);
    }

    function test_RevertWhen_TheRootJoins() public {
        add(_pool, 1);
        enroll(_ann, root);
        vm.startPrank(_pool);
        registry.record_seat(_ann);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.record_join(root, _ann, true);
    }

    function test_TheLastBitIsKeptApartFromTheFirst() public {
        for (uint256 i; i < 56; ++i) {
            add(wallet("pool", i), 1);
        }
        vm.prank(wallet("pool", 55));
        registry.record_seat(root);
        (,, uint256 bits) = registry.wallets(root);
        assertEq(bits, 1 << 55);
        vm.prank(wallet("pool", 0));
        registry.record_seat(root);
        (,, bits) = registry.wallets(root);
        assertEq(bits, (1 << 55) + 1);
    }

    function test_JoiningKeepsTheBitsOfOtherPoolsAndItsOwn() public {
        add(_pool, 1);
        add(wallet("pool", 1), 2);
        enroll(_ann, root);
        vm.prank(wallet("pool", 1));
        registry.record_join(_ann, root, false);
        vm.startPrank(_pool);
        registry.record_join(_ann, root, false);
        registry.record_join(_ann, root, false);
        registry.record_seat(_ann);
        (,, uint256 bits) = registry.wallets(_ann);
        assertEq(bits, 3);
    }

    function test_ABoundWalletIsNotBoundAgainByAPurchase() public {
        add(_pool, 1);
        address ben = enroll(makeAddr("ben"), enroll(_ann, root));
        vm.startPrank(_pool);
        registry.record_seat(root);
        assertEq(registry.record_join(ben, root, true), _ann, "whose cut the root receives");
        (address sponsor,,) = registry.wallets(ben);
        assertEq(sponsor, _ann);
    }

    /* ROLES */

    function test_RevertWhen_AnybodyButTheAdminRulesTheList() public {
        Guarded[] memory calls = new Guarded[](10);
        calls[0].data = abi.encodeCall(IUplineRegistry.add_pool, (_pool, 0));
        calls[1].data = abi.encodeCall(IUplineRegistry.queue_pool, (_pool, 0));
        calls[2].data = abi.encodeCall(IUplineRegistry.cancel_pool, (_pool));
        calls[3].data = abi.encodeCall(IUplineRegistry.seal, ());
        calls[4].data = abi.encodeCall(IAccessControl.grantRole, (keccak256("ANY"), _ann));
        calls[5].data = abi.encodeCall(IAccessControl.revokeRole, (keccak256("ANY"), _ann));
        calls[6].data = abi.encodeCall(AccessControlDefaultAdminRules.beginDefaultAdminTransfer, (_ann));
        calls[7].data = abi.encodeCall(AccessControlDefaultAdminRules.cancelDefaultAdminTransfer, ());
        calls[8].data = abi.encodeCall(AccessControlDefaultAdminRules.changeDefaultAdminDelay, (0));
        calls[9].data = abi.encodeCall(AccessControlDefaultAdminRules.rollbackDefaultAdminDelay, ());
        add(makeAddr("listed"), 1);
        address[] memory callers = new address[](5);
        (callers[0], callers[1], callers[2]) = (modifierAdmin, root, _ann);
        (callers[3], callers[4]) = (makeAddr("listed"), productPool);
        assertGuarded(address(registry), calls, callers);
    }

    function test_TheAdminChangesWithTwoDaysNotice() public {
        vm.prank(admin);
        registry.beginDefaultAdminTransfer(_ann);
        vm.warp(NOW + 2 days + 1);
        vm.prank(_ann);
        registry.acceptDefaultAdminTransfer();
        vm.prank(_ann);
        registry.seal();
        assertTrue(registry.is_sealed());
        vm.expectRevert(refusal(admin, 0));
        vm.prank(admin);
        registry.queue_pool(_pool, 1);
    }
}
