// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {AdminMoves} from "./AdminMoves.sol";
import {PoolModel} from "./model/PoolModel.sol";

/// @notice Calls each pool function as any caller with any arguments.
abstract contract PoolMoves is AdminMoves {
    /// @dev The signature by which a pool can take a wallet's fee, and the named terms.
    struct Permit {
        /// The terms that the buyer was shown, unless the purchase names none.
        bool isOnTerms;
        IPool.Terms shown;
        bool isUsed;
        bool isGood;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    bytes32 internal constant MODIFIER = keccak256("MODIFIER");
    bytes32 internal constant PRODUCT = keccak256("PRODUCT");
    bytes32 internal constant ROYALITY = keccak256("ROYALITY");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    /* PURCHASE */

    function _noPermit() internal pure returns (Permit memory none) {}

    /// @dev A purchase that names `shown`.
    function _onTerms(IPool.Terms memory shown) internal pure returns (Permit memory named) {
        (named.isOnTerms, named.shown) = (true, shown);
    }

    /// @param signer The buyer, unless the signature is to be refused.
    function _signPermit(uint256 p, address buyer, address signer, uint256 amount, uint256 deadline)
        internal
        view
        returns (Permit memory permit)
    {
        permit = _onTerms(models[p].terms());
        permit.isUsed = true;
        permit.deadline = deadline;
        bytes32 content =
            keccak256(abi.encode(PERMIT, buyer, address(pools[p]), amount, coin.nonces(buyer), deadline));
        bytes32 digest = MessageHashUtils.toTypedDataHash(coin.DOMAIN_SEPARATOR(), content);
        (permit.v, permit.r, permit.s) = vm.sign(_key[signer], digest);
        bool isFee = amount == models[p].terms().joiningFee;
        permit.isGood = signer == buyer && isFee && deadline >= block.timestamp;
    }

    function _buy(uint256 p, address buyer, address referral, bool direct, Permit memory permit)
        internal
        returns (bool done)
    {
        PoolModel model = models[p];
        uint256 fee = model.terms().joiningFee;
        uint256 before = coin.balanceOf(buyer);
        uint256 allowed = permit.isGood ? fee : coin.allowance(buyer, address(pools[p]));
        bool isAsShown = !permit.isOnTerms || model.isInForce(permit.shown);
        bytes memory why =
            model.whyNotBuy(buyer, referral, direct, isAsShown, before >= fee && allowed >= fee);
        bytes memory data = _purchaseOf(p, referral, direct, permit);
        uint256 budget = _budget(p, buyer, permit);
        done = _attempt(address(pools[p]), buyer, data, why);
        if (!done) return false;
        assertLe(_gas, budget, "gas of a purchase");
        assertEq(coin.balanceOf(buyer), before - fee, "the fee, to the unit");
        model.bought(buyer, referral);
        ++purchases;
        if (sponsors.sponsorOf(buyer) != referral) ++losses;
        _watch(p);
        _watch(p, buyer);
        _watch(p, referral);
        _watchSponsor(buyer);
    }

    function _purchaseOf(uint256 p, address referral, bool direct, Permit memory permit)
        private
        pure
        returns (bytes memory)
    {
        (uint256 until, uint8 v, bytes32 r, bytes32 s) = (permit.deadline, permit.v, permit.r, permit.s);
        IPool.Terms memory shown = permit.shown;
        if (p == GLOBAL) {
            if (permit.isUsed) {
                return
                    abi.encodeCall(
                        GlobalPool.invest_stable_coin_with_permit, (referral, shown, until, v, r, s)
                    );
            }
            return permit.isOnTerms
                ? abi.encodeCall(GlobalPool.invest_stable_coin_on_terms, (referral, shown))
                : abi.encodeCall(GlobalPool.invest_stable_coin, (referral));
        }
        if (permit.isUsed) {
            return abi.encodeCall(
                RacePool.invest_stable_coin_with_permit, (referral, direct, shown, until, v, r, s)
            );
        }
        return permit.isOnTerms
            ? abi.encodeCall(RacePool.invest_stable_coin_on_terms, (referral, direct, shown))
            : abi.encodeCall(RacePool.invest_stable_coin, (referral, direct));
    }

    /// @dev Most gas that a purchase may take as a transaction of its own, whatever the size of the network:
    /// the worst that placing can need, with the first purchase's binding (198 000) and without (181 000), a
    /// share's budget in the gas tests (105 000), 2 200 for this coin's list, 2 400 for each further sponsor
    /// that is asked and 2 200 for the lost income that is told then, 1 500 for naming the terms, and 60 000
    /// for a permit.
    function _budget(uint256 p, address buyer, Permit memory permit) private view returns (uint256 budget) {
        bool isFirst = !sponsors.isBound(buyer);
        budget = p == GLOBAL ? 107_200 : isFirst ? 200_200 : 183_200;
        (,, uint256 asked) = models[p].referralOf(buyer);
        if (asked > 1) budget += (asked - 1) * 2_400 + 2_200;
        if (permit.isOnTerms) budget += 1_500;
        if (permit.isUsed) budget += 60_000;
    }

    /* CLAIMS */

    function _claim(uint256 p, address user) internal returns (bool done) {
        PoolModel model = models[p];
        bytes memory why = model.whyNotClaim(user, canReceive(user));
        uint256 before = coin.balanceOf(user);
        done = _attempt(address(pools[p]), user, abi.encodeCall(IPool.claim_bonus, ()), why);
        if (done) {
            assertEq(coin.balanceOf(user), before + model.paid(user), "all that was credited");
            ++claims;
        }
        _watch(p);
        _watch(p, user);
    }

    function _claimFund(uint256 p, address caller, uint256 amount) internal returns (bool done) {
        PoolModel model = models[p];
        bytes memory why = model.whyNotClaimFund(caller, amount, canReceive(caller));
        bytes memory data = p == GLOBAL
            ? abi.encodeCall(GlobalPool.claim_royalty_fund, (amount))
            : abi.encodeCall(RacePool.claim_product_fund, (amount));
        uint256 before = coin.balanceOf(caller);
        done = _attempt(address(pools[p]), caller, data, why);
        if (!done) return false;
        assertEq(coin.balanceOf(caller), before + amount, "what the receiver took");
        model.paidFund(amount);
        _watchAdmin(p);
    }

    function _rescue(uint256 p, address caller, address token) internal returns (bool done) {
        address to = models[p].holder(PRODUCT);
        bool isForeign = token == address(foreign);
        bool canReceive = isForeign ? to != address(0) : canReceive(to);
        uint256 amount = surplus[p][token];
        bytes memory why = models[p].whyNotRescue(caller, amount, canReceive);
        uint256 before = IERC20Metadata(token).balanceOf(to);
        bytes memory data = abi.encodeCall(IPool.rescue, (IERC20Metadata(token)));
        done = _attempt(address(pools[p]), caller, data, why);
        if (!done) return false;
        assertEq(IERC20Metadata(token).balanceOf(to), before + amount, "all that nobody is owed");
        surplus[p][token] = 0;
        _watchAdmin(p);
    }

    /* BEFORE THE START */

    function _seat(uint256 p, address caller, address user) internal returns (bool done) {
        bytes memory why = models[p].whyNotSeat(caller, user);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.add_platform_investor, (user)), why);
        if (!done) return false;
        models[p].seated(user);
        _watchAdmin(p);
    }

    function _start(uint256 p, address caller) internal returns (bool done) {
        bytes memory why = models[p].whyNotStart(caller);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.start, ()), why);
        if (!done) return false;
        models[p].begun();
        _watchAdmin(p);
    }

    /* TERMS AND SAFEGUARDS */

    function _queueTerms(uint256 p, address caller, IPool.Terms memory next) internal returns (bool done) {
        bytes memory why = models[p].whyNotQueue(caller, next);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.queue_terms, (next)), why);
        if (!done) return false;
        models[p].announce(next, block.timestamp + 48 hours);
        _watchAdmin(p);
    }

    function _applyTerms(uint256 p, address caller) internal returns (bool done) {
        bytes memory why = models[p].whyNotApply(caller);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.apply_terms, ()), why);
        if (!done) return false;
        models[p].applied();
        _watchAdmin(p);
    }

    function _cancelTerms(uint256 p, address caller) internal returns (bool done) {
        bytes memory why = models[p].whyNotCancelTerms(caller);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.cancel_terms, ()), why);
        if (!done) return false;
        models[p].withdrawn();
        _watchAdmin(p);
    }

    function _pause(uint256 p, address caller, bool on) internal returns (bool done) {
        bytes memory why = models[p].whyNotPause(caller, on);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.set_paused, (on)), why);
        if (!done) return false;
        models[p].paused(on);
        _watchAdmin(p);
    }

    function _queueRetirement(uint256 p, address caller) internal returns (bool done) {
        bytes memory why = models[p].whyNotQueueRetirement(caller);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.queue_retirement, ()), why);
        if (!done) return false;
        models[p].announceEnd(block.timestamp + 48 hours);
        _watchAdmin(p);
    }

    function _cancelRetirement(uint256 p, address caller) internal returns (bool done) {
        bytes memory why = models[p].whyNotCancelRetirement(caller);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.cancel_retirement, ()), why);
        if (!done) return false;
        models[p].announceEnd(0);
        _watchAdmin(p);
    }

    function _retire(uint256 p, address caller) internal returns (bool done) {
        bytes memory why = models[p].whyNotRetire(caller);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.retire, ()), why);
        if (!done) return false;
        models[p].ended();
        _watchAdmin(p);
    }

    /* RECEIVERS */

    function _offer(uint256 p, address caller, bytes32 role, address account) internal returns (bool done) {
        bytes memory why = models[p].whyNotOffer(caller, role);
        bytes memory data = abi.encodeCall(IPool.propose_receiver, (role, account));
        done = _attempt(address(pools[p]), caller, data, why);
        if (!done) return false;
        models[p].offer(role, account);
        _watchAdmin(p);
    }

    function _acceptOffer(uint256 p, address caller, bytes32 role) internal returns (bool done) {
        bytes memory why = models[p].whyNotAcceptOffer(caller, role);
        done = _attempt(address(pools[p]), caller, abi.encodeCall(IPool.accept_receiver, (role)), why);
        if (!done) return false;
        models[p].acceptOffer(role);
        _watchAdmin(p);
    }
}
