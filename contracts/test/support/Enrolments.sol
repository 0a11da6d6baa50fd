// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {PoolTest} from "./PoolTest.sol";

/// @notice A contract as wallet: it says yes to what its owner signed (EIP-1271).
contract SmartWallet is IERC1271 {
    address private immutable _OWNER;

    constructor(address owner) {
        _OWNER = owner;
    }

    function isValidSignature(bytes32 hash, bytes memory signature) external view returns (bytes4) {
        (address signer,,) = ECDSA.tryRecover(hash, signature);
        return signer == _OWNER ? IERC1271.isValidSignature.selector : bytes4(0);
    }
}

/// @notice Signs enrolments as a wallet does, from the words of the standard and of the interface alone.
abstract contract EnrolmentsTest is PoolTest {
    uint256 internal constant NOW = 1_800_000_000;

    /// @notice The EIP-712 digest by whose signature `member` is bound to `sponsor`.
    function digestOf(address member, address sponsor, uint256 deadline) internal view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("Upline Registry"),
                keccak256("1"),
                block.chainid,
                address(registry)
            )
        );
        bytes32 enrolment = keccak256(
            abi.encode(
                keccak256("Enrolment(address member,address sponsor,uint256 deadline)"),
                member,
                sponsor,
                deadline
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, enrolment));
    }

    function signWith(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function keyOf(string memory name) internal returns (uint256 key) {
        (, key) = makeAddrAndKey(name);
    }

    /// @notice An enrolment that the wallet `name` signed.
    function signed(string memory name, address sponsor, uint256 deadline)
        internal
        returns (IUplineRegistry.Enrolment memory)
    {
        address member = makeAddr(name);
        bytes memory signature = signWith(keyOf(name), digestOf(member, sponsor, deadline));
        return IUplineRegistry.Enrolment(member, sponsor, deadline, signature);
    }

    function enrollFor(IUplineRegistry.Enrolment memory one) internal {
        registry.enroll_for(one.member, one.sponsor, one.deadline, one.signature);
    }

    function sponsorOf(address member) internal view returns (address sponsor) {
        (sponsor,,) = registry.wallets(member);
    }
}
