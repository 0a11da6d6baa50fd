// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {People} from "./People.sol";
import {AdminModel} from "./model/AdminModel.sol";

/// @notice Members and operators make permitted calls in random order. Every call must succeed, but for the claim
/// of a member whom the coin refuses to pay.
contract ObedientHandler is People {
    /// @notice Grows the network with which every run begins.
    function grow() external {
        _growWorld();
    }

    /* REGISTRY */

    function enroll(uint256 seed) external act(seed) {
        _enrolled(_roll(8) == 0 ? _somebodyAbsent() : _somebodyBound());
    }

    function enrollBySignature(uint256 seed) external act(seed) {
        IUplineRegistry.Enrolment memory one = _signed(_somebodyBound());
        assertTrue(_enrollFor(_somebodyBound(), one, true));
    }

    /// @notice A line of newcomers, the caller without a signature, and one who is bound already.
    function enrollTogether(uint256 seed) external act(seed) {
        IUplineRegistry.Enrolment[] memory list = new IUplineRegistry.Enrolment[](2 + _roll(3));
        bool[] memory isSigned = new bool[](list.length);
        list[0] = _signed(_somebodyBound());
        isSigned[0] = true;
        for (uint256 i = 1; i < list.length; ++i) {
            list[i] = _signed(list[i - 1].member);
            isSigned[i] = true;
        }
        address caller = list[list.length - 1].member;
        list[list.length - 1].signature = "";
        isSigned[list.length - 1] = false;
        if (_roll(2) == 0) {
            list[0].member = _somebodyBound();
            list[1].sponsor = list[0].member;
            list[1].signature =
                _signEnrolment(list[1].member, list[1].member, list[1].sponsor, list[1].deadline);
        }
        assertTrue(_enrollMany(caller, list, isSigned));
    }

    function _signed(address sponsor) private returns (IUplineRegistry.Enrolment memory one) {
        address member = _newcomer();
        uint256 deadline = block.timestamp + _roll(30 days);
        bytes memory signature = _signEnrolment(member, member, sponsor, deadline);
        return IUplineRegistry.Enrolment(member, sponsor, deadline, signature);
    }

    function openLatePool(uint256 seed) external act(seed) {
        _openLatePool();
    }

    /* PURCHASES */

    function join(uint256 seed) external act(seed) {
        uint256 p = _openOne(_roll(2));
        _join(p);
    }

    function joinNearTheNextPlace(uint256 seed) external act(seed) {
        uint256 p = _openOne(_roll(2));
        if (p == GLOBAL) _buyAsMember(p);
        else _joinNearTheNextPlace(p);
    }

    function buy(uint256 seed) external act(seed) {
        _buyAsMember(_openOne(_roll(POOLS)));
    }

    function buyPlace(uint256 seed) external act(seed) {
        _buyAsMember(_openOne(_roll(2)));
    }

    function buyShare(uint256 seed) external act(seed) {
        _buyAsMember(_openOne(GLOBAL));
    }

    function buyUnderAbsentSponsor(uint256 seed) external act(seed) {
        uint256 p = _openOne(_roll(POOLS));
        address buyer = _enrolled(_roll(3) == 0 ? _somebodyAbsent() : _somebodyOutside(p));
        _fund(p, buyer);
        _buyRightly(p, buyer, _noPermit());
    }

    function buyWithPermit(uint256 seed) external act(seed) {
        uint256 p = _openOne(_roll(POOLS));
        address buyer = _enrolled(_somebodyBound());
        _giveFee(p, buyer);
        uint256 deadline = block.timestamp + _roll(1 days);
        _buyRightly(p, buyer, _signPermit(p, buyer, buyer, models[p].terms().joiningFee, deadline));
    }

    /* CLAIMS */

    function claim(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        address user = _somebodyOwed(p);
        if (user == address(0)) return;
        if (_isBarred[user]) _bar(user, false);
        assertTrue(_claim(p, user));
    }

    /// @notice The coin bars a member: their own claim fails and keeps their balance, and they are paid later.
    function claimWhileBarred(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        address user = _somebodyOwed(p);
        if (user == address(0)) return;
        _bar(user, true);
        assertFalse(_claim(p, user));
        if (_roll(2) == 0) _bar(user, false);
    }

    function claimFund(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        assertTrue(_claimFund(p, _holder(p, models[p].fundRole()), _roll(models[p].fund() + 1)));
    }

    /* DONATIONS AND RESCUES */

    function donate(uint256 seed) external act(seed) {
        _donate(_roll(POOLS), _roll(3) == 0, _roll(1e12));
    }

    function rescue(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        address token = _roll(3) == 0 ? address(foreign) : address(coin);
        if (surplus[p][token] == 0) _donate(p, token == address(foreign), 1 + _roll(1e12));
        assertTrue(_rescue(p, models[p].admin(), token));
    }

    /* TERMS AND SAFEGUARDS */

    function announceTerms(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        assertTrue(_queueTerms(p, _holder(p, MODIFIER), _someTerms(p)));
        if (_roll(3) == 0) assertTrue(_cancelTerms(p, _holder(p, MODIFIER)));
    }

    function changeTerms(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        if (models[p].announcedFor() == 0) {
            assertTrue(_queueTerms(p, _holder(p, MODIFIER), _someTerms(p)));
        }
        uint256 ready = models[p].announcedFor();
        // Expired terms need a new announcement.
        if (block.timestamp >= ready + 14 days) {
            assertTrue(_queueTerms(p, _holder(p, MODIFIER), _someTerms(p)));
            ready = models[p].announcedFor();
        }
        if (ready > block.timestamp) vm.warp(ready + _roll(2) * _roll(1 hours));
        assertTrue(_applyTerms(p, _holder(p, MODIFIER)));
    }

    /// @dev Within the bounds; a fee between half and twice the first, the members' parts anywhere above theirs.
    function _someTerms(uint256 p) private returns (IPool.Terms memory) {
        uint256 lowest = models[p].lowestFee();
        uint256 fee = lowest + _roll(3 * lowest);
        (uint256 referral, uint256 network) = (models[p].lowestReferral(), models[p].lowestNetwork());
        uint256 rest = 10_000 - referral - network;
        uint256 more = 6_000 > referral + network ? 6_000 - referral - network : 0;
        more += _roll(rest - more + 1);
        uint256 toReferral = _roll(more + 1);
        (referral, network) = (referral + toReferral, network + more - toReferral);
        return termsOf(fee, referral, network, 10_000 - referral - network);
    }

    function pause(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        if (block.timestamp < models[p].pausedUntil() + 7 days) return;
        assertTrue(_pause(p, models[p].admin(), true));
        address user = _somebodyOwed(p);
        if (user != address(0) && !_isBarred[user]) assertTrue(_claim(p, user));
    }

    function letGoOn(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        assertTrue(_pause(p, models[p].admin(), false));
    }

    /// @notice Not pools 0 and `GLOBAL`: something has to be for sale.
    function retire(uint256 seed) external act(seed) {
        uint256 p = _roll(2) == 0 ? 1 : LATE;
        if (models[p].retired() || _roll(4) != 0) return;
        assertTrue(_queueRetirement(p, models[p].admin()));
        if (_roll(3) == 0) {
            assertTrue(_cancelRetirement(p, models[p].admin()));
            return;
        }
        skip(48 hours + _roll(14 days));
        assertTrue(_retire(p, models[p].admin()));
    }

    /* ROLES */

    function moveReceiver(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        bytes32 role = _roll(2) == 0 ? PRODUCT : ROYALITY;
        address next = _newcomer();
        assertTrue(_offer(p, models[p].admin(), role, next));
        if (_roll(4) == 0) assertTrue(_offer(p, models[p].admin(), role, address(0)));
        else assertTrue(_acceptOffer(p, next, role));
    }

    function moveModifier(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        assertTrue(_grant(p, models[p].admin(), MODIFIER, _newcomer()));
    }

    /// @notice Also of the registry, contract number `POOLS`.
    function moveAdmin(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        (, AdminModel model) = _ruled(c);
        address next = _newcomer();
        assertTrue(_beginHandOver(c, model.admin(), next));
        if (_roll(4) == 0) {
            assertTrue(_cancelHandOver(c, model.admin()));
            return;
        }
        vm.warp(model.heirFrom() + 1 + _roll(1 days));
        assertTrue(_acceptHandOver(c, next));
    }

    function changeDelay(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        (, AdminModel model) = _ruled(c);
        if (_roll(2) == 0) assertTrue(_changeDelay(c, model.admin(), uint48(_roll(10 days))));
        else assertTrue(_keepDelay(c, model.admin()));
    }

    function wait(uint256 seed) external act(seed) {
        skip(_roll(4 days));
    }

    /// @notice The calls of the fuzzer; a repeated selector is more frequent.
    function actions() external pure returns (bytes4[] memory all) {
        all = new bytes4[](32);
        all[0] = this.enroll.selector;
        all[1] = this.enrollBySignature.selector;
        all[2] = this.enrollTogether.selector;
        all[3] = this.openLatePool.selector;
        all[4] = this.join.selector;
        all[5] = this.join.selector;
        all[6] = this.buy.selector;
        all[7] = this.buy.selector;
        all[8] = this.buyPlace.selector;
        all[9] = this.buyPlace.selector;
        all[10] = this.buyShare.selector;
        all[11] = this.buyUnderAbsentSponsor.selector;
        all[12] = this.buyWithPermit.selector;
        all[13] = this.claim.selector;
        all[14] = this.claim.selector;
        all[15] = this.claimWhileBarred.selector;
        all[16] = this.claimFund.selector;
        all[17] = this.donate.selector;
        all[18] = this.rescue.selector;
        all[19] = this.announceTerms.selector;
        all[20] = this.changeTerms.selector;
        all[21] = this.pause.selector;
        all[22] = this.letGoOn.selector;
        all[23] = this.retire.selector;
        all[24] = this.moveReceiver.selector;
        all[25] = this.moveModifier.selector;
        all[26] = this.moveAdmin.selector;
        all[27] = this.changeDelay.selector;
        all[28] = this.wait.selector;
        all[29] = this.joinNearTheNextPlace.selector;
        all[30] = this.joinNearTheNextPlace.selector;
        all[31] = this.joinNearTheNextPlace.selector;
    }
}
