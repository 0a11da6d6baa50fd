// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolBase} from "../../src/PoolBase.sol";
import {Probes} from "./Probes.sol";
import {Figures, Place} from "./PoolState.sol";

/// @notice The eighteen rules that hold after every sequence of calls. What a call does to those whom it
/// touches is checked by the handler at once; here the whole state is compared, three ways: the contracts'
/// views, the model, and the logs.
abstract contract EighteenInvariants is Probes {
    /// @dev One pool, told by the three.
    struct PoolState {
        uint256 p;
        address pool;
        bool isRace;
        Place[] seen;
        Place[] modelled;
        Place[] logged;
        Figures now;
        Figures told;
        Figures fromLogs;
    }

    /// @dev The index of a wallet in order of joining, from 1; each check rewrites it.
    mapping(address pool => mapping(address wallet => uint256)) private _order;

    function assertAll() internal {
        vm.warp(world.time());
        for (uint256 p; p < 4; ++p) {
            // A separate call for each pool frees the memory of the previous one.
            this.assertPool(p);
        }
        _assert14_SponsorsNeverChange();
        _assert16_TheLogsTellTheRegistry();
        assertProbes();
    }

    function assertPool(uint256 p) external {
        PoolState memory state = _look(p);
        for (uint256 i; i < state.seen.length; ++i) {
            _order[state.pool][state.seen[i].wallet] = i + 1;
        }
        if (state.isRace) {
            _assert01_TheRacePoolOwesWhatItHolds(state);
            _assert05_FiveDownlinesThatAgreeBothWays(state);
            _assert06_OneTreeUnderOneRoot(state);
            _assert07_TheNextPlaceIsTheFirstFree(state);
            _assert08_FiveUplinesAreFiveSteps(state);
        } else {
            _assert02_TheGlobalPoolOwesExactlyWhatItHolds(state);
        }
        _assert03_FeesInAreHeldOrPaidOut(state);
        _assert04_EveryBalanceIsTheModels(state);
        _assert09_OnePlaceEach(state);
        _assert10_NothingEarnedOrClaimedFalls(state);
        _assert11_FundsLeaveByClaimAlone(state);
        _assert15_TheSeatsAreFixed(state);
        _assert16_TheLogsTellAll(state);
    }

    function _look(uint256 p) private view returns (PoolState memory state) {
        PoolBase pool = world.pools(p);
        (state.p, state.pool, state.isRace) = (p, address(pool), p != 2);
        state.modelled = world.models(p).places();
        state.seen = world.reader().places(pool, state.isRace, world.models(p).members());
        state.logged = world.ledger().places(address(pool));
        state.now = world.reader().figures(pool, state.isRace);
        state.told = world.models(p).figures();
        state.fromLogs = world.ledger().figures(address(pool));
    }

    function _held(PoolState memory state) private view returns (uint256) {
        return world.coinOf().balanceOf(state.pool);
    }

    function _nobodys(PoolState memory state) private view returns (uint256) {
        return world.surplus(state.p, address(world.coinOf()));
    }

    function _claimable(PoolState memory state) private pure returns (uint256 sum) {
        for (uint256 i; i < state.seen.length; ++i) {
            sum += state.seen[i].claimable;
        }
    }

    function _assert01_TheRacePoolOwesWhatItHolds(PoolState memory state) private view {
        uint256 owed = _claimable(state) + state.now.fund;
        assertEq(owed, _held(state) - _nobodys(state), "1: owed is held");
        assertEq(state.now.owed, owed, "1: owed is counted");
    }

    function _assert02_TheGlobalPoolOwesExactlyWhatItHolds(PoolState memory state) private view {
        uint256 owed = _claimable(state) + state.now.carry + state.now.fund;
        assertEq(owed, _held(state) - _nobodys(state), "2: owed is held, without dust");
        assertEq(state.now.owed, owed, "2: owed is counted");
        assertLt(state.now.carry, state.now.users, "2: the carry is below the holders");
    }

    function _assert03_FeesInAreHeldOrPaidOut(PoolState memory state) private view {
        uint256 feesIn = world.models(state.p).feesIn();
        uint256 paidOut = world.models(state.p).paidOut();
        assertEq(feesIn, _held(state) - _nobodys(state) + paidOut, "3: fees in");
    }

    function _assert04_EveryBalanceIsTheModels(PoolState memory state) private pure {
        _assertSame(state.now, state.told, "4: the model");
        _assertSame(state.seen, state.modelled, "4: the model");
    }

    function _assert05_FiveDownlinesThatAgreeBothWays(PoolState memory state) private view {
        uint256 below;
        for (uint256 i; i < state.seen.length; ++i) {
            address[] memory downlines = state.seen[i].downlines;
            assertLe(downlines.length, 5, "5: five downlines at most");
            for (uint256 slot; slot < downlines.length; ++slot) {
                Place memory down = _find(state, downlines[slot]);
                assertEq(down.upline, state.seen[i].wallet, "5: a downline knows its upline");
            }
            below += downlines.length;
        }
        if (state.seen.length != 0) assertEq(below + 1, state.seen.length, "5: all but the root are below");
    }

    function _assert06_OneTreeUnderOneRoot(PoolState memory state) private view {
        uint256[] memory depth = new uint256[](state.seen.length);
        for (uint256 i; i < state.seen.length; ++i) {
            address upline = state.seen[i].upline;
            if (upline == address(0)) {
                assertEq(i, 0, "6: one root, the first");
                continue;
            }
            uint256 order = _order[state.pool][upline];
            assertLt(order, state.seen[i].index, "6: an upline joined before");
            depth[i] = depth[order - 1] + 1;
            assertLt(depth[i], state.seen.length, "6: no deeper than there are members");
        }
    }

    function _assert07_TheNextPlaceIsTheFirstFree(PoolState memory state) private pure {
        uint256 first;
        while (first < state.seen.length && state.seen[first].downlines.length == 5) ++first;
        if (state.seen.length == 0) assertEq(state.now.firstFree, 0, "7: none before the first");
        else assertEq(state.now.firstFree, first + 1, "7: the first with a free slot");
        assertLe(state.now.firstFree, state.now.users, "7: which is there");
    }

    function _assert08_FiveUplinesAreFiveSteps(PoolState memory state) private view {
        for (uint256 i; i < state.seen.length; ++i) {
            address at = state.seen[i].upline;
            for (uint256 generation; generation < 5; ++generation) {
                assertEq(state.seen[i].uplines[generation], at, "8: five steps");
                if (at != address(0)) at = _find(state, at).upline;
            }
        }
    }

    /// @dev Member indices have no gaps; other wallets have no place.
    function _assert09_OnePlaceEach(PoolState memory state) private view {
        assertEq(state.now.users, state.modelled.length, "9: as many as joined");
        for (uint256 i; i < state.seen.length; ++i) {
            assertEq(state.seen[i].index, state.isRace ? i + 1 : 1, "9: dense, one each");
        }
        address[] memory known = world.sponsors().bound();
        uint256 others;
        for (uint256 i; i < known.length; ++i) {
            if (world.models(state.p).isIn(known[i])) continue;
            ++others;
            address[] memory one = new address[](1);
            one[0] = known[i];
            Place memory place = world.reader().places(PoolBase(state.pool), state.isRace, one)[0];
            Place memory nothing;
            (nothing.wallet, nothing.downlines) = (known[i], new address[](0));
            assertEq(abi.encode(place), abi.encode(nothing), "9: no place, nothing to claim");
        }
        assertEq(others + state.now.users, known.length, "9: nobody joined unbound");
    }

    /// @dev The handler compares each figure with the one before; here claims, which only add up, are the model's.
    function _assert10_NothingEarnedOrClaimedFalls(PoolState memory state) private view {
        uint256 claimed;
        for (uint256 i; i < state.seen.length; ++i) {
            claimed += state.seen[i].claimed;
            uint256 earned = state.seen[i].claimable + state.seen[i].claimed;
            uint256 before = world.earnedBefore(state.p, state.seen[i].wallet);
            assertGe(earned, before, "10: what was earned never falls");
        }
        assertLe(claimed, world.models(state.p).paidOut(), "10: claims were paid");
    }

    function _assert11_FundsLeaveByClaimAlone(PoolState memory state) private view {
        uint256 held = world.ledger().held(state.pool, address(world.coinOf()));
        assertEq(_held(state), held, "11: every coin came and went by a log");
        uint256 paidOut = world.ledger().paidOut(state.pool);
        assertEq(paidOut, world.models(state.p).paidOut(), "11: to the owners of the credits");
        address foreign = address(world.foreign());
        assertEq(
            world.foreign().balanceOf(state.pool), world.ledger().held(state.pool, foreign), "11: foreign"
        );
    }

    function _assert14_SponsorsNeverChange() private view {
        address[] memory bound = world.sponsors().bound();
        for (uint256 i; i < bound.length; ++i) {
            (address sponsor, uint256 boundAt, uint256 bits) = world.registryOf().wallets(bound[i]);
            assertEq(sponsor, world.sponsors().sponsorOf(bound[i]), "14: the first sponsor");
            assertEq(boundAt, world.sponsors().boundAt(bound[i]), "14: since then");
            assertEq(bits, world.sponsors().poolBits(bound[i]), "14: bits of the pools that they are in");
        }
    }

    function _assert15_TheSeatsAreFixed(PoolState memory state) private pure {
        assertLe(state.now.seats.length, 6, "15: six seats at most");
        assertEq(state.now.seats, state.told.seats, "15: those from before the start");
        for (uint256 i; i < state.now.seats.length; ++i) {
            assertEq(state.now.seats[i], state.seen[i].wallet, "15: seats join first");
        }
    }

    function _assert16_TheLogsTellAll(PoolState memory state) private view {
        state.fromLogs.cuts = state.now.cuts;
        _assertSame(state.now, state.fromLogs, "16: the logs");
        _assertSame(state.seen, state.logged, "16: the logs");
        address[] memory known = world.sponsors().bound();
        for (uint256 i; i < known.length; ++i) {
            uint256 lost = world.models(state.p).lost(known[i]);
            assertEq(world.ledger().lost(state.pool, known[i]), lost, "16: lost income");
        }
    }

    function _assert16_TheLogsTellTheRegistry() private view {
        address[] memory bound = world.sponsors().bound();
        for (uint256 i; i < bound.length; ++i) {
            address sponsor = world.sponsors().sponsorOf(bound[i]);
            assertEq(world.ledger().sponsorOf(bound[i]), sponsor, "16: who is whose sponsor");
            assertEq(world.ledger().boundAt(bound[i]), world.sponsors().boundAt(bound[i]), "16: since when");
        }
        assertEq(world.ledger().pools(), world.sponsors().pools(), "16: the list of pools");
        assertEq(world.ledger().isSealed(), world.registryOf().is_sealed(), "16: the seal");
        assertEq(world.registryOf().total_pools(), world.sponsors().pools().length, "16: as many pools");
    }

    /* COMPARING */

    function _find(PoolState memory state, address wallet) private view returns (Place memory) {
        uint256 order = _order[state.pool][wallet];
        assertNotEq(order, 0, "a wallet in the tree is a member");
        return state.seen[order - 1];
    }

    function _assertSame(Place[] memory a, Place[] memory b, string memory who) private pure {
        assertEq(a.length, b.length, string.concat(who, ": members"));
        for (uint256 i; i < a.length; ++i) {
            if (keccak256(abi.encode(a[i])) == keccak256(abi.encode(b[i]))) continue;
            assertEq(a[i].wallet, b[i].wallet, string.concat(who, ": wallet"));
            assertEq(a[i].index, b[i].index, string.concat(who, ": index"));
            assertEq(a[i].since, b[i].since, string.concat(who, ": since"));
            assertEq(a[i].upline, b[i].upline, string.concat(who, ": upline"));
            assertEq(a[i].downlines, b[i].downlines, string.concat(who, ": downlines"));
            assertEq(a[i].claimable, b[i].claimable, string.concat(who, ": claimable"));
            assertEq(a[i].claimed, b[i].claimed, string.concat(who, ": claimed"));
            revert(string.concat(who, ": uplines"));
        }
    }

    function _assertSame(Figures memory a, Figures memory b, string memory who) private pure {
        if (keccak256(abi.encode(a)) == keccak256(abi.encode(b))) return;
        assertEq(a.owed, b.owed, string.concat(who, ": owed"));
        assertEq(a.fund, b.fund, string.concat(who, ": fund"));
        assertEq(a.carry, b.carry, string.concat(who, ": carry"));
        assertEq(a.perShare, b.perShare, string.concat(who, ": earned per share"));
        assertEq(a.users, b.users, string.concat(who, ": users"));
        assertEq(a.firstFree, b.firstFree, string.concat(who, ": next place"));
        assertEq(a.seats, b.seats, string.concat(who, ": seats"));
        assertEq(a.admin, b.admin, string.concat(who, ": admin"));
        assertEq(abi.encode(a.holders), abi.encode(b.holders), string.concat(who, ": roles"));
        assertEq(abi.encode(a.offered), abi.encode(b.offered), string.concat(who, ": offers"));
        assertEq(abi.encode(a.terms), abi.encode(b.terms), string.concat(who, ": terms"));
        assertEq(abi.encode(a.cuts), abi.encode(b.cuts), string.concat(who, ": cuts"));
        assertEq(abi.encode(a.announced), abi.encode(b.announced), string.concat(who, ": announcement"));
        assertEq(
            abi.encode(a.announcedFor), abi.encode(b.announcedFor), string.concat(who, ": announced for")
        );
        assertEq(abi.encode(a.endAnnouncedFor), abi.encode(b.endAnnouncedFor), string.concat(who, ": end"));
        assertEq(a.pausedUntil, b.pausedUntil, string.concat(who, ": pause"));
        assertEq(a.started, b.started, string.concat(who, ": started"));
        revert(string.concat(who, ": retired"));
    }
}
