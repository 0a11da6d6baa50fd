// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @notice A coin of six decimals as issuers run it: behind a proxy, minted by whom the issuer names, and with a
/// list of the barred that shares a word with each balance, as USDC has it.
contract IssuedCoin is EIP712 {
    uint256 private constant BARRED = 1 << 255;
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    address public masterMinter;
    address public blacklister;
    uint256 public totalSupply;
    mapping(address wallet => uint256) private _words;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address minter => uint256) public minterAllowance;
    mapping(address owner => uint256) public nonces;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() EIP712("Issued Coin", "2") {}

    /// @param issuer Names minters; nobody does when it is the zero address.
    function initialize(address issuer, address barrer) external {
        require(blacklister == address(0), "initialized");
        (masterMinter, blacklister) = (issuer, barrer);
    }

    function configureMinter(address minter, uint256 units) external returns (bool) {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        minterAllowance[minter] = units;
        return true;
    }

    function mint(address to, uint256 units) external returns (bool) {
        require(minterAllowance[msg.sender] >= units, "mint amount exceeds minterAllowance");
        require(!isBlacklisted(to), "account is blacklisted");
        minterAllowance[msg.sender] -= units;
        totalSupply += units;
        _words[to] += units;
        emit Transfer(address(0), to, units);
        return true;
    }

    function blacklist(address wallet) external {
        require(msg.sender == blacklister, "caller is not the blacklister");
        _words[wallet] |= BARRED;
    }

    function approve(address spender, uint256 units) external returns (bool) {
        _approve(msg.sender, spender, units);
        return true;
    }

    function transfer(address to, uint256 units) external returns (bool) {
        _move(msg.sender, to, units);
        return true;
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        allowance[from][msg.sender] -= units;
        _move(from, to, units);
        return true;
    }

    function permit(
        address owner,
        address spender,
        uint256 units,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(deadline >= block.timestamp, "permit is expired");
        bytes32 words = keccak256(abi.encode(PERMIT, owner, spender, units, nonces[owner]++, deadline));
        require(ECDSA.recover(_hashTypedDataV4(words), v, r, s) == owner, "invalid signature");
        _approve(owner, spender, units);
    }

    function balanceOf(address wallet) public view returns (uint256) {
        return _words[wallet] & ~BARRED;
    }

    function isBlacklisted(address wallet) public view returns (bool) {
        return _words[wallet] & BARRED != 0;
    }

    function DOMAIN_SEPARATOR() external view returns (bytes32) {
        return _domainSeparatorV4();
    }

    function name() external pure returns (string memory) {
        return "Issued Coin";
    }

    function symbol() external pure returns (string memory) {
        return "ISSUED";
    }

    function version() external pure returns (string memory) {
        return "2";
    }

    function decimals() external pure returns (uint8) {
        return 6;
    }

    function _approve(address owner, address spender, uint256 units) private {
        allowance[owner][spender] = units;
        emit Approval(owner, spender, units);
    }

    function _move(address from, address to, uint256 units) private {
        require(
            !isBlacklisted(from) && !isBlacklisted(to) && !isBlacklisted(msg.sender), "account is blacklisted"
        );
        require(balanceOf(from) >= units, "transfer amount exceeds balance");
        _words[from] -= units;
        _words[to] += units;
        emit Transfer(from, to, units);
    }
}

/// @notice The address at which an issued coin is known.
contract IssuedCoinProxy is ERC1967Proxy {
    constructor(address coin, bytes memory start) ERC1967Proxy(coin, start) {}
}
