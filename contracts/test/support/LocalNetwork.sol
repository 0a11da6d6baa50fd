// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Test} from "forge-std/Test.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice The nine pools as a local chain has them when nobody has joined yet, for what was recorded there.
abstract contract LocalNetwork is Test {
    using SafeCast for uint256;

    /// @notice Expected gain of a wallet, in credit of `pool`, or in coins if `pool` is zero.
    struct Gain {
        IPool pool;
        address wallet;
        int256 units;
        uint256 before;
    }

    string private constant _WORDS = "test test test test test test test test test test test junk";

    MockStableCoin internal coin;
    UplineRegistry internal registry;
    RacePool internal level1;
    RacePool internal level2;
    GlobalPool internal level3;
    RacePool internal level4;
    RacePool internal level5;
    GlobalPool internal level6;
    RacePool internal level7;
    RacePool internal level8;
    GlobalPool internal level9;

    Gain[] private _gained;

    /// @notice Puts everything where it was recorded: signatures name the addresses of our contracts.
    function deploy(address coinAt, address registryAt, address[9] memory poolsAt) internal {
        uint56[9] memory dollars = [uint56(50), 100, 150, 200, 250, 300, 500, 1000, 1500];
        address admin = _operator(0);
        address root = _operator(1);
        deployCodeTo("MockStableCoin.sol:MockStableCoin", coinAt);
        deployCodeTo("UplineRegistry.sol:UplineRegistry", abi.encode(admin, root), registryAt);
        coin = MockStableCoin(coinAt);
        registry = UplineRegistry(registryAt);
        for (uint8 position = 1; position <= 9; ++position) {
            bool isGlobal = position % 3 == 0;
            string memory what = isGlobal ? "GlobalPool.sol:GlobalPool" : "RacePool.sol:RacePool";
            bytes memory setup = abi.encode(_setup(position, dollars[position - 1] * 1e6, isGlobal));
            deployCodeTo(what, setup, poolsAt[position - 1]);
            vm.startPrank(admin);
            registry.add_pool(poolsAt[position - 1], position);
            IPool(poolsAt[position - 1]).add_platform_investor(root);
            vm.stopPrank();
        }
        vm.startPrank(admin);
        registry.seal();
        for (uint256 i; i < poolsAt.length; ++i) {
            IPool(poolsAt[i]).start();
        }
        vm.stopPrank();
        level1 = RacePool(poolsAt[0]);
        level2 = RacePool(poolsAt[1]);
        level3 = GlobalPool(poolsAt[2]);
        level4 = RacePool(poolsAt[3]);
        level5 = RacePool(poolsAt[4]);
        level6 = GlobalPool(poolsAt[5]);
        level7 = RacePool(poolsAt[6]);
        level8 = RacePool(poolsAt[7]);
        level9 = GlobalPool(poolsAt[8]);
    }

    /// @notice From now until `_assertGains` the pool credits so many units to the wallet.
    function _gains(IPool pool, address wallet, int256 units) internal {
        _gained.push(Gain(pool, wallet, units, pool.getCurrentBonusEarned(wallet)));
    }

    /// @notice From now until `_assertGains` the wallet gets, or spends, so many units of the coin.
    function _gainsCoins(address wallet, int256 units) internal {
        _gained.push(Gain(IPool(address(0)), wallet, units, coin.balanceOf(wallet)));
    }

    function _assertGains() internal view {
        for (uint256 i; i < _gained.length; ++i) {
            Gain memory gain = _gained[i];
            bool isCoins = address(gain.pool) == address(0);
            uint256 present =
                isCoins ? coin.balanceOf(gain.wallet) : gain.pool.getCurrentBonusEarned(gain.wallet);
            int256 gained = present.toInt256() - gain.before.toInt256();
            assertEq(gained, gain.units, vm.toString(gain.wallet));
        }
    }

    /// @notice Sends what was sent, and ends with the same error.
    function _send(address target, bytes memory data) internal {
        (bool succeeded, bytes memory answer) = target.call(data);
        if (succeeded) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }

    function _setup(uint8 position, uint56 fee, bool isGlobal) private view returns (IPool.Setup memory) {
        IPool.Terms memory terms =
            isGlobal ? IPool.Terms(fee, 2000, 7000, 1000) : IPool.Terms(fee, 2000, 5000, 3000);
        return IPool.Setup({
            admin: _operator(0),
            modifierAdmin: _operator(4),
            productPool: _operator(2),
            royaltyAdmin: _operator(3),
            stableCoin: coin,
            registry: registry,
            position: position,
            terms: terms
        });
    }

    /// @notice The wallets that run a local chain, by the words that every Anvil uses.
    function _operator(uint32 index) private pure returns (address) {
        return vm.addr(vm.deriveKey(_WORDS, index));
    }
}
