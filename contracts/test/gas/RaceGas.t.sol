// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {GasTest} from "./GasTest.sol";

/// @notice What members pay in race pools.
/// forge-config: default.isolate = true
contract RaceGasTest is GasTest {
    RacePool private _race;

    function setUp() public {
        _race = newRace(FEE);
        open(_race);
    }

    function test_PurchasesAndClaims() public {
        crowd.joinRace(_race, 1, FEW);
        Figure[] memory few = probe(FEW);
        (uint256 total, uint256 most) = joinOneByOne(FEW, MANY);
        Figure[] memory many = probe(MANY);
        (uint256 moreTotal, uint256 moreMost) = joinOneByOne(MANY, MANY + FEW);
        string memory call = "race invest, first purchase, average of 3000";
        keep(call, call, (total + moreTotal) / MANY);
        call = "race invest, first purchase, most of 3000";
        keep(call, call, most > moreMost ? most : moreMost);
        assertFlat(few, many);
    }

    function test_LaterPurchase() public {
        RacePool next = newRace(FEE);
        open(next);
        crowd.joinRace(_race, 1, MANY);
        crowd.joinRace(next, 1, FEW);
        Figure[] memory few = new Figure[](1);
        few[0] = later(next, FEW);
        crowd.joinRace(next, FEW, MANY);
        Figure[] memory many = new Figure[](1);
        many[0] = later(next, MANY);
        assertFlat(few, many);
    }

    /// @dev Random sponsors, each purchase a transaction.
    function joinOneByOne(uint256 from, uint256 to) private returns (uint256 total, uint256 most) {
        for (uint256 number = from; number < to; ++number) {
            buyRace(_race, crowd.member(number), crowd.sponsorOf(number), true);
            uint256 gas = vm.lastCallGas().gasTotalUsed;
            total += gas;
            if (gas > most) most = gas;
        }
    }

    /// @dev The calls of a member, each among exactly `members`.
    function probe(uint256 members) private returns (Figure[] memory figures) {
        figures = new Figure[](5);
        address sponsor = crowd.hasRoom(_race, members);
        (address buyer, uint256 privateKey) = makeAddrAndKey("buyer");
        uint256 state = vm.snapshotState();

        buyRace(_race, buyer, sponsor, true);
        figures[0] = measure("race invest, first purchase", members);
        vm.revertToState(state);

        coin.mint(buyer, FEE);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(privateKey, address(_race));
        vm.prank(buyer);
        _race.invest_stable_coin_with_permit(sponsor, true, block.timestamp, v, r, s);
        figures[1] = measure("race invest, first purchase, with permit", members);
        vm.revertToState(state);

        address last = sponsor;
        for (uint256 i = 1; i <= 31; ++i) {
            last = enroll(wallet("line", i), last);
        }
        buyRace(_race, enroll(buyer, last), sponsor, false);
        figures[2] = measure("race invest, 31 sponsors absent", members);
        vm.revertToState(state);

        coin.mint(sponsor, FEE);
        vm.prank(sponsor);
        _race.claim_bonus();
        figures[3] = measure("race claim", members);
        vm.revertToState(state);

        vm.prank(sponsor);
        _race.claim_bonus();
        figures[4] = measure("race claim, to an empty wallet", members);
        vm.revertToState(state);
    }

    /// @dev The buyer is a member of the first pool already.
    function later(RacePool next, uint256 members) private returns (Figure memory figure) {
        uint256 state = vm.snapshotState();
        address buyer = makeAddr("buyer");
        address sponsor = crowd.hasRoom(next, members);
        buyRace(_race, buyer, sponsor, true);
        buyRace(next, buyer, sponsor, true);
        figure = measure("race invest, later purchase", members);
        vm.revertToState(state);
    }
}
