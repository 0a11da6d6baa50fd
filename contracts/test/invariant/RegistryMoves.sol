// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {Handler} from "./Handler.sol";

/// @notice Calls each registry function as any caller with any arguments.
abstract contract RegistryMoves is Handler {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant ENROLMENT =
        keccak256("Enrolment(address member,address sponsor,uint256 deadline)");

    /// @dev The signature of `signer`; only the member's own is valid.
    function _signEnrolment(address signer, address member, address sponsor, uint256 deadline)
        internal
        view
        returns (bytes memory)
    {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN, keccak256("Upline Registry"), keccak256("1"), block.chainid, address(registry))
        );
        bytes32 content = keccak256(abi.encode(ENROLMENT, member, sponsor, deadline));
        bytes32 digest = MessageHashUtils.toTypedDataHash(domain, content);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_key[signer], digest);
        return abi.encodePacked(r, s, v);
    }

    function _enroll(address member, address sponsor) internal returns (bool done) {
        bytes memory why = sponsors.whyNotEnroll(member, sponsor);
        done = _attempt(address(registry), member, abi.encodeCall(registry.enroll, (sponsor)), why);
        if (done) sponsors.bind(member, sponsor);
        _watchSponsor(member);
    }

    function _enrollFor(address caller, IUplineRegistry.Enrolment memory one, bool isSigned)
        internal
        returns (bool done)
    {
        bytes memory why = sponsors.whyNotEnrollFor(one.member, one.sponsor, one.deadline, isSigned);
        bytes memory data =
            abi.encodeCall(registry.enroll_for, (one.member, one.sponsor, one.deadline, one.signature));
        done = _attempt(address(registry), caller, data, why);
        if (done) sponsors.bind(one.member, one.sponsor);
        _watchSponsor(one.member);
    }

    function _enrollMany(address caller, IUplineRegistry.Enrolment[] memory list, bool[] memory isSigned)
        internal
        returns (bool done)
    {
        bytes memory why = sponsors.whyNotEnrollMany(caller, list, isSigned);
        done = _attempt(address(registry), caller, abi.encodeCall(registry.enroll_many, (list)), why);
        for (uint256 i; i < list.length; ++i) {
            if (done) sponsors.bind(list[i].member, list[i].sponsor);
            _watchSponsor(list[i].member);
        }
    }

    function _watchSponsor(address member) internal view {
        (address sponsor, uint256 boundAt,) = registry.wallets(member);
        assertEq(sponsor, sponsors.sponsorOf(member), "a sponsor never changes");
        assertEq(boundAt, sponsors.boundAt(member), "nor the time of binding");
    }

    function _addPool(address caller, address pool, uint8 position) internal returns (bool done) {
        bytes memory why = sponsors.whyNotAdd(caller, pool, position);
        done = _attempt(address(registry), caller, abi.encodeCall(registry.add_pool, (pool, position)), why);
        if (done) sponsors.list(pool, position);
    }

    function _queuePool(address caller, address pool, uint8 position) internal returns (bool done) {
        bytes memory why = sponsors.whyNotQueue(caller, pool, position);
        done = _attempt(address(registry), caller, abi.encodeCall(registry.queue_pool, (pool, position)), why);
        if (done) sponsors.announce(pool, position, block.timestamp + 48 hours);
    }

    function _cancelPool(address caller, address pool) internal returns (bool done) {
        bytes memory why = sponsors.whyNotCancelPool(caller, pool);
        done = _attempt(address(registry), caller, abi.encodeCall(registry.cancel_pool, (pool)), why);
        if (done) sponsors.announce(pool, 0, 0);
    }

    function _seal(address caller) internal returns (bool done) {
        bytes memory why = sponsors.whyNotSeal(caller);
        done = _attempt(address(registry), caller, abi.encodeCall(registry.seal, ()), why);
        if (done) sponsors.close();
    }

    function _recordJoin(address caller, address member, address referral, bool mayBind)
        internal
        returns (bool done)
    {
        bytes memory why = sponsors.whyNotJoin(caller, member, referral, mayBind);
        bytes memory data = abi.encodeCall(registry.record_join, (member, referral, mayBind));
        done = _attempt(address(registry), caller, data, why);
        if (done) sponsors.join(caller, member, referral);
        _watchSponsor(member);
    }

    function _recordSeat(address caller, address member) internal returns (bool done) {
        bytes memory why = sponsors.whyNotSeat(caller, member);
        done = _attempt(address(registry), caller, abi.encodeCall(registry.record_seat, (member)), why);
        if (done) sponsors.join(caller, member, address(0));
    }
}
