// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolBase} from "../../../src/PoolBase.sol";
import {IPool} from "../../../src/interfaces/IPool.sol";
import {Figures, Place} from "../PoolState.sol";
import {AdminModel} from "./AdminModel.sol";
import {SponsorModel} from "./SponsorModel.sol";

/// @notice A naive model of a pool's balances and debts: it walks, scans and loops, and shares no code with the
/// contracts.
abstract contract PoolBooks is AdminModel {
    bytes32 internal constant MODIFIER = keccak256("MODIFIER");
    bytes32 internal constant PRODUCT = keccak256("PRODUCT");
    bytes32 internal constant ROYALITY = keccak256("ROYALITY");
    bytes32 internal constant NOBODY = keccak256("NOBODY");

    PoolBase public immutable pool;
    SponsorModel internal immutable _sponsors;

    mapping(bytes32 role => address) public holder;
    mapping(bytes32 role => address) public offered;

    /// @notice Half the first fee, rounded up.
    uint256 public immutable lowestFee;
    uint256 public immutable firstFee;
    /// @notice Half of what each part of the members was at first, rounded up.
    uint256 public immutable lowestReferral;
    uint256 public immutable lowestNetwork;
    IPool.Terms internal _terms;
    IPool.Terms internal _announced;
    uint256 public announcedFor;
    uint256 public endAnnouncedFor;

    uint256 public pausedUntil;
    bool public started;
    bool public retired;

    /// @dev In order of joining; the first `_seats` without a fee.
    address[] internal _members;
    uint256 internal _seats;
    mapping(address => uint256) public credit;
    mapping(address => uint256) public claimed;
    mapping(address => uint256) public lost;
    mapping(address => uint256) internal _since;

    uint256 public fund;
    uint256 public feesIn;
    uint256 public paidOut;

    constructor(PoolBase modelled, SponsorModel sponsors, IPool.Setup memory setup) AdminModel(setup.admin) {
        (pool, _sponsors, _terms) = (modelled, sponsors, setup.terms);
        firstFee = setup.terms.joiningFee;
        lowestFee = (firstFee + 1) / 2;
        lowestReferral = (uint256(setup.terms.referralShare) + 1) / 2;
        lowestNetwork = (uint256(setup.terms.networkShare) + 1) / 2;
        give(MODIFIER, setup.modifierAdmin);
        give(PRODUCT, setup.productPool);
        give(ROYALITY, setup.royaltyAdmin);
    }

    /* VIEWS */

    function members() external view returns (address[] memory) {
        return _members;
    }

    function totalMembers() external view returns (uint256) {
        return _members.length;
    }

    function member(uint256 place) external view returns (address) {
        return _members[place];
    }

    function terms() external view returns (IPool.Terms memory) {
        return _terms;
    }

    function isInForce(IPool.Terms calldata some) external view returns (bool) {
        return keccak256(abi.encode(some)) == keccak256(abi.encode(_terms));
    }

    function isIn(address user) public view returns (bool) {
        return _sponsors.isIn(address(pool), user);
    }

    function isPaused() public view returns (bool) {
        return block.timestamp < pausedUntil;
    }

    function isOpen() external view returns (bool) {
        return started && !retired && !isPaused();
    }

    /// @notice The required referral of `user`, a flag if it is their sponsor, and the number of sponsors read.
    function referralOf(address user) public view returns (address referral, bool direct, uint256 asked) {
        (referral, asked) = _sponsors.nearestIn(address(pool), user);
        direct = referral == _sponsors.sponsorOf(user);
    }

    /// @notice Number of members for whom the pool reports less than their earnings.
    function shortchanged() external view returns (uint256 count) {
        for (uint256 i; i < _members.length; ++i) {
            if (pool.getCurrentBonusEarned(_members[i]) < credit[_members[i]]) ++count;
        }
    }

    function places() external view returns (Place[] memory all) {
        all = new Place[](_members.length);
        for (uint256 i; i < all.length; ++i) {
            Place memory place = all[i];
            place.wallet = _members[i];
            place.claimable = credit[place.wallet];
            place.claimed = claimed[place.wallet];
            _describe(place, i);
        }
    }

    function figures() external view returns (Figures memory told) {
        told.admin = admin;
        told.holders = [holder[MODIFIER], holder[PRODUCT], holder[ROYALITY]];
        told.offered = [offered[PRODUCT], offered[ROYALITY]];
        told.terms = _asNumbers(_terms);
        told.announced = _asNumbers(_announced);
        told.announcedFor = _timesOf(announcedFor);
        told.endAnnouncedFor = _timesOf(endAnnouncedFor);
        told.pausedUntil = pausedUntil;
        (told.started, told.retired) = (started, retired);
        told.users = _members.length;
        told.fund = fund;
        told.seats = new address[](_seats);
        for (uint256 i; i < _seats; ++i) {
            told.seats[i] = _members[i];
        }
        told.owed = fund;
        for (uint256 i; i < _members.length; ++i) {
            told.owed += credit[_members[i]];
        }
        _complete(told);
    }

    function _timesOf(uint256 from) private pure returns (uint256[2] memory) {
        return [from, from == 0 ? 0 : from + 14 days];
    }

    function _asNumbers(IPool.Terms memory some) private pure returns (uint256[4] memory) {
        return [some.joiningFee, some.referralShare, some.networkShare, uint256(some.operatorShare)];
    }

    /* APPLIED CALLS */

    function give(bytes32 role, address account) public override {
        if (role != ADMIN) has[role][holder[role]] = false;
        holder[role] = account;
        super.give(role, account);
    }

    function take(bytes32 role, address account) public override {
        if (holder[role] == account) holder[role] = address(0);
        super.take(role, account);
    }

    function bought(address buyer, address referral) external {
        _sponsors.join(address(pool), buyer, referral);
        feesIn += _terms.joiningFee;
        address sponsor = _sponsors.sponsorOf(buyer);
        uint256 referralCut = uint256(_terms.joiningFee) * _terms.referralShare / 10_000;
        if (sponsor != referral) lost[sponsor] += referralCut;
        credit[referral] += referralCut;
        _share(buyer, referral, referralCut);
        _admit(buyer);
    }

    function seated(address user) external {
        ++_seats;
        _sponsors.join(address(pool), user, address(0));
        _placeNext(user);
        _admit(user);
    }

    function _admit(address user) private {
        _members.push(user);
        _since[user] = block.timestamp;
    }

    function paid(address user) external returns (uint256 amount) {
        amount = credit[user];
        credit[user] = 0;
        claimed[user] += amount;
        paidOut += amount;
    }

    function paidFund(uint256 amount) external {
        fund -= amount;
        paidOut += amount;
    }

    function begun() external {
        started = true;
    }

    function ended() external {
        (retired, endAnnouncedFor) = (true, 0);
    }

    function announceEnd(uint256 from) external {
        endAnnouncedFor = from;
    }

    function announce(IPool.Terms calldata next, uint256 from) external {
        (_announced, announcedFor) = (next, from);
    }

    function applied() external {
        _terms = _announced;
        delete _announced;
        announcedFor = 0;
    }

    function withdrawn() external {
        delete _announced;
        announcedFor = 0;
    }

    function paused(bool on) external {
        if (on) pausedUntil = block.timestamp + 14 days;
        else if (isPaused()) pausedUntil = block.timestamp;
    }

    function offer(bytes32 role, address account) external {
        offered[role] = account;
    }

    function acceptOffer(bytes32 role) external {
        give(role, offered[role]);
        offered[role] = address(0);
    }

    /* IMPLEMENTED BY EACH KIND */

    /// @dev Credits the rest of the fee; the buyer is not among the members yet.
    function _share(address buyer, address referral, uint256 referralCut) internal virtual;

    /// @dev Finds the place of one who has a seat.
    function _placeNext(address user) internal virtual;

    function _describe(Place memory place, uint256 order) internal view virtual;

    function _complete(Figures memory told) internal view virtual;
}
