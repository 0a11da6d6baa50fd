// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPoolErrors} from "./interfaces/IPoolErrors.sol";
import {IUplineRegistry} from "./interfaces/IUplineRegistry.sol";

/// @title UplineRegistry
/// @notice One slot a wallet: its sponsor and the pools that it is in.
contract UplineRegistry is IUplineRegistry, AccessControlDefaultAdminRules {
    using SafeCast for uint256;

    /// @dev One slot. `boundAt` is 0 for strangers; bit i of `poolBits` says that pool i has the wallet in.
    struct Wallet {
        address sponsor;
        uint40 boundAt;
        uint56 poolBits;
    }

    struct Pool {
        uint8 bit;
        uint8 position;
    }

    uint256 private constant MAX_POOLS = 56;
    uint256 private constant MAX_HOPS = 32;

    address private immutable _ROOT;

    mapping(address wallet => Wallet) private _wallets;
    mapping(address pool => Pool) private _pools;
    address[] private _poolList;

    /// @param admin Lists the pools.
    /// @param rootWallet The wallet at which every line of sponsors ends.
    constructor(address admin, address rootWallet) AccessControlDefaultAdminRules(2 days, admin) {
        require(rootWallet != address(0), IPoolErrors.InvalidReferral());
        _ROOT = rootWallet;
        _wallets[rootWallet].boundAt = block.timestamp.toUint40();
        emit SponsorBound(rootWallet, address(0));
    }

    /* BINDING */

    /// @inheritdoc IUplineRegistry
    function enroll(address sponsor) external {
        require(_wallets[msg.sender].boundAt == 0, AlreadyBound());
        _bind(msg.sender, sponsor);
    }

    /// @dev An unbound wallet cannot sponsor, hence none can sponsor itself.
    function _bind(address member, address sponsor) private {
        require(_wallets[sponsor].boundAt != 0, IPoolErrors.InvalidReferral());
        _wallets[member] = Wallet({sponsor: sponsor, boundAt: block.timestamp.toUint40(), poolBits: 0});
        emit SponsorBound(member, sponsor);
    }

    /* POOLS */

    /// @inheritdoc IUplineRegistry
    function add_pool(address pool, uint8 position) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(position >= 1 && position <= 9, InvalidPosition());
        require(_pools[pool].position == 0, PoolAlreadyAdded());
        uint256 bit = _poolList.length;
        require(bit < MAX_POOLS, MaximumPoolsReached());
        _pools[pool] = Pool({bit: bit.toUint8(), position: position});
        _poolList.push(pool);
        emit PoolAdded(pool, bit.toUint8(), position);
    }

    /// @inheritdoc IUplineRegistry
    function record_join(address member, address referral, bool mayBind) external returns (address sponsor) {
        uint56 mask = _callerMask();
        if (mayBind && _wallets[member].boundAt == 0) _bind(member, referral);
        sponsor = _wallets[member].sponsor;
        require(sponsor != address(0) && _nearestIn(sponsor, mask) == referral, IPoolErrors.InvalidReferral());
        _wallets[member].poolBits |= mask;
    }

    /// @inheritdoc IUplineRegistry
    function record_seat(address member) external {
        uint56 mask = _callerMask();
        require(_wallets[member].boundAt != 0, IPoolErrors.InvalidReferral());
        _wallets[member].poolBits |= mask;
    }

    function _callerMask() private view returns (uint56) {
        Pool memory pool = _pools[msg.sender];
        require(pool.position != 0, UnknownPool());
        return uint56(1) << pool.bit;
    }

    /// @dev The first of MAX_HOPS wallets, from `wallet` upwards, that is in the pool of `mask`.
    function _nearestIn(address wallet, uint56 mask) private view returns (address) {
        for (uint256 hop; hop < MAX_HOPS && wallet != address(0); ++hop) {
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
    function pools(address pool) external view returns (uint8 bit, uint8 position) {
        Pool memory listed = _pools[pool];
        return (listed.bit, listed.position);
    }

    /// @inheritdoc IUplineRegistry
    function pool_at(uint256 bit) external view returns (address) {
        return _poolList[bit];
    }

    /// @inheritdoc IUplineRegistry
    function total_pools() external view returns (uint256) {
        return _poolList.length;
    }
}
