// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Test} from "forge-std/Test.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {Handler} from "./Handler.sol";
import {PoolModel} from "./model/PoolModel.sol";

/// @notice Tests rules about future calls on the final state of a run. Forge reverts the state changes of an
/// invariant, so the calls have no effect on the run.
abstract contract Probes is Test {
    using SafeCast for uint256;

    Handler internal world;

    function assertProbes() internal {
        for (uint256 p; p < 4; ++p) {
            _assert18_DonationsChangeNothing(p);
            _assert17_APurchaseStaysInItsBudget(p);
            _assert15_NobodyIsSeatedAfterTheStart(p);
            _assert13_PausedPoolsSellNothingAndPay(p);
            _assert12_AdminActsTakeNothing(p);
        }
    }

    function _assert18_DonationsChangeNothing(uint256 p) private {
        PoolBase pool = world.pools(p);
        bytes32 before = _allThatIsSaid(p);
        world.coinOf().mint(address(pool), 1e9 + 7);
        world.foreign().mint(address(pool), 7);
        assertEq(_allThatIsSaid(p), before, "18: donations change nothing");
    }

    function _allThatIsSaid(uint256 p) private view returns (bytes32) {
        PoolBase pool = world.pools(p);
        address[] memory members = world.models(p).members();
        return keccak256(
            abi.encode(world.reader().figures(pool, p != 2), world.reader().places(pool, p != 2, members))
        );
    }

    /// @dev The handler buys for a bound wallet whose sponsor has a place. The gas tests hold the usual later
    /// purchase to less: here placing may be at its worst, and merge runs of full members at both ends.
    function _assert17_APurchaseStaysInItsBudget(uint256 p) private {
        if (!world.models(p).isOpen()) return;
        (bool done,) = _buy(p, address(uint160(0xb0b01 + p)));
        assertTrue(done, "17: an open pool sells");
    }

    function _assert15_NobodyIsSeatedAfterTheStart(uint256 p) private {
        PoolModel model = world.models(p);
        if (!model.started() || model.admin() == address(0)) return;
        bytes memory data = abi.encodeCall(IPool.add_platform_investor, (address(0xb0b0)));
        address pool = address(world.pools(p));
        address admin = model.admin();
        vm.prank(admin);
        (bool done, bytes memory answer) = pool.call(data);
        assertFalse(done, "15: no seat after the start");
        assertEq(answer, abi.encodeWithSelector(IPoolErrors.ContractStarted.selector), "15: and says why");
    }

    function _assert13_PausedPoolsSellNothingAndPay(uint256 p) private {
        PoolBase pool = world.pools(p);
        PoolModel model = world.models(p);
        if (!model.started()) return;
        if (!model.isPaused() && model.admin() != address(0)) {
            if (block.timestamp < model.pausedUntil() + 7 days) vm.warp(model.pausedUntil() + 7 days);
            address admin = model.admin();
            vm.prank(admin);
            pool.set_paused(true);
            model.paused(true);
            vm.expectRevert(IPoolErrors.PauseNotReady.selector);
            vm.prank(admin);
            pool.set_paused(true);
        }
        if (!model.isPaused() && !model.retired()) return;
        (bool done, bytes memory answer) = _buy(p, address(uint160(0xb0b11 + p)));
        assertFalse(done, "13: nothing is sold");
        bytes4 why = model.retired() ? IPoolErrors.PoolRetired.selector : IPoolErrors.PurchasesPaused.selector;
        assertEq(answer, abi.encodeWithSelector(why), "13: and says why");
        _claimOne(pool, model);
    }

    function _claimOne(PoolBase pool, PoolModel model) private {
        for (uint256 i; i < model.totalMembers(); ++i) {
            address user = model.member(i);
            if (model.whyNotClaim(user, world.canReceive(user)).length != 0) continue;
            uint256 before = world.coinOf().balanceOf(user);
            vm.prank(user);
            (bool done,) = address(pool).call(abi.encodeCall(IPool.claim_bonus, ()));
            assertTrue(done, "13: claims go on");
            assertEq(world.coinOf().balanceOf(user), before + model.paid(user), "13: claims are paid");
            return;
        }
    }

    /// @dev Runs every act of ADMIN and MODIFIER in sequence.
    function _assert12_AdminActsTakeNothing(uint256 p) private {
        PoolBase pool = world.pools(p);
        PoolModel model = world.models(p);
        address receiver = address(uint160(0xbeef0 + p));
        (address admin, address modifierAdmin) = (model.admin(), model.holder(keccak256("MODIFIER")));
        if (modifierAdmin != address(0)) {
            vm.startPrank(modifierAdmin);
            pool.queue_terms(_leastForMembers(model));
            skip(48 hours);
            pool.apply_terms();
            vm.stopPrank();
        }
        if (admin != address(0)) {
            vm.startPrank(admin);
            pool.propose_receiver(keccak256("PRODUCT"), receiver);
            pool.grantRole(keccak256("MODIFIER"), receiver);
            if (!model.retired()) {
                pool.queue_retirement();
                skip(48 hours);
                pool.retire();
            }
            vm.stopPrank();
            vm.prank(receiver);
            pool.accept_receiver(keccak256("PRODUCT"));
            IERC20Metadata coin = world.coinOf();
            uint256 unowed = coin.balanceOf(address(pool)) - pool.owed();
            vm.prank(admin);
            pool.rescue(coin);
            assertEq(coin.balanceOf(receiver), unowed, "12: what nobody is owed, no more");
        }
        assertGe(world.coinOf().balanceOf(address(pool)), pool.owed(), "12: what is owed is held");
        assertEq(model.shortchanged(), 0, "12: nobody has less");
    }

    /// @dev The lowest member shares that MODIFIER can set at the present fee.
    function _leastForMembers(PoolModel model) private view returns (IPool.Terms memory) {
        uint256 referral = model.lowestReferral();
        uint256 fee = model.terms().joiningFee;
        return IPool.Terms(fee.toUint56(), referral.toUint16(), (6_000 - referral).toUint16(), 4_000);
    }

    /// @dev A newcomer, bound to the root, with the fee and the approval, buys.
    function _buy(uint256 p, address buyer) private returns (bool done, bytes memory answer) {
        PoolBase pool = world.pools(p);
        address root = world.sponsors().root();
        uint256 fee = world.models(p).terms().joiningFee;
        world.coinOf().mint(buyer, fee);
        vm.startPrank(buyer);
        world.registryOf().enroll(root);
        world.coinOf().approve(address(pool), fee);
        bytes memory data = p == 2
            ? abi.encodeCall(GlobalPool.invest_stable_coin, (root))
            : abi.encodeCall(RacePool.invest_stable_coin, (root, true));
        (done, answer) = address(pool).call(data);
        vm.stopPrank();
        if (!done) return (done, answer);
        assertLe(vm.lastCallGas().gasTotalUsed, p == 2 ? 107_200 : 183_200, "17: gas of a purchase");
        world.sponsors().bind(buyer, root);
        world.models(p).bought(buyer, root);
    }
}
