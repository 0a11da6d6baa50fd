// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {PoolTest} from "../support/PoolTest.sol";
import {GlobalHandler} from "./GlobalHandler.sol";
import {PoolHandler} from "./PoolHandler.sol";
import {RaceHandler} from "./RaceHandler.sol";

/// @notice What members and funds are owed is what the pool holds, to the unit, whatever happens.
abstract contract ConservationTest is PoolTest {
    /// @dev Indivisible on purpose.
    uint256 internal constant FEE = 50_000_001;
    uint256 internal constant GROWN = 180;

    PoolHandler internal handler;

    /// @dev Faults in deep generations hide from runs that start with an empty tree: grow one first.
    function grow(PoolHandler grown) internal {
        handler = grown;
        for (uint256 i; i < 8; ++i) {
            handler.join(5 + i);
        }
        for (uint256 i; i < GROWN; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            if (i % 4 < 2) handler.enroll(seed);
            else if (i % 4 == 2) handler.buy(seed);
            else handler.join(seed);
        }
        bytes4[] memory actions = new bytes4[](7);
        actions[0] = PoolHandler.enroll.selector;
        actions[1] = PoolHandler.buy.selector;
        actions[2] = PoolHandler.buy.selector;
        actions[3] = PoolHandler.join.selector;
        actions[4] = PoolHandler.claim.selector;
        actions[5] = PoolHandler.claimFund.selector;
        actions[6] = PoolHandler.donate.selector;
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
        targetContract(address(handler));
    }

    function seats() internal returns (address[] memory all) {
        address[] memory others = enrollMany("seat", 5, root);
        all = new address[](6);
        all[0] = root;
        for (uint256 i; i < 5; ++i) {
            all[i + 1] = others[i];
        }
    }

    function tail(address[] memory all) internal pure returns (address[] memory rest) {
        rest = new address[](all.length - 1);
        for (uint256 i; i < rest.length; ++i) {
            rest[i] = all[i + 1];
        }
    }

    function assertConserved(address pool, uint256 owed) internal view {
        uint256 balance = coin.balanceOf(pool);
        assertEq(owed, balance - handler.donated(), "owed is held");
        assertEq(handler.purchases() * FEE, balance - handler.donated() + handler.paidOut(), "fees in");
    }

    /// @dev A run without a loss or a claim would prove little.
    function afterInvariant() public view {
        assertGt(handler.losses(), 0);
        assertGt(handler.claims(), 0);
    }
}

contract RaceConservationTest is ConservationTest {
    RacePool private _race;
    RaceHandler private _handler;

    function setUp() public {
        _race = newRace(FEE);
        address[] memory all = seats();
        open(_race, tail(all));
        _handler = new RaceHandler(_race, coin, registry, productPool, FEE, all);
        grow(_handler);
        assertGe(_handler.depth(), 6);
        assertGe(_race.total_users(), 100);
        assertGt(_handler.losses(), 0);
    }

    function invariant_TheRacePoolHoldsExactlyWhatItOwes() public view {
        assertEq(_race.product_fund(), _handler.fundLeft());
        assertEq(_race.sequential_index(), _handler.firstFreeIndex());
        assertConserved(address(_race), _handler.compare() + _race.product_fund());
    }
}

contract GlobalConservationTest is ConservationTest {
    GlobalPool private _global;
    GlobalHandler private _handler;

    function setUp() public {
        _global = newGlobal(FEE);
        address[] memory all = seats();
        open(_global, tail(all));
        _handler = new GlobalHandler(_global, coin, registry, royaltyAdmin, FEE, all);
        grow(_handler);
        assertGe(_global.total_users(), 100);
        assertGt(_handler.losses(), 0);
    }

    function invariant_TheGlobalPoolHoldsExactlyWhatItOwes() public view {
        assertEq(_global.royalty_fund(), _handler.fundLeft());
        assertEq(_global.carry(), _handler.remainder());
        assertLt(_global.carry(), _global.total_users());
        assertConserved(address(_global), _handler.compare() + _global.royalty_fund() + _global.carry());
    }
}
