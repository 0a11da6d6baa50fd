// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {PoolMoves} from "./PoolMoves.sol";
import {PoolModel} from "./model/PoolModel.sol";

/// @notice Honest people: they enroll, buy under whom they must, and claim. Both campaigns begin with a network
/// that they have grown.
abstract contract People is PoolMoves {
    uint256 private constant ABSENT_LINE = 40;

    /// @dev A line of wallets below a seat that enrolled and did not buy: longer than the registry walks.
    address[] private _absent;

    /* THE NETWORK BEFORE THE CAMPAIGN */

    /// @dev Faults in deep generations hide from runs that start with an empty tree.
    function _growWorld() internal {
        _buildWorld();
        _entropy = 1;
        address[] memory seats = new address[](6);
        seats[0] = root;
        for (uint256 i = 1; i < seats.length; ++i) {
            seats[i] = _enrolled(root);
        }
        _seatPool(0, seats, 6);
        _seatPool(1, seats, 3);
        _seatPool(GLOBAL, seats, 6);
        _beforeTheSeal();
        assertTrue(_seal(admin));
        for (uint256 p; p <= GLOBAL; ++p) {
            assertTrue(_start(p, admin));
        }
        address last = seats[5];
        for (uint256 i; i < ABSENT_LINE; ++i) {
            last = _enrolled(last);
            _absent.push(last);
        }
        _growLine(0);
        _growLine(1);
        for (uint256 i; i < 45; ++i) {
            _join(0);
            _buyAsMember(i % 3);
        }
        time = block.timestamp;
        (calls, purchases, losses, claims) = (0, 0, 0, 0);
        (administered, refused, refusals) = (0, 0, 0);
    }

    /// @dev The last moment at which a pool can be listed that binds.
    function _beforeTheSeal() internal virtual {}

    function _seatPool(uint256 p, address[] memory seats, uint256 count) private {
        assertTrue(_addPool(admin, address(pools[p]), pools[p].position()));
        for (uint256 i; i < count; ++i) {
            assertTrue(_seat(p, admin, seats[i]));
        }
    }

    /// @dev Each newcomer under the one before them: eight generations.
    function _growLine(uint256 p) private {
        address sponsor = root;
        for (uint256 i; i < 8; ++i) {
            address buyer = _newcomer();
            _fund(p, buyer);
            assertTrue(_buy(p, buyer, sponsor, true, _noPermit()));
            sponsor = buyer;
        }
    }

    /* ACTS OF MEMBERS */

    /// @dev In the line, about where the registry gives up.
    function _somebodyAbsent() internal returns (address) {
        return _absent[27 + _roll(8)];
    }

    function _enrolled(address sponsor) internal returns (address member) {
        member = _newcomer();
        assertTrue(_enroll(member, sponsor));
    }

    /// @dev An open pool; if all are paused, the admin resumes one, or its pause ends.
    function _openOne(uint256 from) internal returns (uint256 p) {
        for (uint256 i; i < POOLS; ++i) {
            p = (from + i) % POOLS;
            if (models[p].isOpen()) return p;
        }
        p = from == GLOBAL ? GLOBAL : 0;
        if (_roll(2) == 0) assertTrue(_pause(p, models[p].admin(), false));
        else vm.warp(models[p].pausedUntil());
    }

    /// @dev The late pool comes into being, step by step and with notice.
    function _openLatePool() internal {
        (, uint256 position,) = sponsors.listing(address(pools[LATE]));
        if (position == 0) {
            _listLatePool();
        } else if (!models[LATE].started()) {
            address user = models[LATE].totalMembers() == 0 ? root : _somebodyOutside(LATE);
            if (models[LATE].totalMembers() < 6) assertTrue(_seat(LATE, models[LATE].admin(), user));
            if (_roll(3) == 0) assertTrue(_start(LATE, models[LATE].admin()));
        }
    }

    function _listLatePool() private {
        address registrar = sponsors.admin();
        uint8 position = pools[LATE].position();
        assertTrue(_queuePool(registrar, address(pools[LATE]), position));
        if (_roll(4) == 0) {
            assertTrue(_cancelPool(registrar, address(pools[LATE])));
            return;
        }
        skip(48 hours + _roll(1 days));
        assertTrue(_addPool(registrar, address(pools[LATE]), position));
    }

    /// @dev An unknown wallet buys a race place directly; the purchase binds it where it may.
    function _join(uint256 p) internal {
        address sponsor = _somebodyIn(p);
        address buyer = _newcomer();
        (,, bool mayBind) = sponsors.listing(address(pools[p]));
        if (p == GLOBAL || !mayBind) assertTrue(_enroll(buyer, sponsor));
        _fund(p, buyer);
        assertTrue(_buy(p, buyer, sponsor, true, _noPermit()));
    }

    /// @dev Newcomers under a member who is next for spill-over: their places fill ahead of others' before them.
    function _joinNearTheNextPlace(uint256 p) internal {
        uint256 last = models[p].totalMembers() - 1;
        uint256 place = RacePool(address(pools[p])).sequential_index() - 1 + _roll(5);
        address sponsor = models[p].member(place < last ? place : last);
        for (uint256 i = _roll(5); i < 5; ++i) {
            address buyer = _enrolled(sponsor);
            _fund(p, buyer);
            assertTrue(_buy(p, buyer, sponsor, true, _noPermit()));
        }
    }

    /// @dev A bound wallet without a place buys; if there is none, a new wallet enrolls first.
    function _buyAsMember(uint256 p) internal {
        address buyer = _somebodyOutside(p);
        _fund(p, buyer);
        _buyRightly(p, buyer, _noPermit());
    }

    function _somebodyOutside(uint256 p) internal returns (address buyer) {
        for (uint256 i; i < 6; ++i) {
            buyer = _somebodyBound();
            if (!models[p].isIn(buyer)) return buyer;
        }
        return _enrolled(_somebodyBound());
    }

    function _buyRightly(uint256 p, address buyer, Permit memory permit) internal {
        (address referral, bool direct,) = models[p].referralOf(buyer);
        // Half of the purchases name the terms, as the app does; the rest use the specification's call.
        if (!permit.isOnTerms && _roll(2) == 0) permit = _onTerms(models[p].terms());
        assertTrue(_buy(p, buyer, referral, direct, permit));
    }

    /// @dev A member who has something to claim, looked for from a random place on; zero when nobody has.
    function _somebodyOwed(uint256 p) internal returns (address) {
        PoolModel model = models[p];
        uint256 total = model.totalMembers();
        uint256 from = total == 0 ? 0 : _roll(total);
        for (uint256 i; i < total; ++i) {
            address user = model.member((from + i) % total);
            if (model.credit(user) != 0) return user;
        }
        return address(0);
    }
}
