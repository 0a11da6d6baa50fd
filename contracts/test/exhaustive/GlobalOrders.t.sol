// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Six purchases by six wallets in each of their 6! = 720 orders, a line of sponsors: a buyer who comes
/// before their sponsor pays a member further up. Against a model that loops over all holders.
/// @dev The line is 0 (the root) to 6; a wallet's sponsor is the number below its own.
contract GlobalOrdersTest is PoolTest {
    /// @dev Its pool cut cannot be divided evenly among two to six.
    uint256 private constant FEE = 150_000_007;
    uint256 private constant REFERRAL = 30_000_001;
    uint256 private constant ROYALTY = 15_000_000;
    uint256 private constant POOL = FEE - REFERRAL - ROYALTY;
    uint256 private constant BUYERS = 6;

    struct Model {
        uint256 holders;
        bool[7] isIn;
        uint256[7] earned;
        uint256 carry;
    }

    GlobalPool private _pool;
    address[7] private _line;

    function setUp() public {
        _pool = newGlobal(FEE);
        open(_pool);
        _line[0] = root;
        for (uint256 i = 1; i <= BUYERS; ++i) {
            _line[i] = enroll(vm.addr(i), _line[i - 1]);
            fund(_line[i], _pool, FEE);
        }
    }

    function test_SixPurchasesInEveryOrder() public {
        Model memory model;
        model.holders = 1;
        model.isIn[0] = true;
        assertEq(historiesFrom(model), 720);
    }

    function historiesFrom(Model memory model) private returns (uint256 histories) {
        if (model.holders > BUYERS) return 1;
        for (uint256 buyer = 1; buyer <= BUYERS; ++buyer) {
            if (model.isIn[buyer]) continue;
            uint256 snapshot = vm.snapshotState();
            Model memory branch = abi.decode(abi.encode(model), (Model));
            buy(branch, buyer);
            histories += historiesFrom(branch);
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function buy(Model memory model, uint256 buyer) private {
        uint256 referral = buyer - 1;
        while (!model.isIn[referral]) --referral;
        uint256 pot = POOL + model.carry;
        for (uint256 i; i <= BUYERS; ++i) {
            if (model.isIn[i]) model.earned[i] += pot / model.holders;
        }
        model.carry = pot % model.holders;
        model.earned[referral] += REFERRAL;
        model.isIn[buyer] = true;
        ++model.holders;

        vm.prank(_line[buyer]);
        _pool.invest_stable_coin(_line[referral]);
        compare(model);
    }

    function compare(Model memory model) private view {
        uint256 royalty = (model.holders - 1) * ROYALTY;
        uint256 owed = royalty + model.carry;
        for (uint256 i; i <= BUYERS; ++i) {
            require(_pool.getCurrentBonusEarned(_line[i]) == model.earned[i], "earned");
            owed += model.earned[i];
        }
        require(_pool.carry() == model.carry && model.carry < model.holders, "carry");
        require(_pool.royalty_fund() == royalty, "royalty fund");
        require(_pool.owed() == owed && owed == (model.holders - 1) * FEE, "owed");
        require(coin.balanceOf(address(_pool)) == owed, "balance");
    }
}
