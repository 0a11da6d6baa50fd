// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPool} from "./interfaces/IPool.sol";
import {IPoolErrors} from "./interfaces/IPoolErrors.sol";
import {IUplineRegistry} from "./interfaces/IUplineRegistry.sol";
import {Notice} from "./libraries/Notice.sol";

/// @title UplineRegistry
/// @notice One slot a wallet: its sponsor and the pools that it is in.
contract UplineRegistry is IUplineRegistry, AccessControlDefaultAdminRules, EIP712 {
    using Notice for uint40;
    using SafeCast for uint256;

    /// @dev One storage slot. `boundAt` is 0 for strangers; bit i of `poolBits` says that pool i has the wallet in.
    struct Wallet {
        address sponsor;
        uint40 boundAt;
        uint56 poolBits;
    }

    struct Pool {
        uint8 bit;
        uint8 position;
        bool mayBind;
    }

    /// @dev One storage slot. 26 bytes of the hash of the pool's code: another code with the same takes 2^104 tries.
    struct Announcement {
        uint8 position;
        uint40 readyAt;
        bytes26 codeHash;
    }

    bytes32 private constant _ENROLMENT =
        keccak256("Enrolment(address member,address sponsor,uint256 deadline)");
    uint256 private constant _MAX_POOLS = 56;
    uint256 private constant _MAX_HOPS = 32;
    uint256 private constant _MAX_ENROLMENTS = 32;
    /// @dev Every third position is a global pool.
    uint8 private constant _GLOBAL_EVERY = 3;

    address private immutable _ROOT;

    mapping(address wallet => Wallet) private _wallets;
    mapping(address pool => Pool) private _pools;
    mapping(address pool => Announcement) private _announcements;
    address[] private _poolList;
    bool private _sealed;

    /// @notice A tree of its root alone, and no pools.
    /// @param admin Lists the pools.
    /// @param rootWallet The wallet at which every line of sponsors ends.
    constructor(address admin, address rootWallet)
        AccessControlDefaultAdminRules(2 days, admin)
        EIP712("Upline Registry", "1")
    {
        require(rootWallet != address(0), IPoolErrors.InvalidReferral());
        _ROOT = rootWallet;
        _wallets[rootWallet].boundAt = block.timestamp.toUint40();
        emit SponsorBound(rootWallet, address(0));
    }

    /* BINDING */

    /// @inheritdoc IUplineRegistry
    function enroll(address sponsor) external {
        require(!_isBound(msg.sender), AlreadyBound());
        _bind(msg.sender, sponsor);
    }

    /// @inheritdoc IUplineRegistry
    function enroll_for(address member, address sponsor, uint256 deadline, bytes calldata signature)
        external
    {
        require(!_isBound(member), AlreadyBound());
        _checkSigned(member, sponsor, deadline, signature);
        _bind(member, sponsor);
    }

    /// @inheritdoc IUplineRegistry
    function enroll_many(Enrolment[] calldata enrolments) external {
        require(enrolments.length <= _MAX_ENROLMENTS, TooManyEnrolments());
        for (uint256 i; i < enrolments.length; ++i) {
            Enrolment calldata one = enrolments[i];
            if (_isBound(one.member)) continue;
            if (one.member != msg.sender) {
                _checkSigned(one.member, one.sponsor, one.deadline, one.signature);
            }
            _bind(one.member, one.sponsor);
        }
    }

    /// @dev A wallet is bound once: no signature needs a nonce.
    function _checkSigned(address member, address sponsor, uint256 deadline, bytes calldata signature)
        private
        view
    {
        require(block.timestamp <= deadline, EnrolmentExpired());
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(_ENROLMENT, member, sponsor, deadline)));
        require(SignatureChecker.isValidSignatureNowCalldata(member, digest, signature), InvalidSignature());
    }

    /// @dev An unbound wallet cannot sponsor, hence none can sponsor itself.
    function _bind(address member, address sponsor) private {
        require(_isBound(sponsor), IPoolErrors.InvalidReferral());
        _wallets[member] = Wallet({sponsor: sponsor, boundAt: block.timestamp.toUint40(), poolBits: 0});
        emit SponsorBound(member, sponsor);
    }

    /* POOLS */

    /// @inheritdoc IUplineRegistry
    function add_pool(address pool, uint8 position) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _checkNew(pool, position);
        uint256 bit = _poolList.length;
        require(bit < _MAX_POOLS, MaximumPoolsReached());
        if (_sealed) _checkAnnounced(pool, position);
        _checkAnswers(pool, position);
        delete _announcements[pool];
        _pools[pool] = Pool({bit: bit.toUint8(), position: position, mayBind: !_sealed});
        _poolList.push(pool);
        emit PoolAdded(pool, bit.toUint8(), position);
    }

    /// @inheritdoc IUplineRegistry
    function queue_pool(address pool, uint8 position) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _checkNew(pool, position);
        _checkAnswers(pool, position);
        uint40 readyAt = Notice.fromNow();
        _announcements[pool] =
            Announcement({position: position, readyAt: readyAt, codeHash: bytes26(pool.codehash)});
        emit PoolQueued(pool, position, readyAt, readyAt.expiryOf());
    }

    /// @inheritdoc IUplineRegistry
    function cancel_pool(address pool) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(_announcements[pool].readyAt != 0, PoolNotReady());
        delete _announcements[pool];
        emit PoolCancelled(pool);
    }

    /// @inheritdoc IUplineRegistry
    function seal() external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(!_sealed, AlreadySealed());
        _sealed = true;
        emit Sealed();
    }

    function _checkNew(address pool, uint8 position) private view {
        require(position != 0, InvalidPosition());
        require(_pools[pool].position == 0, PoolAlreadyAdded());
    }

    function _checkAnnounced(address pool, uint8 position) private view {
        Announcement memory announced = _announcements[pool];
        bool isSame = announced.position == position && announced.codeHash == bytes26(pool.codehash);
        require(isSame && announced.readyAt.isDue(), PoolNotReady());
    }

    /// @dev A pool names this registry, this position and what the position sells: a wallet, another contract or
    /// a pool of elsewhere is no pool here.
    function _checkAnswers(address pool, uint8 position) private view {
        IPool.Kind kind = position % _GLOBAL_EVERY == 0 ? IPool.Kind.Global : IPool.Kind.Race;
        bool isOurs = _answers(pool, IPool.upline_registry.selector, uint160(address(this)))
            && _answers(pool, IPool.position.selector, position)
            && _answers(pool, IPool.kind.selector, uint256(kind));
        require(isOurs, NotAPool());
    }

    function _answers(address pool, bytes4 question, uint256 expected) private view returns (bool) {
        (bool isDone, bytes32 answer,) =
            LowLevelCall.staticcallReturn64Bytes(pool, abi.encodeWithSelector(question));
        return isDone && LowLevelCall.returnDataSize() == 32 && uint256(answer) == expected;
    }

    /* CALLED BY POOLS */

    /// @inheritdoc IUplineRegistry
    function record_join(address member, address referral, bool mayBind) external returns (address sponsor) {
        Pool memory pool = _caller();
        uint56 mask = _maskOf(pool);
        if (mayBind && pool.mayBind && !_isBound(member)) _bind(member, referral);
        sponsor = _wallets[member].sponsor;
        require(sponsor != address(0) && _nearestIn(sponsor, mask) == referral, IPoolErrors.InvalidReferral());
        _wallets[member].poolBits |= mask;
    }

    /// @inheritdoc IUplineRegistry
    function record_seat(address member) external {
        uint56 mask = _maskOf(_caller());
        require(_isBound(member), IPoolErrors.InvalidReferral());
        _wallets[member].poolBits |= mask;
    }

    function _caller() private view returns (Pool memory pool) {
        pool = _pools[msg.sender];
        require(pool.position != 0, UnknownPool());
    }

    function _maskOf(Pool memory pool) private pure returns (uint56) {
        return uint56(1) << pool.bit;
    }

    /// @dev The first of _MAX_HOPS wallets, from `wallet` upwards, that is in the pool of `mask`.
    function _nearestIn(address wallet, uint56 mask) private view returns (address) {
        for (uint256 hop; hop < _MAX_HOPS && wallet != address(0); ++hop) {
            Wallet storage candidate = _wallets[wallet];
            if (candidate.poolBits & mask != 0) return wallet;
            wallet = candidate.sponsor;
        }
        return _ROOT;
    }

    /* VIEWS */

    /// @inheritdoc IUplineRegistry
    function root() external view returns (address) {
        return _ROOT;
    }

    /// @inheritdoc IUplineRegistry
    function referrer(address wallet, uint8 poolBit)
        external
        view
        returns (address referral, bool is_direct)
    {
        address sponsor = _wallets[wallet].sponsor;
        if (sponsor == address(0)) return (address(0), false);
        referral = _nearestIn(sponsor, uint56(1) << poolBit);
        is_direct = referral == sponsor;
    }

    /// @inheritdoc IUplineRegistry
    function wallets(address wallet)
        external
        view
        returns (address sponsor, uint256 bound_at, uint256 pool_bits)
    {
        Wallet memory known = _wallets[wallet];
        return (known.sponsor, known.boundAt, known.poolBits);
    }

    /// @inheritdoc IUplineRegistry
    function pools(address pool) external view returns (uint8 bit, uint8 position, bool may_bind) {
        Pool memory listed = _pools[pool];
        return (listed.bit, listed.position, listed.mayBind);
    }

    /// @inheritdoc IUplineRegistry
    function pending_pools(address pool)
        external
        view
        returns (uint8 position, uint256 ready_at, uint256 expires_at)
    {
        Announcement memory announced = _announcements[pool];
        return (announced.position, announced.readyAt, announced.readyAt.expiryOf());
    }

    /// @inheritdoc IUplineRegistry
    function is_sealed() external view returns (bool) {
        return _sealed;
    }

    /// @inheritdoc IUplineRegistry
    function pool_at(uint256 bit) external view returns (address) {
        return _poolList[bit];
    }

    /// @inheritdoc IUplineRegistry
    function total_pools() external view returns (uint256) {
        return _poolList.length;
    }

    function _isBound(address wallet) private view returns (bool) {
        return _wallets[wallet].boundAt != 0;
    }
}
