// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice Wallets that enroll, buy and claim at random, beside a plain model of who should have what. The
/// model shares no code with the contracts: it walks, scans and loops.
abstract contract PoolHandler is Test {
    MockStableCoin internal immutable _coin;
    UplineRegistry internal immutable _registry;
    address internal immutable _root;
    address internal immutable _fundReceiver;
    uint256 internal immutable _fee;

    /// @dev Bound wallets in order of binding, and those of them that have not bought.
    address[] internal _wallets;
    address[] internal _waiting;
    /// @dev In order of joining.
    address[] internal _members;
    mapping(address => address) internal _sponsor;
    mapping(address => bool) internal _isIn;
    mapping(address => uint256) internal _credit;
    mapping(address => uint256) internal _claimed;

    uint256 public fundLeft;
    uint256 public paidOut;
    uint256 public donated;
    uint256 public purchases;
    uint256 public losses;
    uint256 public claims;

    constructor(
        MockStableCoin coin,
        UplineRegistry registry,
        address fundReceiver,
        uint256 fee,
        address[] memory seats
    ) {
        (_coin, _registry, _root, _fundReceiver, _fee) = (coin, registry, seats[0], fundReceiver, fee);
        for (uint256 i; i < seats.length; ++i) {
            _wallets.push(seats[i]);
            if (i > 0) _sponsor[seats[i]] = seats[0];
            _admit(seats[i]);
        }
    }

    /* ACTIONS */

    /// @notice Somebody binds himself to anybody, also to one who has not bought: income to be lost.
    function enroll(uint256 seed) public {
        address sponsor = _wallets[seed % _wallets.length];
        address member = _newWallet(sponsor);
        vm.prank(member);
        _registry.enroll(sponsor);
        _waiting.push(member);
    }

    /// @notice One of those who wait buys.
    function buy(uint256 seed) public {
        if (_waiting.length == 0) enroll(seed);
        uint256 place = seed % _waiting.length;
        address buyer = _waiting[place];
        _waiting[place] = _waiting[_waiting.length - 1];
        _waiting.pop();
        _purchase(buyer);
    }

    /// @notice A newcomer buys under the member in place `seed`.
    function join(uint256 seed) public {
        address sponsor = _members[seed % _members.length];
        address buyer = _newWallet(sponsor);
        _bindNewcomer(buyer, sponsor);
        _purchase(buyer);
    }

    /// @notice The next member who has something claims it.
    function claim(uint256 seed) public {
        for (uint256 i; i < _members.length; ++i) {
            address member = _members[addmod(seed, i, _members.length)];
            uint256 amount = _credit[member];
            if (amount == 0) continue;
            uint256 before = _coin.balanceOf(member);
            vm.prank(member);
            _pool().claim_bonus();
            assertEq(_coin.balanceOf(member) - before, amount);
            (_credit[member], paidOut) = (0, paidOut + amount);
            _claimed[member] += amount;
            ++claims;
            return;
        }
    }

    /// @notice The receiver of the fund takes a part.
    function claimFund(uint256 amount) public {
        amount = bound(amount, 0, fundLeft);
        vm.prank(_fundReceiver);
        _callClaimFund(amount);
        (fundLeft, paidOut) = (fundLeft - amount, paidOut + amount);
    }

    /// @notice Coins sent without a call belong to nobody and change nothing.
    function donate(uint256 amount) public {
        amount = bound(amount, 0, 1e12);
        _coin.mint(address(_pool()), amount);
        donated += amount;
    }

    /* THE MODEL */

    function _purchase(address buyer) private {
        address referral = _sponsor[buyer];
        for (uint256 hop = 1; hop < 32 && !_isIn[referral]; ++hop) {
            referral = _sponsor[referral];
        }
        if (!_isIn[referral]) referral = _root;
        if (referral != _sponsor[buyer]) ++losses;
        ++purchases;
        _coin.mint(buyer, _fee);
        vm.prank(buyer);
        _coin.approve(address(_pool()), _fee);
        uint256 stranger = _coin.balanceOf(buyer) - _fee;
        _invest(buyer, referral, referral == _sponsor[buyer]);
        assertEq(_coin.balanceOf(buyer), stranger, "the fee, to the unit");
        _expect(buyer, referral);
        _admit(buyer);
    }

    function _admit(address member) private {
        _isIn[member] = true;
        _members.push(member);
        _place(member);
    }

    function _newWallet(address sponsor) private returns (address member) {
        member = vm.addr(_wallets.length + 1);
        _wallets.push(member);
        _sponsor[member] = sponsor;
    }

    /// @notice Compares all that the pool says with all that the model says.
    function compare() external view returns (uint256 owed) {
        for (uint256 i; i < _members.length; ++i) {
            address member = _members[i];
            assertEq(_pool().getCurrentBonusEarned(member), _credit[member]);
            assertEq(_pool().claimed_bonus(member), _claimed[member]);
            (address sponsor,,) = _registry.wallets(member);
            assertEq(sponsor, _sponsor[member]);
            _compareMember(member, i);
            owed += _credit[member];
        }
        assertEq(_pool().total_users(), _members.length);
    }

    function _pool() internal view virtual returns (IPool);

    /// @dev Binds a newcomer who is about to buy, unless his purchase does.
    function _bindNewcomer(address buyer, address sponsor) internal virtual;

    function _invest(address buyer, address referral, bool direct) internal virtual;

    function _callClaimFund(uint256 amount) internal virtual;

    /// @dev Credits what `buyer`'s purchase must credit.
    function _expect(address buyer, address referral) internal virtual;

    /// @dev Notes the place of the newest member.
    function _place(address member) internal virtual;

    function _compareMember(address member, uint256 order) internal view virtual;
}
