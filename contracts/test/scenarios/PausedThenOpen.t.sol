// SPDX-License-Identifier: MIT
// Written by `pnpm chain scenario` from contracts/scenarios/PausedThenOpen.json.
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {LocalNetwork} from "../support/LocalNetwork.sol";

/// @notice Nobody joins twice or during a pause; when it is over a member joins, and sponsors are paid.
contract PausedThenOpenTest is LocalNetwork {
    address private constant ADA = 0xBcd4042DE499D14e55001CcbB24a551F3b954096;
    address private constant ROOT = 0x70997970C51812dc3A010C7d01b50e0d17dc79C8;
    address private constant BRUNO = 0x71bE63f3384f5fb98995898A86B02Fb2426c5788;
    address private constant ADMIN = 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266;
    address private constant CHIARA = 0xFABB0ac9d68B0B445fB7357272Ff202C5651694a;

    function setUp() public {
        vm.warp(1_780_300_803);
        deploy(
            0x414D4d0e9375dEb7521b298b3e11cb07Ee1EaD18,
            0xAF4bD055a22d6c240aebE0cAAA466CBAA205657E,
            [
                0x077cfAf482CE3ebb318cE52B387647C5942b9979,
                0x580Cc9817d8a70fD59df62D588D8cf7Ec02267b0,
                0xAA8e054D5cF781b4f098cDa0288e13D00cc41D7E,
                0x3984EEF6dba2Cbb72bB710c955AAFAEec149DdAB,
                0xD2A1B31E3e8769BDab335cBd39cf55e8bea6c1e8,
                0xAdBe306Bb4e1795Eb1a2D1e815cd43d54cDF7344,
                0xf30fd2DB644332BbF1843e8A8296386e843853cd,
                0x68C98331425028FB7712de0bb1899b22C1672564,
                0xb3aA661540A226AC1456dCC64D20bA9747b4b68a
            ]
        );
    }

    function past1() private {
        vm.warp(1_780_304_403);
        vm.prank(ADA);
        coin.mint(ADA, 50_000_000);
        vm.warp(1_780_304_404);
        vm.prank(ADA);
        coin.approve(address(level1), 50_000_000);
        vm.warp(1_780_304_404);
        vm.prank(ADA);
        level1.invest_stable_coin(ROOT, true);
    }

    function test_PausedThenOpen() public {
        past1();
        _gainsCoins(ADA, 20_000_000);
        _gains(level1, BRUNO, 15_000_000);
        _gainsCoins(address(level1), 80_000_000);
        _gains(level1, ROOT, 10_000_000);

        vm.warp(1_780_304_404);
        vm.prank(BRUNO);
        coin.mint(BRUNO, 50_000_000);

        vm.warp(1_780_304_404);
        vm.prank(BRUNO);
        coin.approve(address(level1), 50_000_000);

        vm.warp(1_780_304_404);
        vm.prank(BRUNO);
        level1.invest_stable_coin_on_terms(ADA, true, IPool.Terms(50_000_000, 2_000, 5_000, 3_000));

        vm.warp(1_780_304_404);
        vm.prank(BRUNO);
        vm.expectRevert(abi.encodeWithSignature("AlreadyInvested()"));
        level1.invest_stable_coin(ADA, true);

        vm.warp(1_780_304_404);
        vm.prank(ADMIN);
        level1.set_paused(true);

        vm.warp(1_780_304_404);
        vm.prank(CHIARA);
        coin.mint(CHIARA, 50_000_000);

        vm.warp(1_780_304_404);
        vm.prank(CHIARA);
        coin.approve(address(level1), 50_000_000);

        vm.warp(1_780_304_404);
        vm.prank(CHIARA);
        vm.expectRevert(abi.encodeWithSignature("PurchasesPaused()"));
        level1.invest_stable_coin(BRUNO, true);

        vm.warp(1_781_514_004);
        vm.prank(CHIARA);
        level1.invest_stable_coin(BRUNO, true);

        vm.warp(1_781_514_004);
        vm.prank(ADA);
        level1.claim_bonus();

        _assertGains();
    }
}
