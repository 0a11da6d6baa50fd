// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {GasTest} from "./GasTest.sol";

/// @notice Gas of members' calls in race pools.
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
        (uint256 total, uint256 most) = joinOneByOne(FEW, MANY, false);
        Figure[] memory many = probe(MANY);
        (uint256 moreTotal, uint256 moreMost) = joinOneByOne(MANY, MANY + FEW, false);
        string memory call = "race invest, first purchase, average of 3000";
        keep(call, call, (total + moreTotal) / MANY);
        call = "race invest, first purchase, most of 3000";
        keep(call, call, most > moreMost ? most : moreMost);
        assertFlat(few, many);
    }

    /// @dev The app's call, by buyers who keep a coin balance: no storage refund.
    function test_PurchasesOnNamedTermsOfThoseWhoKeepCoins() public {
        crowd.joinRace(_race, 1, FEW);
        (uint256 total, uint256 most) = joinOneByOne(FEW, MANY + FEW, true);
        string memory call = "race invest on named terms, first purchase, keeping coins, average of 3000";
        keep(call, call, total / MANY);
        call = "race invest on named terms, first purchase, keeping coins, most of 3000";
        keep(call, call, most);
    }

    function test_LaterPurchase() public {
        RacePool next = newRace(FEE);
        open(next);
        crowd.joinRace(_race, 1, MANY);
        crowd.joinRace(next, 1, FEW);
        Figure[] memory few = later(next, FEW);
        crowd.joinRace(next, FEW, MANY);
        assertFlat(few, later(next, MANY));
    }

    /// @dev Random sponsors, each purchase a transaction.
    function joinOneByOne(uint256 from, uint256 to, bool isOnTerms)
        private
        returns (uint256 total, uint256 most)
    {
        for (uint256 number = from; number < to; ++number) {
            if (isOnTerms) buyOnTerms(_race, crowd.member(number), crowd.sponsorOf(number));
            else buyRace(_race, crowd.member(number), crowd.sponsorOf(number), true);
            uint256 gas = vm.lastCallGas().gasTotalUsed;
            total += gas;
            if (gas > most) most = gas;
        }
    }

    /// @dev As the app buys, with a coin more than the fee.
    function buyOnTerms(RacePool pool, address buyer, address sponsor) private {
        coin.mint(buyer, 1);
        fund(buyer, pool, FEE);
        vm.prank(buyer);
        pool.invest_stable_coin_on_terms(sponsor, true, raceTerms(FEE));
    }

    /// @dev The calls of a member, each among exactly `members`.
    function probe(uint256 members) private returns (Figure[] memory figures) {
        figures = new Figure[](6);
        address sponsor = crowd.hasRoom(_race, members);
        (address buyer, uint256 privateKey) = makeAddrAndKey("buyer");
        uint256 state = vm.snapshotState();

        buyRace(_race, buyer, sponsor, true);
        figures[0] = measure("race invest, first purchase", members);
        vm.revertToState(state);

        buyOnTerms(_race, buyer, sponsor);
        figures[5] = measure("race invest on named terms, first purchase, keeping coins", members);
        vm.revertToState(state);

        coin.mint(buyer, FEE);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(privateKey, address(_race));
        vm.prank(buyer);
        _race.invest_stable_coin_with_permit(sponsor, true, raceTerms(FEE), block.timestamp, v, r, s);
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
    function later(RacePool next, uint256 members) private returns (Figure[] memory figures) {
        figures = new Figure[](2);
        uint256 state = vm.snapshotState();
        address buyer = makeAddr("buyer");
        address sponsor = crowd.hasRoom(next, members);
        buyRace(_race, buyer, sponsor, true);
        buyRace(next, buyer, sponsor, true);
        figures[0] = measure("race invest, later purchase", members);
        vm.revertToState(state);

        buyRace(_race, buyer, sponsor, true);
        buyOnTerms(next, buyer, sponsor);
        figures[1] = measure("race invest on named terms, later purchase, keeping coins", members);
        vm.revertToState(state);
    }
}
