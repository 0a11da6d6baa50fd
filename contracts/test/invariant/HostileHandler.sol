// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {Pretender} from "../support/Pretender.sol";
import {Strangers} from "./Strangers.sol";
import {AdminModel} from "./model/AdminModel.sol";

/// @notice Random wallets call every function with random arguments. Each call must end as the model predicts:
/// success, or exactly that error. Irreversible acts of the right role are rare, to keep targets open.
contract HostileHandler is Strangers {
    /// @dev Contracts that the admin may list as if they were pools; some answer as pools do.
    address[] private _outsiders;

    /// @notice Grows the network with which every run begins.
    function grow() external {
        _growWorld();
    }

    /// @dev A dozen of them may bind.
    function _beforeTheSeal() internal override {
        for (uint256 i; i < 66; ++i) {
            uint8 position = i % 12 == 11 ? 0 : uint8(i % 9 + 1);
            address outsider = address(new Pretender(registry, position));
            sponsors.know(outsider, position);
            _outsiders.push(outsider);
            if (i < 12) _addPool(admin, outsider, position);
        }
    }

    /* REGISTRY */

    function enroll(uint256 seed) external act(seed) {
        address member = _roll(2) == 0 ? _newcomer() : _caller();
        _enroll(member, _sometimes(member, 6));
    }

    function enrollFor(uint256 seed) external act(seed) {
        (IUplineRegistry.Enrolment memory one, bool isSigned) = _someEnrolment();
        _enrollFor(_caller(), one, isSigned);
    }

    function enrollMany(uint256 seed) external act(seed) {
        uint256 count = _roll(12) == 0 ? 33 : _roll(4);
        IUplineRegistry.Enrolment[] memory list = new IUplineRegistry.Enrolment[](count);
        bool[] memory isSigned = new bool[](count);
        for (uint256 i; i < count && i < 4; ++i) {
            (list[i], isSigned[i]) = _someEnrolment();
        }
        bool byOne = count != 0 && count < 33 && _roll(2) == 0;
        _enrollMany(byOne ? list[_roll(count)].member : _caller(), list, isSigned);
    }

    function _someEnrolment() private returns (IUplineRegistry.Enrolment memory one, bool isSigned) {
        one.member = _roll(2) == 0 ? _newcomer() : _caller();
        one.sponsor = _anybody();
        one.deadline = block.timestamp - 1 + _roll(6);
        address signer = _signer(one.member);
        bool isAltered = _roll(8) == 0;
        address signedFor = isAltered ? _anybody() : one.sponsor;
        one.signature = _signEnrolment(signer, one.member, signedFor, one.deadline);
        isSigned = signer == one.member && signedFor == one.sponsor;
    }

    function listPool(uint256 seed) external act(seed) {
        (address pool, uint8 position) = (_somePool(), uint8(_roll(12)));
        if (_roll(2) == 0) position = uint8(sponsors.answered(pool));
        uint256 what = _roll(4);
        address caller = _callerAs(POOLS, 0);
        if (what == 0) _addPool(caller, pool, position);
        else if (what == 1) _queuePool(caller, pool, position);
        else if (what == 2) _cancelPool(caller, pool);
        else _addAnnounced(caller, pool, position);
    }

    function _addAnnounced(address caller, address pool, uint8 position) private {
        uint256 ready = sponsors.announcedFor(pool);
        if (ready > block.timestamp) vm.warp(ready - 1 + _roll(2));
        if (ready != 0 && _roll(8) == 0) vm.warp(ready + 14 days - 1 + _roll(2));
        if (_roll(2) == 0) position = uint8(sponsors.announcedPosition(pool));
        _addPool(caller, pool, position);
    }

    function _somePool() private returns (address) {
        if (_roll(3) == 0) return address(pools[_roll(POOLS)]);
        return _outsiders[_roll(_outsiders.length)];
    }

    /// @notice The admin announces and lists outsiders until the list is full.
    function fillList(uint256 seed) external act(seed) {
        if (!_rarely() || sponsors.admin() == address(0)) return;
        for (uint256 i; i < _outsiders.length; ++i) {
            _queuePool(sponsors.admin(), _outsiders[i], uint8(sponsors.answered(_outsiders[i])));
        }
        skip(48 hours);
        for (uint256 i; i < _outsiders.length; ++i) {
            _addPool(sponsors.admin(), _outsiders[i], uint8(sponsors.answered(_outsiders[i])));
        }
    }

    /// @notice The operator's own step towards the late pool, so that it is there to be attacked.
    function openLatePool(uint256 seed) external act(seed) {
        bool isRun = sponsors.admin() != address(0) && models[LATE].admin() != address(0);
        if (isRun && sponsors.pools().length < 56) _openLatePool();
    }

    function seal(uint256 seed) external act(seed) {
        if (_roll(4) != 0) _seal(_caller());
        else _seal(_callerAs(POOLS, 0));
    }

    /// @notice The caller is an outsider, or a false pool that the admin listed.
    function record(uint256 seed) external act(seed) {
        address caller = _roll(3) == 0 ? _caller() : _outsiders[_roll(_outsiders.length)];
        address member = _roll(3) == 0 ? _newcomer() : _anybody();
        if (_roll(3) == 0) _recordSeat(caller, member);
        else _recordJoin(caller, member, _sometimes(root, 2), _roll(2) == 0);
    }

    /* PURCHASES */

    /// @notice An honest purchase, so that the attacks meet a world that changes.
    function buyRightly(uint256 seed) external act(seed) {
        for (uint256 i; i < POOLS; ++i) {
            uint256 p = _roll(POOLS);
            if (models[p].isOpen()) return _buyAsMember(p);
        }
    }

    function buy(uint256 seed) external act(seed) {
        (uint256 p, address buyer) = (_roll(POOLS), _caller());
        uint256 fee = models[p].terms().joiningFee;
        if (_roll(4) != 0) _giveFee(p, buyer);
        if (_roll(4) != 0) {
            vm.prank(buyer);
            coin.approve(address(pools[p]), _roll(5) == 0 ? fee - 1 : fee);
        }
        (address referral, bool direct) = _someReferral(p, buyer);
        Permit memory named = _roll(3) == 0 ? _onTerms(_termsOnceShown(p)) : _noPermit();
        _buy(p, buyer, referral, direct, named);
    }

    /// @dev The current terms, sometimes with the fee or the shares changed.
    function _termsOnceShown(uint256 p) private returns (IPool.Terms memory shown) {
        shown = models[p].terms();
        uint256 what = _roll(8);
        if (what == 0) ++shown.joiningFee;
        else if (what == 1) (--shown.referralShare, ++shown.networkShare);
        else if (what == 2) (--shown.networkShare, ++shown.operatorShare);
        else if (what == 3) ++shown.operatorShare;
    }

    function buyWithPermit(uint256 seed) external act(seed) {
        (uint256 p, address buyer) =
            (_roll(POOLS), _roll(2) == 0 ? _somebodyOutside(_roll(POOLS)) : _newcomer());
        if (_key[buyer] == 0) buyer = _newcomer();
        if (_roll(4) != 0) _giveFee(p, buyer);
        uint256 amount = models[p].terms().joiningFee - (_roll(6) == 0 ? 1 : 0);
        uint256 deadline = block.timestamp - 1 + _roll(8);
        Permit memory permit = _signPermit(p, buyer, _signer(buyer), amount, deadline);
        // Somebody brings the signature to the coin first: the allowance is there, the signature is spent.
        if (permit.isGood && _roll(3) == 0) {
            coin.permit(buyer, address(pools[p]), amount, deadline, permit.v, permit.r, permit.s);
            permit.isGood = false;
        }
        (address referral, bool direct) = _someReferral(p, buyer);
        _buy(p, buyer, referral, direct, permit);
    }

    /* CLAIMS */

    function claim(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        address user = _roll(2) == 0 ? _caller() : _somebodyOwed(p);
        _claim(p, user == address(0) ? root : user);
    }

    function claimFund(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        bytes32 role = _roll(4) == 0 ? _someRole() : models[p].fundRole();
        uint256 amount = _roll(3) == 0 ? models[p].fund() + 1 + _roll(1e9) : _roll(models[p].fund() + 1);
        if (_roll(8) == 0) amount = type(uint256).max - _roll(3);
        _claimFund(p, _callerAs(p, role), amount);
    }

    function rescue(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        _rescue(p, _callerAs(p, 0), _roll(3) == 0 ? address(foreign) : address(coin));
    }

    function donate(uint256 seed) external act(seed) {
        _donate(_roll(POOLS), _roll(3) == 0, _roll(4) == 0 ? 0 : _roll(1e12));
    }

    /// @notice The coin bars or frees a wallet, receivers too.
    function bar(uint256 seed) external act(seed) {
        address wallet = _caller();
        _bar(wallet, !_isBarred[wallet] && _roll(2) == 0);
    }

    /* TERMS, SAFEGUARDS, SEATS */

    function queueTerms(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        uint256 present = models[p].terms().joiningFee;
        uint256 kind = _roll(6);
        uint256 lowest = models[p].lowestFee();
        uint256 fee = 1 + _roll(4 * lowest);
        if (kind == 0) fee = 0;
        else if (kind == 1) fee = 10 * present + 1 + _roll(10);
        else if (kind == 2 && present < 1e9) fee = 10 * present;
        else if (kind == 3) fee = type(uint56).max;
        else if (kind == 4) fee = lowest - _roll(2);
        uint256 ofMembers = 5_900 + _roll(4_200);
        uint256 referral = _roll(ofMembers + 1);
        // At the bounds of the two parts, or beyond.
        if (_roll(2) == 0) referral = models[p].lowestReferral() - _roll(2);
        else if (_roll(2) == 0) referral = ofMembers - models[p].lowestNetwork() + _roll(2);
        uint256 operator = ofMembers < 10_000 ? 10_000 - ofMembers : 0;
        if (_roll(6) == 0) operator += 1;
        _queueTerms(p, _callerAs(p, MODIFIER), termsOf(fee, referral, ofMembers - referral, operator));
    }

    function applyTerms(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        address modifierAdmin = _holder(p, MODIFIER);
        if (models[p].announcedFor() == 0 && modifierAdmin != address(0) && _roll(2) == 0) {
            uint256 fee = models[p].terms().joiningFee;
            uint256 referral = models[p].lowestReferral();
            referral += _roll(6_000 - referral - models[p].lowestNetwork() + 1);
            assertTrue(_queueTerms(p, modifierAdmin, termsOf(fee, referral, 6_000 - referral, 4_000)));
        }
        uint256 ready = models[p].announcedFor();
        if (ready > block.timestamp && _roll(2) == 0) vm.warp(ready - 1 + _roll(2));
        uint256 end = ready + 14 days;
        if (ready != 0 && end > block.timestamp && _roll(6) == 0) vm.warp(end - 1 + _roll(2));
        _applyTerms(p, _callerAs(p, MODIFIER));
    }

    function cancelTerms(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        _cancelTerms(p, _callerAs(p, MODIFIER));
    }

    function pause(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        uint256 end = models[p].pausedUntil();
        // Warps to the last second before, or the first after, a pause or its cooldown.
        uint256 edge = _roll(2) == 0 ? end : end + 7 days;
        if (end != 0 && edge > block.timestamp && _roll(2) == 0) vm.warp(edge - 1 + _roll(2));
        _pause(p, _callerAs(p, 0), _roll(2) == 0);
    }

    function retire(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        if (_roll(2) == 0) {
            _queueRetirement(p, _callerAs(p, 0));
            return;
        }
        if (_roll(4) == 0) {
            _cancelRetirement(p, _callerAs(p, 0));
            return;
        }
        uint256 ready = models[p].endAnnouncedFor();
        uint256 edge = _roll(2) == 0 ? ready : ready + 14 days;
        if (ready != 0 && edge > block.timestamp && _roll(2) == 0) vm.warp(edge - 1 + _roll(2));
        address caller = _roll(8) == 0 ? _callerAs(p, 0) : _caller();
        if (caller == models[p].admin() && _roll(2) == 0) caller = root;
        _retire(p, caller);
    }

    function seat(uint256 seed) external act(seed) {
        uint256 p = _roll(2) == 0 ? LATE : _roll(POOLS);
        address user = _roll(3) == 0 ? root : _anybody();
        _seat(p, _callerAs(p, 0), user);
    }

    function start(uint256 seed) external act(seed) {
        uint256 p = _roll(2) == 0 ? LATE : _roll(POOLS);
        _start(p, _roll(3) == 0 ? _callerAs(p, 0) : _caller());
    }

    /* ROLES */

    function offer(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        _offer(p, _callerAs(p, 0), _someRole(), _anybody());
    }

    function acceptOffer(uint256 seed) external act(seed) {
        uint256 p = _roll(POOLS);
        bytes32 role = _someRole();
        address offered = models[p].offered(role);
        _acceptOffer(p, offered == address(0) || _roll(2) == 0 ? _caller() : offered, role);
    }

    function grant(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        _grant(c, _callerAs(c, 0), _someRole(), _anybody());
    }

    function revoke(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        bytes32 role = _someRole();
        address account = c != POOLS && _roll(2) == 0 ? _holder(c, role) : _anybody();
        _revoke(c, _callerAs(c, 0), role, account);
    }

    function renounce(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        bytes32 role = _someRole();
        address caller = _rarely() ? _callerAs(c, role) : _caller();
        _renounce(c, caller, role, _roll(3) == 0 ? _anybody() : caller);
    }

    function beginHandOver(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        _beginHandOver(c, _callerAs(c, 0), _rarely() ? address(0) : _anybody());
    }

    function cancelHandOver(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        _cancelHandOver(c, _callerAs(c, 0));
    }

    function acceptHandOver(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        (, AdminModel model) = _ruled(c);
        if (model.heirFrom() > block.timestamp && _roll(2) == 0) vm.warp(model.heirFrom() + _roll(2));
        _acceptHandOver(c, model.heir() == address(0) || _roll(3) == 0 ? _caller() : model.heir());
    }

    function changeDelay(uint256 seed) external act(seed) {
        uint256 c = _roll(POOLS + 1);
        if (_roll(2) == 0) _changeDelay(c, _callerAs(c, 0), uint48(_roll(10 days)));
        else _keepDelay(c, _callerAs(c, 0));
    }

    function wait(uint256 seed) external act(seed) {
        skip(_roll(4 days));
    }

    /// @notice The calls of the fuzzer; a repeated selector is more frequent.
    function actions() external pure returns (bytes4[] memory all) {
        all = new bytes4[](41);
        all[0] = this.enroll.selector;
        all[1] = this.enrollFor.selector;
        all[2] = this.enrollMany.selector;
        all[3] = this.listPool.selector;
        all[4] = this.fillList.selector;
        all[5] = this.seal.selector;
        all[6] = this.record.selector;
        all[7] = this.buyRightly.selector;
        all[8] = this.buyRightly.selector;
        all[9] = this.buy.selector;
        all[10] = this.buy.selector;
        all[11] = this.buy.selector;
        all[12] = this.buyWithPermit.selector;
        all[13] = this.buyWithPermit.selector;
        all[14] = this.claim.selector;
        all[15] = this.claim.selector;
        all[16] = this.claimFund.selector;
        all[17] = this.rescue.selector;
        all[18] = this.donate.selector;
        all[19] = this.bar.selector;
        all[20] = this.queueTerms.selector;
        all[21] = this.applyTerms.selector;
        all[22] = this.applyTerms.selector;
        all[23] = this.cancelTerms.selector;
        all[24] = this.pause.selector;
        all[25] = this.pause.selector;
        all[26] = this.retire.selector;
        all[27] = this.seat.selector;
        all[28] = this.start.selector;
        all[29] = this.offer.selector;
        all[30] = this.acceptOffer.selector;
        all[31] = this.grant.selector;
        all[32] = this.revoke.selector;
        all[33] = this.renounce.selector;
        all[34] = this.beginHandOver.selector;
        all[35] = this.cancelHandOver.selector;
        all[36] = this.acceptHandOver.selector;
        all[37] = this.changeDelay.selector;
        all[38] = this.wait.selector;
        all[39] = this.openLatePool.selector;
        all[40] = this.openLatePool.selector;
    }
}
