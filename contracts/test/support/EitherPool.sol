// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IGlobalPool} from "../../src/interfaces/IGlobalPool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {PoolTest} from "./PoolTest.sol";

/// @notice A pool of either kind: rules that both keep are written once and run as `OfRace` and as `OfGlobal`.
abstract contract EitherPoolTest is PoolTest {
    uint256 internal constant FEE = 100 * DOLLAR;

    bytes32 private constant _PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    PoolBase internal pool;
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");

    function setUp() public {
        enroll(ann, root);
        enroll(ben, ann);
        pool = deploy(setupOf(terms(FEE)));
    }

    function deploy(IPool.Setup memory setup) internal virtual returns (PoolBase);

    function terms(uint256 fee) internal pure virtual returns (IPool.Terms memory);

    /// @notice The purchase call, without any money for it.
    function callInvest(address buyer, address referral, bool direct) internal virtual;

    /// @notice The purchase call on the terms that the buyer was shown, without any money for it.
    function callInvestOnTerms(address buyer, address referral, bool direct, IPool.Terms memory shown)
        internal
    {
        vm.prank(buyer);
        Address.functionCall(address(pool), investOnTermsData(referral, direct, shown));
    }

    function investData(address referral, bool direct) internal pure virtual returns (bytes memory);

    function investOnTermsData(address referral, bool direct, IPool.Terms memory shown)
        internal
        pure
        virtual
        returns (bytes memory);

    function callClaimFund(uint256 amount) internal virtual;

    function claimFundData(uint256 amount) internal pure virtual returns (bytes memory);

    function fundReceiver() internal virtual returns (address);

    /// @notice The role that may claim the fund of this kind of pool.
    function fundRole() internal view virtual returns (bytes32);

    /// @notice Balance of that fund.
    function fundHeld() internal view virtual returns (uint256);

    /// @notice An EIP-2612 signature as the purchase call takes it.
    struct Permit {
        IPool.Terms terms;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    function permitData(address referral, bool direct, Permit memory permit)
        internal
        pure
        virtual
        returns (bytes memory);

    /// @notice The terms as `config` tells them.
    function termsInForce() internal view virtual returns (IPool.Terms memory);

    /// @notice Terms that differ from `terms` in every share and are accepted too.
    function otherTerms(uint256 fee) internal pure returns (IPool.Terms memory) {
        return termsOf(fee, 2500, 6000, 1500);
    }

    /// @notice The purchase call with `permit`, without any money for it.
    function callInvestWithPermit(address buyer, address referral, bool direct, Permit memory permit)
        internal
    {
        vm.prank(buyer);
        Address.functionCall(address(pool), permitData(referral, direct, permit));
    }

    /// @notice A permit of `owner`, signed with `key`: valid only if `key` belongs to `owner`.
    function signPermit(uint256 key, address owner, address spender, uint256 value, uint256 deadline)
        internal
        view
        returns (Permit memory)
    {
        bytes32 content = keccak256(abi.encode(_PERMIT, owner, spender, value, coin.nonces(owner), deadline));
        bytes32 digest = MessageHashUtils.toTypedDataHash(coin.DOMAIN_SEPARATOR(), content);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return Permit({terms: termsInForce(), deadline: deadline, v: v, r: r, s: s});
    }

    function buy(address buyer, address referral, bool direct) internal {
        fund(buyer, pool, FEE);
        callInvest(buyer, referral, direct);
    }

    function ready() internal {
        list(pool);
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
        pool = deploy(setupOf(terms(FEE)));
        ready();
    }
}

abstract contract OfRace is EitherPoolTest {
    function deploy(IPool.Setup memory setup) internal override returns (PoolBase) {
        return new RacePool(setup);
    }

    function terms(uint256 fee) internal pure override returns (IPool.Terms memory) {
        return raceTerms(fee);
    }

    function callInvest(address buyer, address referral, bool direct) internal override {
        vm.prank(buyer);
        RacePool(address(pool)).invest_stable_coin(referral, direct);
    }

    function investData(address referral, bool direct) internal pure override returns (bytes memory) {
        return abi.encodeCall(RacePool.invest_stable_coin, (referral, direct));
    }

    function investOnTermsData(address referral, bool direct, IPool.Terms memory shown)
        internal
        pure
        override
        returns (bytes memory)
    {
        return abi.encodeCall(RacePool.invest_stable_coin_on_terms, (referral, direct, shown));
    }

    function callClaimFund(uint256 amount) internal override {
        RacePool(address(pool)).claim_product_fund(amount);
    }

    function claimFundData(uint256 amount) internal pure override returns (bytes memory) {
        return abi.encodeCall(RacePool.claim_product_fund, (amount));
    }

    function fundRole() internal view override returns (bytes32) {
        return pool.PRODUCT();
    }

    function fundHeld() internal view override returns (uint256) {
        return RacePool(address(pool)).product_fund();
    }

    function permitData(address referral, bool direct, Permit memory permit)
        internal
        pure
        override
        returns (bytes memory)
    {
        return abi.encodeCall(
            RacePool.invest_stable_coin_with_permit,
            (referral, direct, permit.terms, permit.deadline, permit.v, permit.r, permit.s)
        );
    }

    function termsInForce() internal view override returns (IPool.Terms memory) {
        IRacePool.Config memory config = RacePool(address(pool)).config();
        return termsOf(
            config.joining_fee, config.bonus_percentage, config.upline_percentage, config.product_percentage
        );
    }

    function fundReceiver() internal view override returns (address) {
        return productPool;
    }
}

abstract contract OfGlobal is EitherPoolTest {
    function deploy(IPool.Setup memory setup) internal override returns (PoolBase) {
        setup.position = 3;
        return new GlobalPool(setup);
    }

    function terms(uint256 fee) internal pure override returns (IPool.Terms memory) {
        return globalTerms(fee);
    }

    function callInvest(address buyer, address referral, bool) internal override {
        vm.prank(buyer);
        GlobalPool(address(pool)).invest_stable_coin(referral);
    }

    function investData(address referral, bool) internal pure override returns (bytes memory) {
        return abi.encodeCall(GlobalPool.invest_stable_coin, (referral));
    }

    function investOnTermsData(address referral, bool, IPool.Terms memory shown)
        internal
        pure
        override
        returns (bytes memory)
    {
        return abi.encodeCall(GlobalPool.invest_stable_coin_on_terms, (referral, shown));
    }

    function callClaimFund(uint256 amount) internal override {
        GlobalPool(address(pool)).claim_royalty_fund(amount);
    }

    function claimFundData(uint256 amount) internal pure override returns (bytes memory) {
        return abi.encodeCall(GlobalPool.claim_royalty_fund, (amount));
    }

    function fundRole() internal view override returns (bytes32) {
        return pool.ROYALITY();
    }

    function fundHeld() internal view override returns (uint256) {
        return GlobalPool(address(pool)).royalty_fund();
    }

    function permitData(address referral, bool, Permit memory permit)
        internal
        pure
        override
        returns (bytes memory)
    {
        return abi.encodeCall(
            GlobalPool.invest_stable_coin_with_permit,
            (referral, permit.terms, permit.deadline, permit.v, permit.r, permit.s)
        );
    }

    function termsInForce() internal view override returns (IPool.Terms memory) {
        IGlobalPool.Config memory config = GlobalPool(address(pool)).config();
        return termsOf(
            config.joining_fee, config.referral_percentage, config.pool_percentage, config.royalty_percentage
        );
    }

    function fundReceiver() internal view override returns (address) {
        return royaltyAdmin;
    }
}
