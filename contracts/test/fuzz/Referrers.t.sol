// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Whom a wallet must name, in any tree of sponsors with any wallets in the pool, against a plain walk.
contract ReferrersTest is PoolTest {
    uint256 private constant WALLETS = 64;

    address private _pool = makeAddr("pool");
    address[] private _wallets;
    uint256[] private _sponsors;
    bool[] private _isIn;

    /// @dev Most wallets are bound to the last one and few are in: lines grow longer than the walk may be.
    function grow(uint256 seed) private {
        pose(_pool, 1);
        vm.prank(admin);
        registry.add_pool(_pool, 1);
        _wallets.push(root);
        _sponsors.push(0);
        _isIn.push(false);
        for (uint256 i = 1; i < WALLETS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 sponsor = seed % 24 == 0 ? (seed >> 8) % i : i - 1;
            _wallets.push(enroll(vm.addr(i), _wallets[sponsor]));
            _sponsors.push(sponsor);
            _isIn.push((seed >> 64) % 40 == 0);
            if (!_isIn[i]) continue;
            vm.prank(_pool);
            registry.record_seat(_wallets[i]);
        }
    }

    function nearest(uint256 wallet) private view returns (uint256) {
        for (uint256 hop; hop < 32 && wallet != 0; ++hop) {
            wallet = _sponsors[wallet];
            if (_isIn[wallet]) return wallet;
        }
        return 0;
    }

    /// forge-config: default.fuzz.runs = 100
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_TheReferrerIsTheNearestSponsorWhoIsIn(uint256 seed) public {
        grow(seed);
        for (uint256 i = 1; i < WALLETS; ++i) {
            (address referral, bool isDirect) = registry.referrer(_wallets[i], 0);
            assertEq(referral, _wallets[nearest(i)]);
            assertEq(isDirect, nearest(i) == _sponsors[i]);
        }
    }

    /// @dev A purchase is recorded exactly under that one name.
    /// forge-config: default.fuzz.runs = 100
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_OnlyTheReferrerIsAccepted(uint256 seed, uint256 buyer, uint256 named) public {
        grow(seed);
        buyer = bound(buyer, 1, WALLETS - 1);
        named = bound(named, 0, WALLETS - 1);
        vm.prank(_pool);
        try registry.record_join(_wallets[buyer], _wallets[named], true) returns (address sponsor) {
            assertEq(named, nearest(buyer));
            assertEq(sponsor, _wallets[_sponsors[buyer]]);
        } catch (bytes memory reason) {
            assertNotEq(named, nearest(buyer));
            assertEq(reason, abi.encodeWithSelector(IPoolErrors.InvalidReferral.selector));
        }
        vm.prank(_pool);
        assertEq(
            registry.record_join(_wallets[buyer], _wallets[nearest(buyer)], true), _wallets[_sponsors[buyer]]
        );
    }
}
