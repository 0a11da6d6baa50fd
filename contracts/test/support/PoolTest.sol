// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Test} from "forge-std/Test.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice A coin, a registry with its root, and pools as the operator sets them up.
abstract contract PoolTest is Test {
    using SafeCast for uint256;

    uint256 internal constant DOLLAR = 1e6;

    address internal immutable admin = makeAddr("admin");
    address internal immutable modifierAdmin = makeAddr("modifier");
    address internal immutable productPool = makeAddr("product");
    address internal immutable royaltyAdmin = makeAddr("royalty");
    address internal immutable root = makeAddr("root");

    MockStableCoin internal coin = new MockStableCoin();
    UplineRegistry internal registry = new UplineRegistry(admin, root);

    function setupOf(IPool.Terms memory terms) internal view returns (IPool.Setup memory) {
        return IPool.Setup({
            admin: admin,
            modifierAdmin: modifierAdmin,
            productPool: productPool,
            royaltyAdmin: royaltyAdmin,
            stableCoin: coin,
            registry: registry,
            position: 1,
            terms: terms
        });
    }

    function raceTerms(uint256 fee) internal pure returns (IPool.Terms memory) {
        return termsOf(fee, 2000, 5000, 3000);
    }

    /// @notice As `setupOf`, at a position that sells shares.
    function globalSetupOf(IPool.Terms memory terms) internal view returns (IPool.Setup memory setup) {
        setup = setupOf(terms);
        setup.position = 3;
    }

    function globalTerms(uint256 fee) internal pure returns (IPool.Terms memory) {
        return termsOf(fee, 2000, 7000, 1000);
    }

    function termsOf(uint256 fee, uint256 referral, uint256 network, uint256 operator)
        internal
        pure
        returns (IPool.Terms memory)
    {
        return IPool.Terms({
            joiningFee: fee.toUint56(),
            referralShare: referral.toUint16(),
            networkShare: network.toUint16(),
            operatorShare: operator.toUint16()
        });
    }

    /// @notice Listed, but without seats.
    function newRace(uint256 fee) internal returns (RacePool pool) {
        pool = new RacePool(setupOf(raceTerms(fee)));
        list(pool);
    }

    /// @notice Listed, but without seats.
    function newGlobal(uint256 fee) internal returns (GlobalPool pool) {
        pool = new GlobalPool(globalSetupOf(globalTerms(fee)));
        list(pool);
    }

    /// @notice Lists a pool: directly before the seal, later after an announcement and without the right to bind.
    function list(IPool pool) internal {
        uint8 position = pool.position();
        vm.startPrank(admin);
        if (registry.is_sealed()) {
            registry.queue_pool(address(pool), position);
            skip(48 hours);
        }
        registry.add_pool(address(pool), position);
        vm.stopPrank();
    }

    /// @notice Lets `wallet` answer as a pool for `position` does, so that the registry lists it.
    function pose(address somebody, uint8 position) internal returns (address) {
        IPool.Kind kind = position % 3 == 0 ? IPool.Kind.Global : IPool.Kind.Race;
        vm.mockCall(somebody, abi.encodeCall(IPool.upline_registry, ()), abi.encode(registry));
        vm.mockCall(somebody, abi.encodeCall(IPool.position, ()), abi.encode(position));
        vm.mockCall(somebody, abi.encodeCall(IPool.kind, ()), abi.encode(kind));
        return somebody;
    }

    /// @notice Opens `pool` with the root's seat and `others` more, and seals the registry if nobody has.
    function open(IPool pool, address[] memory others) internal {
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < others.length; ++i) {
            pool.add_platform_investor(others[i]);
        }
        if (!registry.is_sealed()) registry.seal();
        pool.start();
        vm.stopPrank();
    }

    function open(IPool pool) internal {
        open(pool, new address[](0));
    }

    /// @notice Gives `buyer` what a place costs and lets `pool` take it.
    function fund(address buyer, IPool pool, uint256 fee) internal {
        coin.mint(buyer, fee);
        vm.prank(buyer);
        coin.approve(address(pool), fee);
    }

    function enroll(address member, address sponsor) internal returns (address) {
        vm.prank(member);
        registry.enroll(sponsor);
        return member;
    }

    function buyRace(RacePool pool, address buyer, address referral, bool direct) internal returns (address) {
        fund(buyer, pool, pool.config().joining_fee);
        vm.prank(buyer);
        pool.invest_stable_coin(referral, direct);
        return buyer;
    }

    function buyGlobal(GlobalPool pool, address buyer, address referral) internal returns (address) {
        fund(buyer, pool, pool.config().joining_fee);
        vm.prank(buyer);
        pool.invest_stable_coin(referral);
        return buyer;
    }

    /// @notice Wallets `name`1, `name`2, … bound to `sponsor`.
    function enrollMany(string memory name, uint256 count, address sponsor)
        internal
        returns (address[] memory all)
    {
        all = new address[](count);
        for (uint256 i; i < count; ++i) {
            all[i] = enroll(wallet(name, i + 1), sponsor);
        }
    }

    function wallet(string memory name, uint256 number) internal returns (address) {
        return makeAddr(string.concat(name, vm.toString(number)));
    }
}
