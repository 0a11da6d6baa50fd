// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IGlobalPool} from "../../src/interfaces/IGlobalPool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice A coin, a registry with its root, and pools as the operator sets them up.
abstract contract PoolTest is Test {
    uint256 internal constant DOLLAR = 1e6;

    address internal immutable admin = makeAddr("admin");
    address internal immutable modifierAdmin = makeAddr("modifier");
    address internal immutable productPool = makeAddr("product");
    address internal immutable royaltyAdmin = makeAddr("royalty");
    address internal immutable root = makeAddr("root");

    MockStableCoin internal coin = new MockStableCoin();
    UplineRegistry internal registry = new UplineRegistry(admin, root);

    function setupOf(uint256 fee) internal view returns (IPool.Setup memory) {
        return IPool.Setup({
            admin: admin,
            modifierAdmin: modifierAdmin,
            productPool: productPool,
            royaltyAdmin: royaltyAdmin,
            stableCoin: coin,
            registry: registry,
            joiningFee: fee
        });
    }

    function racePercentages() internal pure returns (IRacePool.Percentages memory) {
        return IRacePool.Percentages({product: 3000, bonus: 2000, upline: 5000});
    }

    function globalPercentages() internal pure returns (IGlobalPool.Percentages memory) {
        return IGlobalPool.Percentages({pool: 7000, referral: 2000, royalty: 1000});
    }

    /// @notice Listed, but without seats.
    function newRace(uint256 fee) internal returns (RacePool pool) {
        pool = new RacePool(setupOf(fee), racePercentages());
        list(pool, 1);
    }

    /// @notice Listed, but without seats.
    function newGlobal(uint256 fee) internal returns (GlobalPool pool) {
        pool = new GlobalPool(setupOf(fee), globalPercentages());
        list(pool, 3);
    }

    function list(IPool pool, uint8 position) internal {
        vm.prank(admin);
        registry.add_pool(address(pool), position);
    }

    /// @notice Opens `pool` with the root's seat and `others` more.
    function open(IPool pool, address[] memory others) internal {
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < others.length; ++i) {
            pool.add_platform_investor(others[i]);
        }
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

    function list5(address a, address b, address c, address d, address e)
        internal
        pure
        returns (address[] memory wallets)
    {
        wallets = new address[](5);
        (wallets[0], wallets[1], wallets[2], wallets[3], wallets[4]) = (a, b, c, d, e);
    }
}
