// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";
import {ReentrantCoin} from "../support/ReentrantCoin.sol";

/// @notice The coin is member, admin and receiver of both funds, and calls back from every movement: whatever
/// the roles would allow, the guard alone must refuse.
abstract contract ReentrancyTest is EitherPoolTest {
    ReentrantCoin private _coin;

    function begin() private {
        _coin = new ReentrantCoin();
        useCoin(_coin);
        enroll(address(_coin), root);
        buy(address(_coin), root, true);
        buyBound(makeAddr("first"), address(_coin));
        coin.mint(address(pool), 5);
        takeRole(pool.PRODUCT());
        takeRole(pool.ROYALITY());
        takeAdmin();
    }

    /// @dev A race pool binds on a direct purchase, a global pool never does.
    function buyBound(address buyer, address referral) private {
        enroll(buyer, referral);
        buy(buyer, referral, true);
    }

    function takeRole(bytes32 role) private {
        vm.prank(admin);
        pool.propose_receiver(role, address(_coin));
        vm.prank(address(_coin));
        pool.accept_receiver(role);
    }

    function takeAdmin() private {
        vm.prank(admin);
        pool.beginDefaultAdminTransfer(address(_coin));
        skip(2 days + 1);
        vm.prank(address(_coin));
        pool.acceptDefaultAdminTransfer();
    }

    function entries() private view returns (bytes[] memory all) {
        all = new bytes[](6);
        all[0] = investData(root, true);
        all[1] = investOnTermsData(root, true, terms(FEE));
        all[2] = permitData(root, true, Permit(terms(FEE), block.timestamp, 27, 0, 0));
        all[3] = abi.encodeCall(IPool.claim_bonus, ());
        all[4] = claimFundData(1);
        all[5] = abi.encodeCall(IPool.rescue, (coin));
    }

    function arm() private {
        bytes[] memory all = entries();
        for (uint256 i; i < all.length; ++i) {
            _coin.prepare(address(pool), all[i]);
        }
    }

    /// @dev The coin was asked `times`, and each time every entry was shut.
    function assertShut(uint256 times) private view {
        ReentrantCoin.Answer[] memory answers = _coin.answers();
        assertEq(answers.length, times * entries().length);
        for (uint256 i; i < answers.length; ++i) {
            assertFalse(answers[i].succeeded);
            assertEq(
                answers[i].data,
                abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
            );
        }
    }

    function assertWhole(PoolBase some) private view {
        assertGe(coin.balanceOf(address(some)), some.owed());
    }

    function test_APurchaseCannotBeReentered() public {
        begin();
        fund(ann, pool, FEE);
        arm();
        callInvest(ann, root, true);
        assertShut(1);
        assertEq(pool.owed(), 3 * FEE);
    }

    function test_APurchaseOnTermsCannotBeReentered() public {
        begin();
        fund(ann, pool, FEE);
        arm();
        callInvestOnTerms(ann, root, true, terms(FEE));
        assertShut(1);
        assertEq(pool.owed(), 3 * FEE);
    }

    function test_APurchaseWithAPermitCannotBeReentered() public {
        begin();
        fund(ann, pool, FEE);
        arm();
        callInvestWithPermit(ann, root, true, Permit(terms(FEE), 0, 0, 0, 0));
        assertShut(1);
        assertEq(pool.owed(), 3 * FEE);
    }

    function test_APermitCannotBeReentered() public {
        begin();
        (address signer, uint256 key) = makeAddrAndKey("signer");
        enroll(signer, root);
        coin.mint(signer, FEE);
        Permit memory permit = signPermit(key, signer, address(pool), FEE, block.timestamp);
        arm();
        callInvestWithPermit(signer, root, true, permit);
        assertShut(2);
        assertEq(pool.owed(), 3 * FEE);
    }

    function test_AClaimCannotBeReentered() public {
        begin();
        uint256 earned = pool.getCurrentBonusEarned(root);
        arm();
        vm.prank(root);
        pool.claim_bonus();
        assertShut(1);
        assertEq(coin.balanceOf(root), earned);
        assertEq(pool.owed(), 2 * FEE - earned);
    }

    function test_AClaimOfAFundCannotBeReentered() public {
        begin();
        arm();
        uint256 before = coin.balanceOf(address(_coin));
        vm.prank(address(_coin));
        callClaimFund(1);
        assertShut(1);
        assertEq(coin.balanceOf(address(_coin)), before + 1);
        assertEq(pool.owed(), 2 * FEE - 1);
    }

    function test_ARescueCannotBeReentered() public {
        begin();
        arm();
        vm.prank(address(_coin));
        pool.rescue(coin);
        assertShut(1);
        assertEq(coin.balanceOf(address(pool)), 2 * FEE);
    }

    function test_ARescuedTokenCannotReenter() public {
        begin();
        ReentrantCoin foreign = new ReentrantCoin();
        foreign.mint(address(pool), 7);
        foreign.prepare(address(pool), investData(root, true));
        vm.prank(address(_coin));
        pool.rescue(foreign);
        assertEq(
            foreign.answers()[0].data,
            abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
    }

    /// @dev Without the guard in the way the same calls work: the table above is not refused for other reasons.
    function test_TheSameCallsWorkFromOutside() public {
        begin();
        vm.startPrank(address(_coin));
        pool.claim_bonus();
        callClaimFund(1);
        pool.rescue(coin);
        vm.stopPrank();
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    /// @dev The pool writes its whole state before a transfer, so the coin reads the final state during it.
    function test_TheCoinReadsTheFinalStateDuringATransfer() public {
        begin();
        fund(ann, pool, FEE);
        _coin.prepare(address(pool), abi.encodeCall(IPool.owed, ()));
        _coin.prepare(address(pool), abi.encodeCall(IPool.getCurrentBonusEarned, (root)));
        _coin.prepare(address(pool), abi.encodeCall(IPool.total_users, ()));
        callInvest(ann, root, true);
        ReentrantCoin.Answer[] memory seen = _coin.answers();
        assertEq(seen[0].data, abi.encode(pool.owed()));
        assertEq(seen[1].data, abi.encode(pool.getCurrentBonusEarned(root)));
        assertEq(seen[2].data, abi.encode(pool.total_users()));

        _coin.forget();
        _coin.prepare(address(pool), abi.encodeCall(IPool.getCurrentBonusEarned, (root)));
        _coin.prepare(address(pool), abi.encodeCall(IPool.owed, ()));
        vm.prank(root);
        pool.claim_bonus();
        seen = _coin.answers();
        assertEq(seen[0].data, abi.encode(0));
        assertEq(seen[1].data, abi.encode(pool.owed()));
    }

    /* A SECOND POOL */

    /// @dev Two pools share coin and registry, not the guard: what is done in the other meanwhile is sound.
    function test_ACoinMayReenterAnotherPool() public {
        begin();
        PoolBase first = pool;
        pool = deploy(setupOf(terms(FEE)));
        ready();
        buyBound(makeAddr("second"), root);
        PoolBase second = pool;
        fund(address(_coin), second, FEE);
        bytes memory buyHere = investData(root, true);

        pool = first;
        fund(ann, first, FEE);
        _coin.prepare(address(second), buyHere);
        _coin.prepare(address(first), investData(root, true));
        callInvest(ann, root, true);
        assertOnlyTheOtherPoolSold();
        assertWhole(first);
        assertWhole(second);
        assertEq(first.total_users(), 4);
        assertEq(second.total_users(), 3);
        assertEq(second.owed(), 2 * FEE);
        assertEq(first.owed(), 3 * FEE);
    }

    /// @dev The purchase inside made the coin call again: there both pools were shut.
    function assertOnlyTheOtherPoolSold() private view {
        ReentrantCoin.Answer[] memory answers = _coin.answers();
        assertEq(answers.length, 4);
        assertFalse(answers[0].succeeded, "second pool, inside its own purchase");
        assertFalse(answers[1].succeeded, "first pool, inside both");
        assertTrue(answers[2].succeeded, "second pool, inside the first one's purchase");
        assertFalse(answers[3].succeeded, "first pool, inside its own purchase");
    }

    /// @dev A donation during the transfer raises the received amount above the fee: the purchase reverts.
    function test_AGiftInsideAPurchaseStopsIt() public {
        begin();
        fund(ann, pool, FEE);
        GiftGiver giver = new GiftGiver(_coin);
        _coin.prepare(address(giver), abi.encodeCall(GiftGiver.give, (address(pool))));
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ann, root, true);
        assertEq(coin.balanceOf(ann), FEE);
        assertEq(pool.total_users(), 3);
    }
}

/// @notice Mints one unit on the first call.
contract GiftGiver {
    ReentrantCoin private immutable _COIN;
    bool private _given;

    constructor(ReentrantCoin coin) {
        _COIN = coin;
    }

    function give(address to) external {
        if (_given) return;
        _given = true;
        _COIN.mint(to, 1);
    }
}

contract RacePoolReentrancyTest is ReentrancyTest, OfRace {}

contract GlobalPoolReentrancyTest is ReentrancyTest, OfGlobal {}
