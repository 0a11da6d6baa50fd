import { type Address, concat, getContractAddress, type Hex, zeroHash } from 'viem';
import { serializeErc6492Signature } from 'viem/utils';
import type { TestChain } from './testChain.ts';

/** The deterministic deployer in Anvil's first block; its calldata is salt and code. */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/**
 * The smallest smart wallet: `isValidSignature(bytes32, bytes)` recovers a 65-byte signature
 * through the precompile at address 1 and returns the magic value of ERC-1271 if the signer is the
 * owner.
 */
function walletCode(owner: Address): Hex {
  const runtime = concat([
    '0x600435600052', // memory[0] = hash
    '0x60a43560f81c602052', // memory[32] = v
    '0x606435604052', // memory[64] = r
    '0x608435606052', // memory[96] = s
    '0x602060006080600060015afa50', // memory[0] = ecrecover(hash, v, r, s)
    concat(['0x60005173', owner, '0x14']), // is it the owner?
    '0x631626ba7e60e01b02', // the magic value if so, else 0
    '0x60005260206000f3',
  ]);
  const length: Hex = `0x60${(runtime.length / 2 - 1).toString(16)}`;
  return concat([length, '0x80600b6000396000f3', runtime]);
}

/** A smart wallet of `owner`: address, deployment, and signature before the deployment. */
export function smartWallet(owner: Address) {
  const code = walletCode(owner);
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode: code });
  const data = concat([zeroHash, code]);
  return {
    address,
    undeployed: (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature }),
    async deploy({ client }: TestChain): Promise<void> {
      const [account] = await client.getAddresses();
      if (!account) throw new Error('The chain has no account.');
      const hash = await client.sendTransaction({ account, to: factory, data });
      await client.waitForTransactionReceipt({ hash });
    },
  };
}
