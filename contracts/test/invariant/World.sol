// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {BlacklistingCoin} from "../support/AwkwardCoins.sol";
import {PoolTest} from "../support/PoolTest.sol";
import {Ledger} from "./Ledger.sol";
import {PoolReader} from "./PoolReader.sol";
import {GlobalModel} from "./model/GlobalModel.sol";
import {PoolModel} from "./model/PoolModel.sol";
import {RaceModel} from "./model/RaceModel.sol";
import {SponsorModel} from "./model/SponsorModel.sol";

/// @notice One registry and one coin with two race pools and a global pool, a third race pool that is not
/// listed yet, and beside each contract its model. Fees are indivisible on purpose.
abstract contract World is PoolTest {
    uint256 internal constant POOLS = 4;
    uint256 internal constant GLOBAL = 2;
    /// @dev Built, but neither listed nor started when the campaign begins.
    uint256 internal constant LATE = 3;

    PoolBase[] public pools;
    PoolModel[] public models;
    SponsorModel public sponsors;
    Ledger public ledger;
    PoolReader public reader = new PoolReader();
    /// @notice A coin that no pool is paid in.
    MockStableCoin public foreign = new MockStableCoin();

    /// @notice Coins in a pool that came without a purchase: nobody is owed them.
    mapping(uint256 pool => mapping(address token => uint256)) public surplus;

    function registryOf() external view returns (UplineRegistry) {
        return registry;
    }

    function coinOf() external view returns (MockStableCoin) {
        return coin;
    }

    function _buildWorld() internal {
        vm.warp(1_790_000_000);
        vm.recordLogs();
        coin = new BlacklistingCoin();
        registry = new UplineRegistry(admin, root);
        sponsors = new SponsorModel(admin, root);
        ledger = new Ledger(address(registry), address(coin));
        _buildRace(50_000_001, 1);
        _buildRace(1_500_000_003, 2);
        _buildGlobal(150_000_007);
        _buildRace(99_999_999, 4);
        ledger.read(vm.getRecordedLogs());
    }

    function _buildRace(uint256 fee, uint8 position) private {
        IPool.Setup memory setup = setupOf(raceTerms(fee));
        setup.position = position;
        RacePool race = new RacePool(setup);
        _add(race, new RaceModel(race, sponsors, setup), true);
    }

    function _buildGlobal(uint256 fee) private {
        IPool.Setup memory setup = globalSetupOf(globalTerms(fee));
        GlobalPool global = new GlobalPool(setup);
        _add(global, new GlobalModel(global, sponsors, setup), false);
    }

    function _add(PoolBase pool, PoolModel model, bool isRace) private {
        pools.push(pool);
        sponsors.know(address(pool), pool.position());
        models.push(model);
        ledger.open(address(pool), isRace);
    }
}
