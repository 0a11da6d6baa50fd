// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {BlacklistingCoin, CallingCoin, FalseCoin, TollCoin, WideCoin} from "../support/AwkwardCoins.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Rules that both kinds of pool keep; each test runs against a race and a global pool.
abstract contract PoolBaseTest is PoolTest {
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

    /* ROLES */

    function test_TheAdminIsTheDefaultAdminWithTwoDaysNotice() public view {
        assertEq(pool.ADMIN(), pool.DEFAULT_ADMIN_ROLE());
        assertEq(pool.defaultAdmin(), admin);
        assertEq(pool.defaultAdminDelay(), 2 days);
    }

    function test_EachRoleHasTheHolderItWasBuiltWith() public view {
        assertTrue(pool.hasRole(pool.MODIFIER(), modifierAdmin));
        assertTrue(pool.hasRole(pool.ROYALITY(), royaltyAdmin));
        assertTrue(pool.hasRole(pool.PRODUCT(), productPool));
        assertEq(pool.role_holder(pool.MODIFIER()), modifierAdmin);
    }

    function test_GrantingMovesARole() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.grantRole(role, ann);
        assertTrue(pool.hasRole(role, ann));
        assertFalse(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), ann);
    }

    function test_GrantingToTheHolderKeepsTheRole() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.grantRole(role, productPool);
        assertTrue(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), productPool);
    }

    function test_RenouncingLeavesARoleWithoutHolder() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(productPool);
        pool.renounceRole(role, productPool);
        assertFalse(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), address(0));
    }

    function test_RevokingAnotherLeavesTheHolder() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.revokeRole(role, ann);
        assertEq(pool.role_holder(role), productPool);
    }

    function test_RevertWhen_StrangersGrantStartOrSeat() public {
        bytes32 modifierRole = pool.MODIFIER();
        bytes32 adminRole = pool.ADMIN();
        vm.startPrank(modifierAdmin);
        expectUnauthorized(modifierAdmin, adminRole);
        pool.grantRole(modifierRole, ann);
        expectUnauthorized(modifierAdmin, adminRole);
        pool.start();
        expectUnauthorized(modifierAdmin, adminRole);
        pool.add_platform_investor(root);
    }

    /* BUILDING */

    function test_RevertWhen_TheFeeIsZero() public {
        IPool.Setup memory setup = setupOf(0);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        this.deployExternally(setup);
    }

    function test_RevertWhen_TheCoinHasNotSixDecimals() public {
        IPool.Setup memory setup = setupOf(FEE);
        setup.stableCoin = new WideCoin();
        vm.expectRevert(IPoolErrors.InvalidStableCoin.selector);
        this.deployExternally(setup);
    }

    function deployExternally(IPool.Setup memory setup) external {
        deploy(setup);
    }

    /* SEATS AND START */

    function test_TheRootIsSeatedFirst() public {
        list(pool, 1);
        vm.expectEmit(address(pool));
        emit IPoolEvents.PlatformInvestorAdded(root, address(0), 1);
        vm.prank(admin);
        pool.add_platform_investor(root);
        assertEq(pool.platform_investors(0), root);
        assertEq(pool.total_platform_investors(), 1);
        assertEq(pool.total_users(), 1);
    }

    function test_StartOpensThePool() public {
        list(pool, 1);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
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
        list(pool, 1);
        open6();
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.MaximumPlatformInvestorsReached.selector);
        pool.add_platform_investor(ann);
    }

    function open6() private {
        address[] memory others = enrollMany("seat", 5, root);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < 5; ++i) {
            pool.add_platform_investor(others[i]);
        }
        vm.stopPrank();
        assertEq(pool.total_platform_investors(), 6);
    }

    function test_RevertWhen_SomebodyIsSeatedBeforeTheRoot() public {
        list(pool, 1);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.add_platform_investor(ann);
    }

    function test_RevertWhen_AnUnboundWalletIsSeated() public {
        list(pool, 1);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.add_platform_investor(makeAddr("unbound"));
    }

    function test_RevertWhen_AWalletIsSeatedTwice() public {
        list(pool, 1);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        pool.add_platform_investor(root);
    }

    function test_RevertWhen_APoolThatIsNotListedSeats() public {
        vm.prank(admin);
        vm.expectRevert(IUplineRegistry.UnknownPool.selector);
        pool.add_platform_investor(root);
    }

    function test_RevertWhen_StartedWithoutTheRoot() public {
        list(pool, 1);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.ContractNotInitialized.selector);
        pool.start();
    }

    function test_RevertWhen_SeatedOrStartedAfterTheStart() public {
        ready();
        vm.startPrank(admin);
        vm.expectRevert(IPoolErrors.ContractStarted.selector);
        pool.add_platform_investor(ann);
        vm.expectRevert(IPoolErrors.ContractStarted.selector);
        pool.start();
    }

    /* BUYING */

    function test_APurchaseTakesExactlyTheFee() public {
        ready();
        coin.mint(ann, 3 * DOLLAR);
        buy(ann, root, true);
        assertEq(coin.balanceOf(ann), 3 * DOLLAR);
        assertEq(coin.balanceOf(address(pool)), FEE);
        assertEq(pool.total_users(), 2);
    }

    function test_RevertWhen_NotStarted() public {
        list(pool, 1);
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.ContractNotInitialized.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheReferralIsTheBuyer() public {
        ready();
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.ReferralMustNotBeSender.selector);
        callInvest(ann, ann, true);
    }

    function test_RevertWhen_AMemberBuysAgain() public {
        ready();
        buy(ann, root, true);
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_ASeatBuys() public {
        ready();
        buy(ann, root, true);
        fund(root, pool, FEE);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        callInvest(root, ann, true);
    }

    function test_RevertWhen_TheReferralIsNotIn() public {
        ready();
        fund(ben, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(ben, ann, true);
    }

    function test_RevertWhen_TheSponsorIsInButPassedOver() public {
        ready();
        buy(ann, root, true);
        fund(ben, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(ben, root, false);
    }

    function test_RevertWhen_ANearerAncestorIsPassedOver() public {
        ready();
        buy(ann, root, true);
        address cat = enroll(makeAddr("cat"), ben);
        fund(cat, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(cat, root, false);
    }

    function test_RevertWhen_AnUnboundWalletBuysIndirectly() public {
        ready();
        address cat = makeAddr("cat");
        fund(cat, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(cat, root, false);
    }

    function test_RevertWhen_TheAllowanceIsOneUnitShort() public {
        ready();
        coin.mint(ann, FEE);
        vm.prank(ann);
        coin.approve(address(pool), FEE - 1);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheBalanceIsOneUnitShort() public {
        ready();
        coin.mint(ann, FEE - 1);
        vm.prank(ann);
        coin.approve(address(pool), FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheCoinSaysNo() public {
        useCoin(new FalseCoin());
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_LessThanTheFeeArrives() public {
        useCoin(new TollCoin());
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ann, root, true);
    }

    function useCoin(MockStableCoin other) internal {
        coin = other;
        pool = deploy(setupOf(FEE));
        ready();
    }

    /* CLAIMING */

    function test_AClaimPaysAllThatWasCredited() public {
        ready();
        buy(ann, root, true);
        uint256 earned = pool.getCurrentBonusEarned(root);
        assertGt(earned, 0);
        vm.expectEmit(address(pool));
        emit IPoolEvents.BonusClaimed(root, earned);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned);
        assertEq(pool.getCurrentBonusEarned(root), 0);
        assertEq(pool.claimed_bonus(root), earned);
    }

    function test_ClaimsAddUp() public {
        ready();
        buy(ann, root, true);
        vm.prank(root);
        pool.claim_bonus();
        uint256 first = pool.claimed_bonus(root);
        buy(ben, ann, true);
        uint256 second = pool.getCurrentBonusEarned(root);
        assertGt(second, 0);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(pool.claimed_bonus(root), first + second);
        assertEq(coin.balanceOf(root), first + second);
    }

    function test_RevertWhen_AStrangerClaims() public {
        ready();
        assertEq(pool.getCurrentBonusEarned(ann), 0);
        vm.prank(ann);
        vm.expectRevert(IPoolErrors.UserNotInvestor.selector);
        pool.claim_bonus();
    }

    function test_RevertWhen_ThereIsNothingToClaim() public {
        ready();
        vm.prank(root);
        vm.expectRevert(IPoolErrors.NotEnoughBonus.selector);
        pool.claim_bonus();
    }

    function test_ABarredWalletKeepsItsCreditAndHarmsNobody() public {
        BlacklistingCoin barring = new BlacklistingCoin();
        useCoin(barring);
        buy(ann, root, true);
        barring.bar(root, true);
        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.claim_bonus();
        assertEq(pool.getCurrentBonusEarned(root), earned);

        buy(ben, ann, true);
        vm.prank(ann);
        pool.claim_bonus();
        assertGt(coin.balanceOf(ann), 0);
    }

    /* FUNDS */

    function test_RevertWhen_AFundIsClaimedBeyondWhatItHolds() public {
        ready();
        vm.prank(fundReceiver());
        vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        callClaimFund(1);
    }

    function test_RevertWhen_AnotherClaimsTheFund() public {
        ready();
        buy(ann, root, true);
        bytes32 role = fundReceiver() == productPool ? pool.PRODUCT() : pool.ROYALITY();
        expectUnauthorized(admin, role);
        vm.prank(admin);
        callClaimFund(1);
    }

    /* REENTRANCY */

    function test_RevertWhen_TheCoinCallsBackIntoAPurchase() public {
        CallingCoin calling = new CallingCoin();
        useCoin(calling);
        fund(ann, pool, FEE);
        calling.callOnMove(address(pool), investData(root, true));
        callInvest(ann, root, true);
        assertFalse(calling.succeeded());
        assertEq(
            calling.answer(),
            abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
    }

    function test_RevertWhen_TheCoinCallsBackIntoAClaim() public {
        CallingCoin calling = new CallingCoin();
        useCoin(calling);
        buy(ann, root, true);
        calling.callOnMove(address(pool), abi.encodeCall(IPool.claim_bonus, ()));
        vm.prank(root);
        pool.claim_bonus();
        assertFalse(calling.succeeded());
        assertEq(
            calling.answer(),
            abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
    }
}

contract RacePoolBaseTest is PoolBaseTest {
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

contract GlobalPoolBaseTest is PoolBaseTest {
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
