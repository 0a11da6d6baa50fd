// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";
import {PlainCoin} from "../support/PlainCoin.sol";

/// @notice A signature may replace the approval; only the resulting allowance counts.
abstract contract PoolPermitsTest is EitherPoolTest {
    uint256 private constant NOW = 1_800_000_000;

    address private _signer;
    uint256 private _key;

    constructor() {
        (_signer, _key) = makeAddrAndKey("signer");
    }

    function begin() private {
        enroll(_signer, root);
        vm.warp(NOW);
        ready();
    }

    function sign(uint256 key, address spender, uint256 value, uint256 deadline)
        private
        view
        returns (Permit memory)
    {
        return signPermit(key, _signer, spender, value, deadline);
    }

    function signFee() private view returns (Permit memory) {
        return sign(_key, address(pool), FEE, NOW);
    }

    function investWith(Permit memory permit) private {
        callInvestWithPermit(_signer, root, true, permit);
    }

    /// @dev Enough money, but neither an allowance nor a permit that the coin accepts.
    function expectUseless(Permit memory permit) private {
        coin.mint(_signer, 2 * FEE);
        bytes memory data = permitData(root, true, permit);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        vm.prank(_signer);
        (bool reverted,) = address(pool).call(data);
        assertTrue(reverted);
        assertEq(coin.allowance(_signer, address(pool)), 0);
    }

    function assertBought() private view {
        assertEq(pool.total_users(), 2);
        assertEq(coin.balanceOf(address(pool)), FEE);
        assertEq(coin.balanceOf(_signer), 0);
        assertEq(coin.allowance(_signer, address(pool)), 0);
    }

    function test_APermitStandsForTheApproval() public {
        begin();
        coin.mint(_signer, FEE);
        Permit memory permit = signFee();
        vm.expectCall(
            address(coin),
            abi.encodeCall(
                coin.permit, (_signer, address(pool), FEE, permit.deadline, permit.v, permit.r, permit.s)
            )
        );
        investWith(permit);
        assertBought();
        assertEq(coin.nonces(_signer), 1);
    }

    function test_APermitThatAnotherBroughtFirstStillServes() public {
        begin();
        coin.mint(_signer, FEE);
        Permit memory permit = signFee();
        vm.prank(makeAddr("other"));
        coin.permit(_signer, address(pool), FEE, permit.deadline, permit.v, permit.r, permit.s);
        investWith(permit);
        assertBought();
    }

    function test_AnAllowanceIsUsedWhenThePermitIsBad() public {
        begin();
        fund(_signer, pool, FEE);
        investWith(Permit(terms(FEE), 0, 0, 0, 0));
        assertBought();
    }

    function test_APermitOverwritesAnAllowanceWithExactlyTheFee() public {
        begin();
        coin.mint(_signer, FEE);
        vm.prank(_signer);
        coin.approve(address(pool), type(uint128).max);
        investWith(signFee());
        assertBought();
    }

    function test_AnIndirectPurchaseTakesAPermitToo() public {
        enroll(_signer, ann);
        vm.warp(NOW);
        ready();
        coin.mint(_signer, FEE);
        callInvestWithPermit(_signer, root, false, signFee());
        assertBought();
        assertGt(pool.getCurrentBonusEarned(root), 0);
    }

    function test_RevertWhen_TheReferralIsWrongDespiteAGoodPermit() public {
        begin();
        coin.mint(_signer, FEE);
        bytes memory data = permitData(ann, true, signFee());
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        vm.prank(_signer);
        (bool reverted,) = address(pool).call(data);
        assertTrue(reverted);
        assertEq(coin.nonces(_signer), 0, "the permit is not used up");
    }

    function test_RevertWhen_ThePermitIsOverMoreOrLessThanTheFee() public {
        begin();
        expectUseless(sign(_key, address(pool), FEE + 1, NOW));
        expectUseless(sign(_key, address(pool), FEE - 1, NOW));
    }

    function test_RevertWhen_ThePermitIsOverTheFeeOfEarlierTerms() public {
        begin();
        vm.prank(modifierAdmin);
        pool.queue_terms(terms(FEE / 2));
        Permit memory permit = sign(_key, address(pool), FEE, NOW + 100 days);
        vm.warp(NOW + 48 hours);
        vm.prank(modifierAdmin);
        pool.apply_terms();
        bytes memory data = permitData(root, true, permit);
        vm.expectRevert(IPoolErrors.TermsChanged.selector);
        vm.prank(_signer);
        (bool reverted,) = address(pool).call(data);
        assertTrue(reverted);
        permit.terms = termsInForce();
        expectUseless(permit);
        investWith(sign(_key, address(pool), FEE / 2, NOW + 100 days));
        assertEq(coin.balanceOf(address(pool)), FEE / 2);
    }

    function test_RevertWhen_ThePermitHasExpired() public {
        begin();
        expectUseless(sign(_key, address(pool), FEE, NOW - 1));
    }

    function test_RevertWhen_AnotherSigned() public {
        begin();
        (, uint256 otherKey) = makeAddrAndKey("other");
        expectUseless(sign(otherKey, address(pool), FEE, NOW));
    }

    function test_RevertWhen_ThePermitIsForAnotherSpender() public {
        begin();
        expectUseless(sign(_key, makeAddr("spender"), FEE, NOW));
    }

    function test_RevertWhen_ThePermitIsUsedTwice() public {
        begin();
        coin.mint(_signer, FEE);
        Permit memory permit = signFee();
        investWith(permit);
        bytes memory data = permitData(root, true, permit);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        vm.prank(_signer);
        (bool reverted,) = address(pool).call(data);
        assertTrue(reverted);
    }

    /* COINS WITHOUT PERMIT */

    function test_ACoinWithoutPermitTakesTheAllowance() public {
        begin();
        useCoin(MockStableCoin(address(new PlainCoin())));
        fund(_signer, pool, FEE);
        investWith(Permit(terms(FEE), NOW, 27, bytes32(uint256(1)), bytes32(uint256(2))));
        assertBought();
    }

    function test_RevertWhen_ACoinWithoutPermitHasNoAllowance() public {
        begin();
        useCoin(MockStableCoin(address(new PlainCoin())));
        expectUseless(Permit(terms(FEE), NOW, 27, bytes32(uint256(1)), bytes32(uint256(2))));
    }
}

contract RacePoolPermitsTest is PoolPermitsTest, OfRace {}

contract GlobalPoolPermitsTest is PoolPermitsTest, OfGlobal {}
