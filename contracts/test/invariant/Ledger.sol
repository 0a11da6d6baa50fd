// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Test} from "forge-std/Test.sol";
import {Vm} from "forge-std/Vm.sol";
import {IGlobalPool} from "../../src/interfaces/IGlobalPool.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {Figures, Place} from "./PoolState.sol";

/// @notice Rebuilds trees, balances, terms and roles from logs alone, as an indexer does. It never calls a
/// pool, the registry or the coin. A log with receiver and amount must precede each transfer out of a pool.
contract Ledger is Test {
    struct Payment {
        address token;
        address to;
        uint256 amount;
        bool isClaim;
    }

    struct Book {
        bool isOpen;
        bool isRace;
        address admin;
        uint256[4] terms;
        uint256[4] announced;
        uint256[2] announcedFor;
        uint256[2] endAnnouncedFor;
        uint256 pausedUntil;
        bool started;
        bool retired;
        uint256 fund;
        uint256 carry;
        uint256 perShare;
        uint256 paidOut;
        Payment due;
        address[] seats;
        address[] members;
        mapping(bytes32 role => address) holder;
        mapping(bytes32 role => address) offered;
        mapping(address => uint256) index;
        mapping(address => uint256) since;
        mapping(address => address) upline;
        mapping(address => address[]) downlines;
        mapping(address => uint256) credit;
        mapping(address => uint256) perShareAtStart;
        mapping(address => uint256) claimed;
        mapping(address => uint256) lost;
        mapping(address token => uint256) held;
    }

    bytes32 private constant MODIFIER = keccak256("MODIFIER");
    bytes32 private constant PRODUCT = keccak256("PRODUCT");
    bytes32 private constant ROYALITY = keccak256("ROYALITY");

    address private immutable _registry;
    address private immutable _coin;
    mapping(address pool => Book) private _books;

    mapping(address => address) public sponsorOf;
    mapping(address => uint256) public boundAt;
    address[] private _pools;
    bool public isSealed;

    constructor(address registry, address coin) {
        (_registry, _coin) = (registry, coin);
    }

    /// @notice Logs of `pool` are read from now on.
    function open(address pool, bool isRace) external {
        (_books[pool].isOpen, _books[pool].isRace) = (true, isRace);
    }

    function read(Vm.Log[] calldata logs) external {
        for (uint256 i; i < logs.length; ++i) {
            Vm.Log calldata log = logs[i];
            bytes32 kind = log.topics[0];
            if (log.emitter == _registry) _readRegistry(kind, log);
            else if (_books[log.emitter].isOpen) _readPool(_books[log.emitter], kind, log);
            else if (kind == IERC20.Transfer.selector) _readTransfer(log);
        }
        for (uint256 i; i < logs.length; ++i) {
            assertEq(_books[logs[i].emitter].due.to, address(0), "paid, as the log says");
        }
    }

    function _who(bytes32 topic) private pure returns (address) {
        return address(uint160(uint256(topic)));
    }

    /* COINS */

    function _readTransfer(Vm.Log calldata log) private {
        (address from, address to) = (_who(log.topics[1]), _who(log.topics[2]));
        uint256 amount = abi.decode(log.data, (uint256));
        if (_books[to].isOpen) _books[to].held[log.emitter] += amount;
        if (!_books[from].isOpen) return;
        Book storage book = _books[from];
        assertEq(book.due.token, log.emitter, "coins leave after a log that says so");
        assertEq(book.due.to, to, "to whom the log says");
        assertEq(book.due.amount, amount, "as much as the log says");
        if (book.due.isClaim) book.paidOut += amount;
        delete book.due;
        book.held[log.emitter] -= amount;
    }

    /* REGISTRY */

    function _readRegistry(bytes32 kind, Vm.Log calldata log) private {
        if (kind == IUplineRegistry.SponsorBound.selector) {
            address member = _who(log.topics[1]);
            assertEq(boundAt[member], 0, "bound once");
            (sponsorOf[member], boundAt[member]) = (_who(log.topics[2]), block.timestamp);
        } else if (kind == IUplineRegistry.PoolAdded.selector) {
            address pool = _who(log.topics[1]);
            (uint256 bit,) = abi.decode(log.data, (uint256, uint256));
            assertEq(bit, _pools.length, "bits in order");
            _pools.push(pool);
        } else if (kind == IUplineRegistry.Sealed.selector) {
            isSealed = true;
        }
    }

    function pools() external view returns (address[] memory) {
        return _pools;
    }

    /* POOLS */

    function _readPool(Book storage book, bytes32 kind, Vm.Log calldata log) private {
        if (kind == IRacePool.Invested.selector) _readRacePurchase(book, log);
        else if (kind == IGlobalPool.Invested.selector) _readGlobalPurchase(book, log);
        else if (kind == IPoolEvents.PlatformInvestorAdded.selector) _readSeat(book, log);
        else if (kind == IPoolEvents.LostIncome.selector) _readLoss(book, log);
        else if (kind == IPoolEvents.BonusClaimed.selector) _readClaim(book, log);
        else if (kind == IPoolEvents.FundClaimed.selector) _readFundClaim(book, log);
        else if (kind == IPoolEvents.Rescued.selector) _readRescue(book, log);
        else if (kind == IPoolEvents.Started.selector) book.started = true;
        else if (kind == IPoolEvents.Retired.selector) _readEnd(book);
        else if (kind == IPoolEvents.PausedSet.selector) book.pausedUntil = abi.decode(log.data, (uint256));
        else _readRules(book, kind, log);
    }

    function _readRules(Book storage book, bytes32 kind, Vm.Log calldata log) private {
        if (kind == IPoolEvents.TermsQueued.selector) {
            (book.announced, book.announcedFor) = abi.decode(log.data, (uint256[4], uint256[2]));
        } else if (kind == IPoolEvents.RetirementQueued.selector) {
            book.endAnnouncedFor = abi.decode(log.data, (uint256[2]));
        } else if (kind == IPoolEvents.RetirementCancelled.selector) {
            delete book.endAnnouncedFor;
        } else if (kind == IPoolEvents.TermsApplied.selector) {
            book.terms = abi.decode(log.data, (uint256[4]));
            _forget(book);
        } else if (kind == IPoolEvents.TermsCancelled.selector) {
            assertEq(abi.encode(book.announced), log.data, "what was announced");
            _forget(book);
        } else if (kind == IPoolEvents.ReceiverProposed.selector) {
            book.offered[log.topics[1]] = _who(log.topics[2]);
        } else if (kind == IPoolEvents.ReceiverChanged.selector) {
            assertEq(book.holder[log.topics[1]], _who(log.topics[3]), "who holds it now");
            assertEq(book.offered[log.topics[1]], _who(log.topics[3]), "to whom it was offered");
            book.offered[log.topics[1]] = address(0);
        } else if (kind == IAccessControl.RoleGranted.selector) {
            _hold(book, log.topics[1], _who(log.topics[2]));
        } else if (kind == IAccessControl.RoleRevoked.selector) {
            _hold(book, log.topics[1], address(0));
        }
    }

    function _readEnd(Book storage book) private {
        assertNotEq(book.endAnnouncedFor[0], 0, "announced before");
        book.retired = true;
        delete book.endAnnouncedFor;
    }

    function _forget(Book storage book) private {
        delete book.announced;
        delete book.announcedFor;
    }

    function _hold(Book storage book, bytes32 role, address account) private {
        if (role == 0) book.admin = account;
        else book.holder[role] = account;
    }

    function _readRacePurchase(Book storage book, Vm.Log calldata log) private {
        address user = _who(log.topics[1]);
        address upline = _who(log.topics[3]);
        uint256[7] memory told = abi.decode(log.data, (uint256[7]));
        (uint256 bonus, uint256 each, uint256 generations) = (told[3], told[4], told[5]);
        assertEq(told[2], bonus + 5 * each + told[6], "the cuts are the fee");
        book.credit[_who(log.topics[2])] += bonus;
        book.fund += told[6] + (5 - generations) * each;
        _enter(book, user, upline, told[0]);
        assertEq(book.downlines[upline].length, told[1], "slots in order");
        for (uint256 i; i < generations; ++i) {
            book.credit[upline] += each;
            upline = book.upline[upline];
        }
        if (generations < 5) assertEq(upline, address(0), "the generations that there are");
    }

    function _readGlobalPurchase(Book storage book, Vm.Log calldata log) private {
        (uint256 fee, uint256 poolCut, uint256 referralCut, uint256 royaltyCut, uint256 perShare) =
            abi.decode(log.data, (uint256, uint256, uint256, uint256, uint256));
        assertEq(fee, poolCut + referralCut + royaltyCut, "the cuts are the fee");
        book.credit[_who(log.topics[2])] += referralCut;
        book.fund += royaltyCut;
        book.carry = book.carry + poolCut - (perShare - book.perShare) * book.members.length;
        book.perShare = perShare;
        _enter(book, _who(log.topics[1]), address(0), uint256(log.topics[3]));
    }

    function _readSeat(Book storage book, Vm.Log calldata log) private {
        address user = _who(log.topics[1]);
        book.seats.push(user);
        _enter(book, user, _who(log.topics[2]), abi.decode(log.data, (uint256)));
    }

    function _enter(Book storage book, address user, address upline, uint256 index) private {
        assertEq(book.index[user], 0, "one place each");
        assertEq(index, book.members.length + 1, "indices in order");
        book.members.push(user);
        (book.index[user], book.since[user]) = (index, block.timestamp);
        book.perShareAtStart[user] = book.perShare;
        if (upline == address(0)) return;
        book.upline[user] = upline;
        book.downlines[upline].push(user);
    }

    function _readLoss(Book storage book, Vm.Log calldata log) private {
        (address loser, address from) = (_who(log.topics[1]), _who(log.topics[2]));
        assertEq(loser, sponsorOf[from], "the sponsor loses");
        assertEq(book.index[loser], 0, "who is not in");
        book.lost[loser] += abi.decode(log.data, (uint256));
    }

    function _readClaim(Book storage book, Vm.Log calldata log) private {
        address user = _who(log.topics[1]);
        uint256 amount = abi.decode(log.data, (uint256));
        book.claimed[user] += amount;
        book.due = Payment(_coin, user, amount, true);
    }

    function _readFundClaim(Book storage book, Vm.Log calldata log) private {
        address to = _who(log.topics[2]);
        uint256 amount = abi.decode(log.data, (uint256));
        bytes32 role = uint256(log.topics[1]) == uint256(IPoolEvents.Fund.Product) ? PRODUCT : ROYALITY;
        assertEq(role, book.isRace ? PRODUCT : ROYALITY, "the fund that there is");
        assertEq(to, book.holder[role], "its receiver");
        book.fund -= amount;
        book.due = Payment(_coin, to, amount, true);
    }

    function _readRescue(Book storage book, Vm.Log calldata log) private {
        address to = _who(log.topics[2]);
        assertEq(to, book.holder[PRODUCT], "rescued for PRODUCT");
        book.due = Payment(_who(log.topics[1]), to, abi.decode(log.data, (uint256)), false);
    }

    /* STATE FROM LOGS */

    function places(address pool) external view returns (Place[] memory all) {
        Book storage book = _books[pool];
        all = new Place[](book.members.length);
        for (uint256 i; i < all.length; ++i) {
            Place memory place = all[i];
            place.wallet = book.members[i];
            place.claimed = book.claimed[place.wallet];
            place.claimable = _earned(book, place.wallet) - place.claimed;
            if (book.isRace) _describe(book, place);
            else (place.index, place.since) = (1, book.since[place.wallet]);
        }
    }

    function _earned(Book storage book, address user) private view returns (uint256 earned) {
        earned = book.credit[user];
        if (!book.isRace) earned += book.perShare - book.perShareAtStart[user];
    }

    function _describe(Book storage book, Place memory place) private view {
        place.index = book.index[place.wallet];
        place.upline = book.upline[place.wallet];
        place.downlines = book.downlines[place.wallet];
        address upline = place.wallet;
        for (uint256 generation; generation < 5; ++generation) {
            upline = book.upline[upline];
            place.uplines[generation] = upline;
        }
    }

    function figures(address pool) external view returns (Figures memory told) {
        Book storage book = _books[pool];
        told.admin = book.admin;
        told.holders = [book.holder[MODIFIER], book.holder[PRODUCT], book.holder[ROYALITY]];
        told.offered = [book.offered[PRODUCT], book.offered[ROYALITY]];
        (told.terms, told.announced, told.announcedFor) = (book.terms, book.announced, book.announcedFor);
        told.endAnnouncedFor = book.endAnnouncedFor;
        (told.pausedUntil, told.started, told.retired) = (book.pausedUntil, book.started, book.retired);
        (told.seats, told.users) = (book.seats, book.members.length);
        (told.fund, told.carry, told.perShare) = (book.fund, book.carry, book.perShare);
        told.owed = book.fund + book.carry;
        for (uint256 i; i < book.members.length; ++i) {
            address user = book.members[i];
            told.owed += _earned(book, user) - book.claimed[user];
            bool isFree = book.isRace && book.downlines[user].length < 5;
            if (isFree && told.firstFree == 0) told.firstFree = i + 1;
        }
    }

    /// @notice Coins of `token` in `pool`.
    function held(address pool, address token) external view returns (uint256) {
        return _books[pool].held[token];
    }

    /// @notice Total of the claims of members and of the fund's receiver in `pool`.
    function paidOut(address pool) external view returns (uint256) {
        return _books[pool].paidOut;
    }

    function lost(address pool, address account) external view returns (uint256) {
        return _books[pool].lost[account];
    }
}
