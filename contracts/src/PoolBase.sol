// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPool} from "./interfaces/IPool.sol";
import {IUplineRegistry} from "./interfaces/IUplineRegistry.sol";

/// @title PoolBase
/// @notice Roles, seats before the start, and every movement of the stable coin. Members are credited, never
/// pushed: nobody's purchase can fail because of another's wallet.
abstract contract PoolBase is IPool, AccessControlDefaultAdminRules, ReentrancyGuardTransient {
    using SafeCast for uint256;
    using SafeERC20 for IERC20Metadata;

    bytes32 public constant ADMIN = DEFAULT_ADMIN_ROLE;
    bytes32 public constant MODIFIER = keccak256("MODIFIER");
    bytes32 public constant ROYALITY = keccak256("ROYALITY");
    bytes32 public constant PRODUCT = keccak256("PRODUCT");

    /// @inheritdoc IPool
    uint256 public constant platform_investor_level = 2;
    /// @inheritdoc IPool
    uint256 public constant max_platform_investors = 6;

    IERC20Metadata internal immutable _STABLE_COIN;
    IUplineRegistry internal immutable _REGISTRY;

    mapping(bytes32 role => address) private _holders;
    address[] private _platformInvestors;

    constructor(Setup memory setup) AccessControlDefaultAdminRules(2 days, setup.admin) {
        require(setup.joiningFee != 0, InvalidJoiningFee());
        require(setup.stableCoin.decimals() == 6, InvalidStableCoin());
        _STABLE_COIN = setup.stableCoin;
        _REGISTRY = setup.registry;
        _grantRole(MODIFIER, setup.modifierAdmin);
        _grantRole(ROYALITY, setup.royaltyAdmin);
        _grantRole(PRODUCT, setup.productPool);
    }

    /* BEFORE THE START */

    /// @inheritdoc IPool
    function add_platform_investor(address user) external onlyRole(ADMIN) {
        require(!is_started(), ContractStarted());
        uint256 taken = _platformInvestors.length;
        require(taken < max_platform_investors, MaximumPlatformInvestorsReached());
        require(!_isMember(user), AlreadyInvested());
        require(taken != 0 || user == _REGISTRY.root(), InvalidReferral());
        _REGISTRY.record_seat(user);
        _platformInvestors.push(user);
        (address upline, uint256 index) = _seat(user);
        emit PlatformInvestorAdded(user, upline, index);
    }

    /// @inheritdoc IPool
    function start() external onlyRole(ADMIN) {
        require(!is_started(), ContractStarted());
        require(_platformInvestors.length != 0, ContractNotInitialized());
        _open();
        emit Started();
    }

    /* CLAIMS */

    /// @inheritdoc IPool
    function claim_bonus() external nonReentrant {
        require(_isMember(msg.sender), UserNotInvestor());
        uint256 amount = _settle(msg.sender);
        require(amount != 0, NotEnoughBonus());
        emit BonusClaimed(msg.sender, amount);
        _pay(msg.sender, amount);
    }

    function _payFund(Fund kind, uint256 amount) internal {
        emit FundClaimed(kind, msg.sender, amount);
        _pay(msg.sender, amount);
    }

    /// @dev What is left of `fund` without `amount`.
    function _take(uint64 fund, uint256 amount) internal pure returns (uint64) {
        require(amount <= fund, InsufficientProductOrRoyaltyFund());
        return fund - amount.toUint64();
    }

    /* THE STABLE COIN */

    /// @dev Takes `fee` from the buyer, to the unit.
    function _collect(uint256 fee) internal {
        uint256 held = _STABLE_COIN.balanceOf(address(this));
        bool taken = _STABLE_COIN.trySafeTransferFrom(msg.sender, address(this), fee);
        require(taken, NotEnoughAllowanceOrBalance());
        require(_STABLE_COIN.balanceOf(address(this)) == held + fee, TransferFailed());
    }

    function _pay(address to, uint256 amount) private {
        require(_STABLE_COIN.trySafeTransfer(to, amount), TransferFailed());
    }

    /* ROLES */

    /// @dev MODIFIER, ROYALITY and PRODUCT have one holder each: granting moves the role.
    function _grantRole(bytes32 role, address account) internal override returns (bool) {
        if (role != ADMIN) {
            _revokeRole(role, _holders[role]);
            _holders[role] = account;
        }
        return super._grantRole(role, account);
    }

    function _revokeRole(bytes32 role, address account) internal override returns (bool) {
        if (_holders[role] == account) delete _holders[role];
        return super._revokeRole(role, account);
    }

    /* VIEWS */

    /// @inheritdoc IPool
    function platform_investors(uint256 position) external view returns (address) {
        return _platformInvestors[position];
    }

    /// @inheritdoc IPool
    function total_platform_investors() external view returns (uint256) {
        return _platformInvestors.length;
    }

    /// @inheritdoc IPool
    function upline_registry() external view returns (IUplineRegistry) {
        return _REGISTRY;
    }

    /// @inheritdoc IPool
    function role_holder(bytes32 role) public view returns (address) {
        return _holders[role];
    }

    /// @inheritdoc IPool
    function is_started() public view virtual returns (bool);

    /* WHAT EACH KIND OF POOL KNOWS */

    function _isMember(address user) internal view virtual returns (bool);

    /// @dev Gives `user` the next place without a fee.
    function _seat(address user) internal virtual returns (address upline, uint256 index);

    /// @dev Opens purchases.
    function _open() internal virtual;

    /// @dev Moves all that is credited to `user` into what he has been paid.
    function _settle(address user) internal virtual returns (uint256 amount);
}
