// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice What a whole transaction costs, against budgets, and that it does not grow with the network.
/// @dev Each call runs as a transaction of its own; figures are kept in contracts/snapshots.
/// forge-config: default.isolate = true
contract GasTest is PoolTest {
    uint256 private constant FEE = 50 * DOLLAR;

    RacePool private _race;
    RacePool private _nextRace;
    GlobalPool private _global;

    function setUp() public {
        _race = newRace(FEE);
        _nextRace = newRace(FEE);
        _global = newGlobal(FEE);
        open(_race);
        open(_nextRace);
        open(_global);
    }

    function buyer(uint256 number) private pure returns (address) {
        return vm.addr(number + 1);
    }

    function measure(string memory name, uint256 budget) private returns (uint256 gas) {
        gas = vm.snapshotGasLastCall("gas", name);
        assertLe(gas, budget, name);
    }

    /// @dev A complete tree of five: `number` under the member five times smaller.
    function sponsorOf(uint256 number) private view returns (address) {
        return number == 0 ? root : buyer((number - 1) / 5);
    }

    /// @dev Numbers `from` up to `to` join the race; all places fill in order.
    function growRace(uint256 from, uint256 to) private {
        for (uint256 i = from; i < to; ++i) {
            buyRace(_race, buyer(i), sponsorOf(i), true);
        }
    }

    /// @dev Numbers `from` up to `to` enroll and join the global pool.
    function growGlobal(uint256 from, uint256 to) private {
        for (uint256 i = from; i < to; ++i) {
            enroll(buyer(i), sponsorOf(i));
            buyGlobal(_global, buyer(i), sponsorOf(i));
        }
    }

    function test_TheFirstRacePurchaseIsFlat() public {
        growRace(0, 203);
        uint256 early = measure("race invest, first purchase, 203 members before", 175_000);
        growRace(203, 3003);
        uint256 late = measure("race invest, first purchase, 3003 members before", 175_000);
        assertApproxEqAbs(late, early, 100);
    }

    function test_FirstRacePurchasesOnAverage() public {
        uint256 total;
        uint256 most;
        growRace(0, 100);
        for (uint256 i = 100; i < 400; ++i) {
            uint256 sponsor = uint256(keccak256(abi.encode(i))) % i;
            buyRace(_race, buyer(i), buyer(sponsor), true);
            uint256 gas = vm.lastCallGas().gasTotalUsed;
            total += gas;
            if (gas > most) most = gas;
        }
        vm.snapshotValue("gas", "race invest, first purchase, average of 300 random sponsors", total / 300);
        vm.snapshotValue("gas", "race invest, first purchase, most of 300 random sponsors", most);
        assertLe(total / 300, 175_000);
        assertLe(most, 195_000);
    }

    function test_LaterRacePurchase() public {
        for (uint256 i; i < 103; ++i) {
            buyRace(_race, buyer(i), sponsorOf(i), true);
            buyRace(_nextRace, buyer(i), sponsorOf(i), true);
        }
        measure("race invest, later purchase", 158_000);
    }

    function test_LostIncomeAtThirtyOneHops() public {
        growRace(0, 103);
        address last = buyer(102);
        for (uint256 i = 1; i <= 31; ++i) {
            last = enroll(wallet("line", i), last);
        }
        buyRace(_race, enroll(makeAddr("buyer"), last), buyer(102), false);
        measure("race invest, sponsor absent for 31 hops", 235_000);
    }

    function test_GlobalPurchaseIsFlat() public {
        growGlobal(0, 103);
        uint256 early = measure("global invest, 103 holders before", 105_000);
        growGlobal(103, 1003);
        uint256 late = measure("global invest, 1003 holders before", 105_000);
        assertApproxEqAbs(late, early, 100);
    }

    function test_Enroll() public {
        enroll(buyer(0), root);
        measure("registry enroll", 50_000);
    }

    function test_Claims() public {
        growGlobal(0, 30);
        growRace(0, 30);
        coin.mint(buyer(0), FEE);
        vm.prank(buyer(0));
        _race.claim_bonus();
        measure("race claim", 58_000);
        vm.prank(buyer(0));
        _global.claim_bonus();
        measure("global claim", 58_000);
    }

    function test_Approval() public {
        coin.mint(buyer(0), FEE);
        vm.prank(buyer(0));
        coin.approve(address(_race), FEE);
        measure("approve", 47_000);
    }
}
