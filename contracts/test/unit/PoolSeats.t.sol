// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {stdError} from "forge-std/StdError.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Seats without a fee, and the start that ends them.
abstract contract PoolSeatsTest is EitherPoolTest {
    function takeAllSeats() private {
        address[] memory others = enrollMany("seat", 5, root);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < 5; ++i) {
            pool.add_platform_investor(others[i]);
        }
        vm.stopPrank();
        assertEq(pool.total_platform_investors(), 6);
    }

    function test_TheRootIsSeatedFirst() public {
        list(pool);
        vm.expectEmit(address(pool));
        emit IPoolEvents.PlatformInvestorAdded(root, address(0), 1);
        vm.prank(admin);
        pool.add_platform_investor(root);
        assertEq(pool.platform_investors(0), root);
        assertEq(pool.total_platform_investors(), 1);
        assertEq(pool.total_users(), 1);
    }

    function test_StartOpensThePool() public {
        list(pool);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        registry.seal();
        assertFalse(pool.is_started());
        vm.expectEmit(address(pool));
        emit IPoolEvents.Started();
        pool.start();
        assertTrue(pool.is_started());
    }

    function test_SeatsFillTheTwoTopLevels() public view {
        uint256 level = pool.platform_investor_level();
        assertEq(pool.max_platform_investors(), (5 ** level - 1) / 4);
    }

    function test_RevertWhen_ASeventhSeatIsGiven() public {
        list(pool);
        takeAllSeats();
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.MaximumPlatformInvestorsReached.selector);
        pool.add_platform_investor(ann);
    }

    function test_RevertWhen_SomebodyIsSeatedBeforeTheRoot() public {
        list(pool);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.add_platform_investor(ann);
    }

    function test_RevertWhen_AnUnboundWalletIsSeated() public {
        list(pool);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.add_platform_investor(makeAddr("unbound"));
    }

    function test_RevertWhen_AWalletIsSeatedTwice() public {
        list(pool);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        pool.add_platform_investor(root);
    }

    function test_RevertWhen_APoolThatIsNotListedGivesASeat() public {
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.UnknownPool.selector);
        pool.add_platform_investor(root);
    }

    function test_RevertWhen_ASeatPastTheLastIsAskedFor() public {
        ready();
        vm.expectRevert(stdError.indexOOBError);
        pool.platform_investors(1);
    }

    function test_RevertWhen_StartedWithoutTheRoot() public {
        list(pool);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.ContractNotInitialized.selector);
        pool.start();
    }

    /// @dev Until the seal, whatever the registry lists can bind wallets for ever.
    function test_RevertWhen_StartedBeforeTheRegistryIsSealed() public {
        list(pool);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        vm.expectRevert(IPoolErrors.RegistryNotSealed.selector);
        pool.start();
        registry.seal();
        pool.start();
        assertTrue(pool.is_started());
    }

    function test_RevertWhen_SeatedOrStartedAfterTheStart() public {
        ready();
        vm.startPrank(admin);
        vm.expectRevert(IPoolErrors.ContractStarted.selector);
        pool.add_platform_investor(ann);
        vm.expectRevert(IPoolErrors.ContractStarted.selector);
        pool.start();
    }
}

contract RacePoolSeatsTest is PoolSeatsTest, OfRace {}

contract GlobalPoolSeatsTest is PoolSeatsTest, OfGlobal {}
