// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolTest} from "../support/PoolTest.sol";
import {Crowd} from "./Crowd.sol";
import {SnapshotTest} from "./SnapshotTest.sol";

/// @notice Compares the gas of whole transactions with budgets.json and contracts/snapshots/gas.json.
/// @dev Every test contract below runs with `isolate`: each call from it is a transaction of its own.
abstract contract GasTest is PoolTest, SnapshotTest {
    uint256 internal constant FEE = 50 * DOLLAR;

    /// @dev Members before the calls that must cost the same.
    uint256 internal constant FEW = 100;
    uint256 internal constant MANY = 3000;

    /// @dev Maximum additional gas of a call among MANY members instead of FEW.
    uint256 private constant _GROWTH = 100;

    bytes32 private constant _ENROLMENT =
        keccak256("Enrolment(address member,address sponsor,uint256 deadline)");

    Crowd internal crowd = new Crowd(coin, registry, root);
    string private _budgets = vm.readFile("contracts/test/gas/budgets.json");

    /// @notice A call with what it cost among FEW members.
    struct Figure {
        string call;
        uint256 gas;
    }

    /// @notice Keeps what the last call cost as `call`.
    function measure(string memory call) internal returns (uint256) {
        return keep(call, call, vm.lastCallGas().gasTotalUsed);
    }

    /// @notice Keeps what the last call cost as `call` among `members`.
    function measure(string memory call, uint256 members) internal returns (Figure memory) {
        string memory name = string.concat(call, ", n=", vm.toString(members));
        return Figure(call, keep(name, call, vm.lastCallGas().gasTotalUsed));
    }

    /// @notice Keeps `gas` as `name` under the budget of `call`, if that has one.
    function keep(string memory name, string memory call, uint256 gas) internal returns (uint256) {
        string memory budget = key(call);
        if (vm.keyExistsJson(_budgets, budget)) {
            assertLe(gas, vm.parseJsonUint(_budgets, budget), string.concat(name, ": over its budget"));
        }
        compare("gas", name, gas);
        return gas;
    }

    function assertFlat(Figure[] memory few, Figure[] memory many) internal pure {
        for (uint256 i; i < few.length; ++i) {
            assertEq(few[i].call, many[i].call);
            assertLe(
                many[i].gas, few[i].gas + _GROWTH, string.concat(few[i].call, ": grows with the network")
            );
        }
    }

    /// @notice The buyer's signature for exactly the fee.
    function signPermit(uint256 privateKey, address pool)
        internal
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        bytes32 permit = keccak256(
            abi.encode(
                keccak256(
                    "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"
                ),
                vm.addr(privateKey),
                pool,
                FEE,
                0,
                block.timestamp
            )
        );
        return vm.sign(privateKey, keccak256(abi.encodePacked(hex"1901", coin.DOMAIN_SEPARATOR(), permit)));
    }

    function signEnrolment(uint256 privateKey, address sponsor) internal view returns (bytes memory) {
        (, string memory name, string memory version, uint256 chainId, address verifier,,) =
            registry.eip712Domain();
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                chainId,
                verifier
            )
        );
        bytes32 enrolment = keccak256(abi.encode(_ENROLMENT, vm.addr(privateKey), sponsor, block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(privateKey, keccak256(abi.encodePacked(hex"1901", domain, enrolment)));
        return abi.encodePacked(r, s, v);
    }
}
