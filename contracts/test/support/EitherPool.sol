// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {CallingCoin} from "./AwkwardCoins.sol";
import {PoolTest} from "./PoolTest.sol";

/// @notice A pool of either kind: rules that both keep are written once and run as `OfRace` and as `OfGlobal`.
abstract contract EitherPoolTest is PoolTest {
    uint256 internal constant FEE = 100 * DOLLAR;

    PoolBase internal pool;
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");

    function setUp() public {
        enroll(ann, root);
        enroll(ben, ann);
        pool = deploy(setupOf(FEE));
    }

    function deploy(IPool.Setup memory setup) internal virtual returns (PoolBase);

    /// @notice The purchase call, without any money for it.
    function callInvest(address buyer, address referral, bool direct) internal virtual;

    function investData(address referral, bool direct) internal virtual returns (bytes memory);

    function callClaimFund(uint256 amount) internal virtual;

    function fundReceiver() internal virtual returns (address);

    function buy(address buyer, address referral, bool direct) internal {
        fund(buyer, pool, FEE);
        callInvest(buyer, referral, direct);
    }

    function ready() internal {
        list(pool, 1);
        open(pool);
    }

    function expectUnauthorized(address caller, bytes32 role) internal {
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role)
        );
    }

    /// @notice Starts over with a pool that is paid in `other`.
    function useCoin(MockStableCoin other) internal {
        coin = other;
        pool = deploy(setupOf(FEE));
        ready();
    }

    function assertCallBackWasRefused(CallingCoin calling) internal view {
        assertFalse(calling.succeeded());
        assertEq(
            calling.answer(),
            abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
    }
}

abstract contract OfRace is EitherPoolTest {
    function deploy(IPool.Setup memory setup) internal override returns (PoolBase) {
        return new RacePool(setup, racePercentages());
    }

    function callInvest(address buyer, address referral, bool direct) internal override {
        vm.prank(buyer);
        RacePool(address(pool)).invest_stable_coin(referral, direct);
    }

    function investData(address referral, bool direct) internal pure override returns (bytes memory) {
        return abi.encodeCall(RacePool.invest_stable_coin, (referral, direct));
    }

    function callClaimFund(uint256 amount) internal override {
        RacePool(address(pool)).claim_product_fund(amount);
    }

    function fundReceiver() internal view override returns (address) {
        return productPool;
    }
}

abstract contract OfGlobal is EitherPoolTest {
    function deploy(IPool.Setup memory setup) internal override returns (PoolBase) {
        return new GlobalPool(setup, globalPercentages());
    }

    function callInvest(address buyer, address referral, bool) internal override {
        vm.prank(buyer);
        GlobalPool(address(pool)).invest_stable_coin(referral);
    }

    function investData(address referral, bool) internal pure override returns (bytes memory) {
        return abi.encodeCall(GlobalPool.invest_stable_coin, (referral));
    }

    function callClaimFund(uint256 amount) internal override {
        GlobalPool(address(pool)).claim_royalty_fund(amount);
    }

    function fundReceiver() internal view override returns (address) {
        return royaltyAdmin;
    }
}
