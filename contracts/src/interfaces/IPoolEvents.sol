// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What both kinds of pool tell
/// @notice Together with the `Invested` event of each kind these logs suffice to rebuild every balance.
/// All amounts are units of the stable coin (10⁻⁶).
interface IPoolEvents {
    /// @notice A fund of the operator that collects part of each fee.
    enum Fund {
        Product,
        Royalty
    }

    /// @notice `loser`, the sponsor of `from`, held no place here when `from` bought; `receiver` got the cut.
    event LostIncome(address indexed loser, address indexed from, address indexed receiver, uint256 amount);

    /// @notice A member was paid all that had been credited to him.
    event BonusClaimed(address indexed user, uint256 amount);

    /// @notice The receiver of a fund was paid from it.
    event FundClaimed(Fund indexed kind, address indexed to, uint256 amount);

    /// @notice A seat that pays no fee was given before the start. `upline` is zero for the root and in
    /// global pools.
    event PlatformInvestorAdded(address indexed user, address indexed upline, uint256 index);

    /// @notice Purchases are open; the platform investors are fixed.
    event Started();
}
