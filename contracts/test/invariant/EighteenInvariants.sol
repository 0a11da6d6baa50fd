// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolBase} from "../../src/PoolBase.sol";
import {Probes} from "./Probes.sol";
import {Figures, Place} from "./Sight.sol";

/// @notice The eighteen rules that hold after every sequence of calls. What a call does to those whom it
/// touches is checked by the handler at once; here the whole state is compared, three ways: the contracts'
/// views, the model, and the logs.
abstract contract EighteenInvariants is Probes {
    /// @dev One pool, told by the three.
    struct Sight {
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

    /// @dev Where in order of joining, from 1, a wallet stands; written again by each check.
    mapping(address pool => mapping(address wallet => uint256)) private _order;

    function assertAll() internal {
        vm.warp(world.time());
        for (uint256 p; p < 4; ++p) {
            // Each pool in a call of its own: its memory is given back.
            this.assertPool(p);
        }
        _assert14_SponsorsNeverChange();
        _assert16_TheLogsTellTheRegistry();
        assertProbes();
    }

    function assertPool(uint256 p) external {
        Sight memory sight = _look(p);
        for (uint256 i; i < sight.seen.length; ++i) {
            _order[sight.pool][sight.seen[i].wallet] = i + 1;
        }
        if (sight.isRace) {
            _assert01_TheRacePoolOwesWhatItHolds(sight);
            _assert05_FiveDownlinesThatAgreeBothWays(sight);
            _assert06_OneTreeUnderOneRoot(sight);
            _assert07_TheNextPlaceIsTheFirstFree(sight);
            _assert08_FiveUplinesAreFiveSteps(sight);
        } else {
            _assert02_TheGlobalPoolOwesExactlyWhatItHolds(sight);
        }
        _assert03_FeesInAreHeldOrPaidOut(sight);
        _assert04_EveryBalanceIsTheModels(sight);
        _assert09_OnePlaceEach(sight);
        _assert10_NothingEarnedOrClaimedFalls(sight);
        _assert11_FundsLeaveByClaimAlone(sight);
        _assert15_TheSeatsAreFixed(sight);
        _assert16_TheLogsTellAll(sight);
    }

    function _look(uint256 p) private view returns (Sight memory sight) {
        PoolBase pool = world.pools(p);
        (sight.p, sight.pool, sight.isRace) = (p, address(pool), p != 2);
        sight.modelled = world.models(p).places();
        sight.seen = world.reader().places(pool, sight.isRace, world.models(p).members());
        sight.logged = world.ledger().places(address(pool));
        sight.now = world.reader().figures(pool, sight.isRace);
        sight.told = world.models(p).figures();
        sight.fromLogs = world.ledger().figures(address(pool));
    }

    function _held(Sight memory sight) private view returns (uint256) {
        return world.coinOf().balanceOf(sight.pool);
    }

    function _nobodys(Sight memory sight) private view returns (uint256) {
        return world.surplus(sight.p, address(world.coinOf()));
    }

    function _claimable(Sight memory sight) private pure returns (uint256 sum) {
        for (uint256 i; i < sight.seen.length; ++i) {
            sum += sight.seen[i].claimable;
        }
    }

    function _assert01_TheRacePoolOwesWhatItHolds(Sight memory sight) private view {
        uint256 owed = _claimable(sight) + sight.now.fund;
        assertEq(owed, _held(sight) - _nobodys(sight), "1: owed is held");
        assertEq(sight.now.owed, owed, "1: owed is counted");
    }

    function _assert02_TheGlobalPoolOwesExactlyWhatItHolds(Sight memory sight) private view {
        uint256 owed = _claimable(sight) + sight.now.carry + sight.now.fund;
        assertEq(owed, _held(sight) - _nobodys(sight), "2: owed is held, without dust");
        assertEq(sight.now.owed, owed, "2: owed is counted");
        assertLt(sight.now.carry, sight.now.users, "2: the carry is below the holders");
    }

    function _assert03_FeesInAreHeldOrPaidOut(Sight memory sight) private view {
        uint256 feesIn = world.models(sight.p).feesIn();
        uint256 paidOut = world.models(sight.p).paidOut();
        assertEq(feesIn, _held(sight) - _nobodys(sight) + paidOut, "3: fees in");
    }

    function _assert04_EveryBalanceIsTheModels(Sight memory sight) private pure {
        _assertSame(sight.now, sight.told, "4: the model");
        _assertSame(sight.seen, sight.modelled, "4: the model");
    }

    function _assert05_FiveDownlinesThatAgreeBothWays(Sight memory sight) private view {
        uint256 below;
        for (uint256 i; i < sight.seen.length; ++i) {
            address[] memory downlines = sight.seen[i].downlines;
            assertLe(downlines.length, 5, "5: five downlines at most");
            for (uint256 slot; slot < downlines.length; ++slot) {
                Place memory down = _find(sight, downlines[slot]);
                assertEq(down.upline, sight.seen[i].wallet, "5: a downline knows its upline");
            }
            below += downlines.length;
        }
        if (sight.seen.length != 0) assertEq(below + 1, sight.seen.length, "5: all but the root are below");
    }

    function _assert06_OneTreeUnderOneRoot(Sight memory sight) private view {
        uint256[] memory depth = new uint256[](sight.seen.length);
        for (uint256 i; i < sight.seen.length; ++i) {
            address upline = sight.seen[i].upline;
            if (upline == address(0)) {
                assertEq(i, 0, "6: one root, the first");
                continue;
            }
            uint256 order = _order[sight.pool][upline];
            assertLt(order, sight.seen[i].index, "6: an upline joined before");
            depth[i] = depth[order - 1] + 1;
            assertLt(depth[i], sight.seen.length, "6: no deeper than there are members");
        }
    }

    function _assert07_TheNextPlaceIsTheFirstFree(Sight memory sight) private pure {
        uint256 first;
        while (first < sight.seen.length && sight.seen[first].downlines.length == 5) ++first;
        if (sight.seen.length == 0) assertEq(sight.now.firstFree, 0, "7: none before the first");
        else assertEq(sight.now.firstFree, first + 1, "7: the first with a free slot");
        assertLe(sight.now.firstFree, sight.now.users, "7: which is there");
    }

    function _assert08_FiveUplinesAreFiveSteps(Sight memory sight) private view {
        for (uint256 i; i < sight.seen.length; ++i) {
            address at = sight.seen[i].upline;
            for (uint256 generation; generation < 5; ++generation) {
                assertEq(sight.seen[i].uplines[generation], at, "8: five steps");
                if (at != address(0)) at = _find(sight, at).upline;
            }
        }
    }

    /// @dev Members are dense, everybody else has nothing.
    function _assert09_OnePlaceEach(Sight memory sight) private view {
        assertEq(sight.now.users, sight.modelled.length, "9: as many as joined");
        for (uint256 i; i < sight.seen.length; ++i) {
            assertEq(sight.seen[i].index, sight.isRace ? i + 1 : 1, "9: dense, one each");
        }
        address[] memory known = world.sponsors().bound();
        uint256 others;
        for (uint256 i; i < known.length; ++i) {
            if (world.models(sight.p).isIn(known[i])) continue;
            ++others;
            address[] memory one = new address[](1);
            one[0] = known[i];
            Place memory place = world.reader().places(PoolBase(sight.pool), sight.isRace, one)[0];
            Place memory nothing;
            (nothing.wallet, nothing.downlines) = (known[i], new address[](0));
            assertEq(abi.encode(place), abi.encode(nothing), "9: no place, nothing to claim");
        }
        assertEq(others + sight.now.users, known.length, "9: nobody joined unbound");
    }

    /// @dev The handler compares each figure with the one before; here claims, which only add up, are the model's.
    function _assert10_NothingEarnedOrClaimedFalls(Sight memory sight) private view {
        uint256 claimed;
        for (uint256 i; i < sight.seen.length; ++i) {
            claimed += sight.seen[i].claimed;
            uint256 earned = sight.seen[i].claimable + sight.seen[i].claimed;
            uint256 before = world.earnedBefore(sight.p, sight.seen[i].wallet);
            assertGe(earned, before, "10: what was earned never falls");
        }
        assertLe(claimed, world.models(sight.p).paidOut(), "10: claims were paid");
    }

    function _assert11_FundsLeaveByClaimAlone(Sight memory sight) private view {
        uint256 held = world.ledger().held(sight.pool, address(world.coinOf()));
        assertEq(_held(sight), held, "11: every coin came and went by a log");
        uint256 paidOut = world.ledger().paidOut(sight.pool);
        assertEq(paidOut, world.models(sight.p).paidOut(), "11: to the owners of the credits");
        address foreign = address(world.foreign());
        assertEq(
            world.foreign().balanceOf(sight.pool), world.ledger().held(sight.pool, foreign), "11: foreign"
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

    function _assert15_TheSeatsAreFixed(Sight memory sight) private pure {
        assertLe(sight.now.seats.length, 6, "15: six seats at most");
        assertEq(sight.now.seats, sight.told.seats, "15: those from before the start");
        for (uint256 i; i < sight.now.seats.length; ++i) {
            assertEq(sight.now.seats[i], sight.seen[i].wallet, "15: seats join first");
        }
    }

    function _assert16_TheLogsTellAll(Sight memory sight) private view {
        sight.fromLogs.cuts = sight.now.cuts;
        _assertSame(sight.now, sight.fromLogs, "16: the logs");
        _assertSame(sight.seen, sight.logged, "16: the logs");
        address[] memory known = world.sponsors().bound();
        for (uint256 i; i < known.length; ++i) {
            uint256 lost = world.models(sight.p).lost(known[i]);
            assertEq(world.ledger().lost(sight.pool, known[i]), lost, "16: lost income");
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

    function _find(Sight memory sight, address wallet) private view returns (Place memory) {
        uint256 order = _order[sight.pool][wallet];
        assertNotEq(order, 0, "a wallet in the tree is a member");
        return sight.seen[order - 1];
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
