// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {BlacklistingCoin} from "../support/AwkwardCoins.sol";
import {World} from "./World.sol";
import {PoolModel} from "./model/PoolModel.sol";

/// @notice Base of every move of both campaigns: the model predicts the result of the call, and the result
/// must agree, to the byte of an error. The ledger reads all logs.
abstract contract Handler is World {
    /// @notice The time of this run; the fuzzer's own block never moves it.
    uint256 public time;
    uint256 public calls;
    /// @notice Calls that are not the one before again: fuzzers like to repeat one hundreds of times.
    uint256 public turns;
    uint256 public purchases;
    uint256 public losses;
    uint256 public claims;
    uint256 public administered;
    /// @notice Calls that did what the model foretold.
    uint256 public accepted;
    /// @notice Calls that came back with the error that the model foretold, and how many different ones.
    uint256 public refused;
    uint256 public refusals;

    /// @dev Wallets with a key, bound or not, in order of appearance.
    address[] internal _people;
    mapping(address => uint256) internal _key;
    mapping(address => bool) internal _isBarred;
    mapping(bytes32 => bool) private _seen;
    mapping(uint256 pool => mapping(address => uint256)) private _claimedBefore;
    /// @notice Total earnings of a member, claimed or not, after the last call that affected them.
    mapping(uint256 pool => mapping(address => uint256)) public earnedBefore;
    mapping(uint256 pool => uint256) private _perShareBefore;
    bytes4 private _last;
    uint256 internal _entropy;
    uint256 internal _gas;

    modifier act(uint256 seed) {
        // Fuzzers repeat their favourite numbers: the same one means something else each time.
        _entropy = uint256(keccak256(abi.encode(seed, calls)));
        vm.warp(time);
        ++calls;
        if (msg.sig != _last) (_last, turns) = (msg.sig, turns + 1);
        _;
        time = block.timestamp + 2;
    }

    /* CHANCE */

    function _roll(uint256 sides) internal returns (uint256) {
        _entropy = uint256(keccak256(abi.encode(_entropy)));
        return _entropy % sides;
    }

    function _somebodyBound() internal returns (address) {
        return sponsors.boundAtPlace(_roll(sponsors.totalBound()));
    }

    function _somebodyIn(uint256 p) internal returns (address) {
        uint256 total = models[p].totalMembers();
        return total == 0 ? root : models[p].member(_roll(total));
    }

    function _newcomer() internal returns (address wallet) {
        uint256 key = _people.length + 1;
        wallet = vm.addr(key);
        _people.push(wallet);
        _key[wallet] = key;
    }

    /* CALLS */

    /// @param why The expected revert data; empty if the call must succeed.
    function _attempt(address target, address caller, bytes memory data, bytes memory why)
        internal
        returns (bool done)
    {
        vm.recordLogs();
        vm.prank(caller);
        bytes memory answer;
        (done, answer) = target.call(data);
        _gas = vm.lastCallGas().gasTotalUsed;
        if (done) {
            ++accepted;
            assertEq(why, "", string.concat("let through: ", vm.toString(bytes4(data))));
            ledger.read(vm.getRecordedLogs());
        } else {
            assertEq(answer, why, string.concat("refused for another reason: ", vm.toString(bytes4(data))));
            assertNotEq(why.length, 0, "refused without a reason");
            ++refused;
            if (!_seen[bytes4(why)]) (_seen[bytes4(why)], refusals) = (true, refusals + 1);
        }
    }

    /* AFTER A CALL */

    /// @dev The pool holds at least its debts, and the earnings of one share never fall.
    function _watch(uint256 p) internal {
        PoolBase pool = pools[p];
        uint256 held = coin.balanceOf(address(pool));
        assertEq(held, pool.owed() + surplus[p][address(coin)], "owed is held, and donations are nobody's");
        if (p != GLOBAL) return;
        uint256 perShare = GlobalPool(address(pool)).earned_per_share();
        assertGe(perShare, _perShareBefore[p], "earned per share never falls");
        _perShareBefore[p] = perShare;
    }

    function _watch(uint256 p, address user) internal {
        uint256 claimable = pools[p].getCurrentBonusEarned(user);
        assertEq(claimable, models[p].credit(user), "claimable");
        uint256 claimed = pools[p].claimed_bonus(user);
        assertGe(claimable + claimed, earnedBefore[p][user], "earned never falls");
        earnedBefore[p][user] = claimable + claimed;
        assertGe(claimed, _claimedBefore[p][user], "claimed never falls");
        _claimedBefore[p][user] = claimed;
    }

    /// @dev Runs after each act of a role: no member's balance fell.
    function _watchAdmin(uint256 p) internal {
        ++administered;
        _watch(p);
        assertEq(models[p].shortchanged(), 0, "an admin's act takes nothing from anybody");
    }

    /* COINS */

    function _bar(address wallet, bool barred) internal {
        BlacklistingCoin(address(coin)).bar(wallet, barred);
        _isBarred[wallet] = barred;
    }

    /// @dev True if the coin would pay `wallet`.
    function canReceive(address wallet) public view returns (bool) {
        return wallet != address(0) && !_isBarred[wallet];
    }

    /// @dev Mints a fee for `buyer` and approves the pool.
    function _fund(uint256 p, address buyer) internal {
        _giveFee(p, buyer);
        uint256 fee = models[p].terms().joiningFee;
        vm.prank(buyer);
        coin.approve(address(pools[p]), fee);
    }

    function _giveFee(uint256 p, address buyer) internal {
        if (_isBarred[buyer]) _bar(buyer, false);
        coin.mint(buyer, models[p].terms().joiningFee);
    }

    function _donate(uint256 p, bool inForeign, uint256 amount) internal {
        address token = inForeign ? address(foreign) : address(coin);
        (inForeign ? foreign : coin).mint(address(this), amount);
        _attempt(token, address(this), abi.encodeCall(coin.transfer, (address(pools[p]), amount)), "");
        surplus[p][token] += amount;
        _watch(p);
    }

    function _holder(uint256 p, bytes32 role) internal view returns (address) {
        PoolModel model = models[p];
        return role == 0 ? model.admin() : model.holder(role);
    }
}
