// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {GasTest} from "./GasTest.sol";

/// @notice Gas of members' calls in global pools.
/// forge-config: default.isolate = true
contract GlobalGasTest is GasTest {
    GlobalPool private _global;

    function setUp() public {
        _global = newGlobal(FEE);
        open(_global);
    }

    function test_PurchasesAndClaims() public {
        crowd.joinGlobal(_global, 1, FEW);
        Figure[] memory few = probe(FEW);
        crowd.joinGlobal(_global, FEW, MANY);
        assertFlat(few, probe(MANY));
    }

    /// @dev The calls of a member, each among exactly `members`.
    function probe(uint256 members) private returns (Figure[] memory figures) {
        figures = new Figure[](6);
        address sponsor = crowd.member(1);
        (address buyer, uint256 privateKey) = makeAddrAndKey("buyer");
        uint256 state = vm.snapshotState();

        buyGlobal(_global, enroll(buyer, sponsor), sponsor);
        figures[0] = measure("global invest", members);
        vm.revertToState(state);

        coin.mint(buyer, 1);
        fund(enroll(buyer, sponsor), _global, FEE);
        vm.prank(buyer);
        _global.invest_stable_coin_on_terms(sponsor, globalTerms(FEE));
        figures[5] = measure("global invest on named terms, keeping coins", members);
        vm.revertToState(state);

        coin.mint(enroll(buyer, sponsor), FEE);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(privateKey, address(_global));
        vm.prank(buyer);
        _global.invest_stable_coin_with_permit(sponsor, globalTerms(FEE), block.timestamp, v, r, s);
        figures[1] = measure("global invest, with permit", members);
        vm.revertToState(state);

        address last = sponsor;
        for (uint256 i = 1; i <= 31; ++i) {
            last = enroll(wallet("line", i), last);
        }
        buyGlobal(_global, enroll(buyer, last), sponsor);
        figures[2] = measure("global invest, 31 sponsors absent", members);
        vm.revertToState(state);

        coin.mint(sponsor, FEE);
        vm.prank(sponsor);
        _global.claim_bonus();
        figures[3] = measure("global claim", members);
        vm.revertToState(state);

        vm.prank(sponsor);
        _global.claim_bonus();
        figures[4] = measure("global claim, to an empty wallet", members);
        vm.revertToState(state);
    }
}
