// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {GasTest} from "./GasTest.sol";

/// @notice Gas of an enrolment, and of the approval before a purchase.
/// forge-config: default.isolate = true
contract RegistryGasTest is GasTest {
    RacePool private _race;

    function setUp() public {
        _race = newRace(FEE);
        open(_race);
    }

    function test_Enrolments() public {
        crowd.joinRace(_race, 1, FEW);
        Figure[] memory few = probe(FEW);
        crowd.joinRace(_race, FEW, MANY);
        assertFlat(few, probe(MANY));
    }

    /// @dev The calls of a member, each with exactly `members` wallets bound.
    function probe(uint256 members) private returns (Figure[] memory figures) {
        figures = new Figure[](4);
        address sponsor = crowd.member(1);
        (address member, uint256 privateKey) = makeAddrAndKey("member");
        uint256 state = vm.snapshotState();

        enroll(member, sponsor);
        figures[0] = measure("enroll", members);
        vm.revertToState(state);

        bytes memory signature = signEnrolment(privateKey, sponsor);
        registry.enroll_for(member, sponsor, block.timestamp, signature);
        figures[1] = measure("enroll for another", members);
        vm.revertToState(state);

        IUplineRegistry.Enrolment[] memory line = lineUnder(sponsor);
        vm.prank(line[4].member);
        registry.enroll_many(line);
        figures[2] = measure("enroll five: a line of four and oneself", members);
        vm.revertToState(state);

        coin.mint(member, FEE);
        vm.prank(member);
        coin.approve(address(_race), FEE);
        figures[3] = measure("approve", members);
        vm.revertToState(state);
    }

    /// @dev Five wallets, each the sponsor of the next; the last one calls and signs nothing.
    function lineUnder(address sponsor) private returns (IUplineRegistry.Enrolment[] memory line) {
        line = new IUplineRegistry.Enrolment[](5);
        for (uint256 i; i < 5; ++i) {
            (address member, uint256 privateKey) = makeAddrAndKey(string.concat("line", vm.toString(i)));
            bytes memory signature = i < 4 ? signEnrolment(privateKey, sponsor) : bytes("");
            line[i] = IUplineRegistry.Enrolment(member, sponsor, block.timestamp, signature);
            sponsor = member;
        }
    }
}
