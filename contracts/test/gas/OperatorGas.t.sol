// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {GasTest} from "./GasTest.sol";

/// @notice Gas of the operator's calls. No budget: the snapshot shows each change.
/// forge-config: default.isolate = true
contract OperatorGasTest is GasTest {
    function test_SettingUp() public {
        RacePool race = new RacePool(setupOf(raceTerms(FEE)));
        GlobalPool global = new GlobalPool(globalSetupOf(globalTerms(FEE)));
        address seat = enroll(makeAddr("seat"), root);
        vm.startPrank(admin);
        registry.add_pool(address(race), 1);
        measure("operator: add a pool");
        registry.add_pool(address(global), 3);
        race.add_platform_investor(root);
        measure("operator: first seat, race");
        race.add_platform_investor(seat);
        measure("operator: second seat, race");
        global.add_platform_investor(root);
        measure("operator: first seat, global");
        registry.seal();
        measure("operator: seal");
        race.start();
        measure("operator: start");
        address late = address(new RacePool(setupOf(raceTerms(FEE))));
        registry.queue_pool(late, 1);
        measure("operator: queue a pool");
        registry.cancel_pool(late);
        measure("operator: cancel a pool");
    }

    function test_Running() public {
        RacePool race = newRace(FEE);
        open(race);
        vm.startPrank(modifierAdmin);
        race.queue_terms(raceTerms(2 * FEE));
        measure("operator: queue terms");
        race.cancel_terms();
        measure("operator: cancel terms");
        race.queue_terms(raceTerms(2 * FEE));
        skip(48 hours);
        race.apply_terms();
        measure("operator: apply terms");
        vm.stopPrank();

        skip(7 days);
        vm.startPrank(admin);
        race.set_paused(true);
        measure("operator: pause");
        race.set_paused(false);
        measure("operator: go on");
        bytes32 role = race.PRODUCT();
        race.propose_receiver(role, makeAddr("receiver"));
        measure("operator: propose a receiver");
        changePrank(makeAddr("receiver"));
        race.accept_receiver(role);
        measure("operator: accept as receiver");
        coin.mint(address(race), FEE);
        changePrank(admin);
        race.rescue(coin);
        measure("operator: rescue");
        race.queue_retirement();
        measure("operator: announce the retirement");
        race.cancel_retirement();
        measure("operator: take the retirement back");
        race.queue_retirement();
        skip(48 hours);
        race.retire();
        measure("operator: retire");
    }

    function test_Funds() public {
        RacePool race = newRace(FEE);
        GlobalPool global = newGlobal(FEE);
        open(race);
        open(global);
        address buyer = buyRace(race, makeAddr("buyer"), root, true);
        buyGlobal(global, buyer, root);
        coin.mint(productPool, FEE);
        coin.mint(royaltyAdmin, FEE);
        uint256 amount = race.product_fund();
        vm.prank(productPool);
        race.claim_product_fund(amount);
        measure("operator: take the product fund");
        amount = global.royalty_fund();
        vm.prank(royaltyAdmin);
        global.claim_royalty_fund(amount);
        measure("operator: take the royalty fund");
    }
}
