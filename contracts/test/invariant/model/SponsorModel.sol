// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../../src/interfaces/IPoolErrors.sol";
import {IUplineRegistry} from "../../../src/interfaces/IUplineRegistry.sol";
import {AdminModel} from "./AdminModel.sol";

/// @notice A naive model of sponsors and listed pools.
contract SponsorModel is AdminModel {
    struct Listing {
        uint256 bit;
        uint256 position;
        bool mayBind;
    }

    address public immutable root;

    /// @dev In order of binding, the root first.
    address[] private _bound;
    mapping(address => address) public sponsorOf;
    mapping(address => uint256) public boundAt;

    address[] private _pools;
    mapping(address pool => Listing) public listing;
    mapping(address pool => uint256) public announcedPosition;
    mapping(address pool => uint256) public announcedFor;
    /// @notice The position that a contract names when it is asked; 0 for what does not answer as a pool.
    mapping(address pool => uint256) public answered;
    mapping(address pool => mapping(address => bool)) public isIn;
    bool public isSealed;

    constructor(address firstAdmin, address rootWallet) AdminModel(firstAdmin) {
        root = rootWallet;
        boundAt[rootWallet] = block.timestamp;
        _bound.push(rootWallet);
    }

    function _giverOf(bytes32) internal pure override returns (bytes32) {
        return ADMIN;
    }

    /* VIEWS */

    function totalBound() external view returns (uint256) {
        return _bound.length;
    }

    function boundAtPlace(uint256 place) external view returns (address) {
        return _bound[place];
    }

    function bound() external view returns (address[] memory) {
        return _bound;
    }

    function pools() external view returns (address[] memory) {
        return _pools;
    }

    function isBound(address wallet) public view returns (bool) {
        return boundAt[wallet] != 0;
    }

    /// @notice The nearest of 32 sponsors upwards with a place, else the root, and the number of sponsors read.
    function nearestIn(address pool, address wallet) public view returns (address sponsor, uint256 asked) {
        sponsor = wallet;
        while (asked < 32) {
            sponsor = sponsorOf[sponsor];
            if (sponsor == address(0)) break;
            ++asked;
            if (isIn[pool][sponsor]) return (sponsor, asked);
        }
        return (root, asked);
    }

    /// @notice A bit for each listed pool that `wallet` is in.
    function poolBits(address wallet) external view returns (uint256 bits) {
        for (uint256 i; i < _pools.length; ++i) {
            if (isIn[_pools[i]][wallet]) bits += 2 ** i;
        }
    }

    /* WHY NOT */

    function whyNotEnroll(address member, address sponsor) public view returns (bytes memory) {
        if (isBound(member)) return _because(IUplineRegistry.AlreadyBound.selector);
        if (!isBound(sponsor)) return _because(IPoolErrors.InvalidReferral.selector);
        return NO_REASON;
    }

    function whyNotEnrollFor(address member, address sponsor, uint256 deadline, bool isSigned)
        external
        view
        returns (bytes memory)
    {
        if (isBound(member)) return _because(IUplineRegistry.AlreadyBound.selector);
        if (deadline < block.timestamp) return _because(IUplineRegistry.EnrolmentExpired.selector);
        if (!isSigned) return _because(IUplineRegistry.InvalidSignature.selector);
        return whyNotEnroll(member, sponsor);
    }

    function whyNotEnrollMany(
        address caller,
        IUplineRegistry.Enrolment[] calldata wanted,
        bool[] calldata isSigned
    ) external view returns (bytes memory) {
        if (wanted.length > 32) {
            return _because(IUplineRegistry.TooManyEnrolments.selector);
        }
        for (uint256 i; i < wanted.length; ++i) {
            if (_isBoundBefore(wanted[i].member, wanted, i)) continue;
            if (wanted[i].member != caller) {
                if (wanted[i].deadline < block.timestamp) {
                    return _because(IUplineRegistry.EnrolmentExpired.selector);
                }
                if (!isSigned[i]) return _because(IUplineRegistry.InvalidSignature.selector);
            }
            if (!_isBoundBefore(wanted[i].sponsor, wanted, i)) {
                return _because(IPoolErrors.InvalidReferral.selector);
            }
        }
        return NO_REASON;
    }

    function _isBoundBefore(address wallet, IUplineRegistry.Enrolment[] calldata wanted, uint256 count)
        private
        view
        returns (bool)
    {
        for (uint256 i; i < count; ++i) {
            if (wanted[i].member == wallet) return true;
        }
        return isBound(wallet);
    }

    function whyNotAdd(address caller, address pool, uint256 position) external view returns (bytes memory) {
        bytes memory why = _whyNotNew(caller, pool, position);
        if (why.length != 0) return why;
        if (_pools.length == 56) return _because(IUplineRegistry.MaximumPoolsReached.selector);
        uint256 from = announcedFor[pool];
        bool ready = announcedPosition[pool] == position && from <= block.timestamp;
        if (isSealed && !ready) return _because(IUplineRegistry.PoolNotReady.selector);
        if (isSealed && block.timestamp >= from + 14 days) {
            return _because(IPoolErrors.AnnouncementExpired.selector);
        }
        if (answered[pool] != position) return _because(IUplineRegistry.NotAPool.selector);
        return NO_REASON;
    }

    function whyNotQueue(address caller, address pool, uint256 position)
        external
        view
        returns (bytes memory)
    {
        bytes memory why = _whyNotNew(caller, pool, position);
        if (why.length != 0) return why;
        return answered[pool] == position ? NO_REASON : _because(IUplineRegistry.NotAPool.selector);
    }

    function _whyNotNew(address caller, address pool, uint256 position) private view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        if (position < 1) return _because(IUplineRegistry.InvalidPosition.selector);
        if (listing[pool].position != 0) return _because(IUplineRegistry.PoolAlreadyAdded.selector);
        return NO_REASON;
    }

    function whyNotCancelPool(address caller, address pool) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        if (announcedFor[pool] == 0) return _because(IUplineRegistry.PoolNotReady.selector);
        return NO_REASON;
    }

    function whyNotSeal(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        if (isSealed) return _because(IUplineRegistry.AlreadySealed.selector);
        return NO_REASON;
    }

    function whyNotJoin(address pool, address member, address referral, bool mayBind)
        external
        view
        returns (bytes memory)
    {
        if (listing[pool].position == 0) return _because(IUplineRegistry.UnknownPool.selector);
        address expected;
        if (sponsorOf[member] != address(0)) {
            (expected,) = nearestIn(pool, member);
        } else if (member != root && mayBind && listing[pool].mayBind && isBound(referral)) {
            // The call binds them to this sponsor; a sponsor without a place is valid only as the root.
            if (isIn[pool][referral] || referral == root) expected = referral;
        }
        if (expected == address(0) || expected != referral) {
            return _because(IPoolErrors.InvalidReferral.selector);
        }
        return NO_REASON;
    }

    function whyNotSeat(address pool, address member) external view returns (bytes memory) {
        if (listing[pool].position == 0) return _because(IUplineRegistry.UnknownPool.selector);
        if (!isBound(member)) return _because(IPoolErrors.InvalidReferral.selector);
        return NO_REASON;
    }

    function _because(bytes4 error) private pure returns (bytes memory) {
        return abi.encodeWithSelector(error);
    }

    /* APPLIED CALLS */

    function bind(address member, address sponsor) public {
        if (isBound(member)) return;
        (sponsorOf[member], boundAt[member]) = (sponsor, block.timestamp);
        _bound.push(member);
    }

    function join(address pool, address member, address referral) external {
        if (!isBound(member)) bind(member, referral);
        isIn[pool][member] = true;
    }

    function list(address pool, uint256 position) external {
        listing[pool] = Listing(_pools.length, position, !isSealed);
        _pools.push(pool);
        announce(pool, 0, 0);
    }

    function announce(address pool, uint256 position, uint256 from) public {
        (announcedPosition[pool], announcedFor[pool]) = (position, from);
    }

    /// @notice `pool` was made, and names `position`.
    function know(address pool, uint256 position) external {
        answered[pool] = position;
    }

    function close() external {
        isSealed = true;
    }
}
