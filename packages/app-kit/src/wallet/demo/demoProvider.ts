import { type EIP1193Provider, isHex, type PrivateKeyAccount } from 'viem';
import { sendTransaction } from 'viem/actions';
import { hexToBigInt, numberToHex } from 'viem/utils';
import { chain } from '../../chain/chain.ts';
import { record, text } from '../../store/parsing.ts';
import { localChain, requireLocalChain } from './localChain.ts';

/** EIP-1193 error code: unsupported method. */
const unsupported = 4200;

function hex(value: unknown): `0x${string}` {
  if (!isHex(value)) throw new TypeError('No hexadecimal number.');
  return value;
}

async function send(account: PrivateKeyAccount, transaction: unknown): Promise<string> {
  const { to, data, value } = record(transaction);
  return sendTransaction(localChain, {
    account,
    chain,
    to: hex(to),
    ...(data === undefined ? {} : { data: hex(data) }),
    ...(value === undefined ? {} : { value: hexToBigInt(hex(value)) }),
  });
}

async function answer(account: PrivateKeyAccount, method: string, params: unknown[]): Promise<unknown> {
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [account.address];
    case 'eth_chainId':
      return numberToHex(chain.id);
    case 'wallet_requestPermissions':
      return [
        { parentCapability: 'eth_accounts', caveats: [{ type: 'accounts', value: [account.address] }] },
      ];
    case 'wallet_revokePermissions':
    case 'wallet_switchEthereumChain':
      return null;
    case 'personal_sign':
      await requireLocalChain();
      return account.signMessage({ message: { raw: hex(params[0]) } });
    case 'eth_signTypedData_v4':
      await requireLocalChain();
      return account.signTypedData(JSON.parse(text(params[1])));
    case 'eth_sendTransaction':
      await requireLocalChain();
      return send(account, params[0]);
    default:
      if (method.startsWith('wallet_')) {
        throw Object.assign(new Error(`The demo wallet does not do ${method}.`), { code: unsupported });
      }
      // viem types the methods it supports; callers may send any other.
      return localChain.request({ method, params } as never);
  }
}

/** A one-account wallet that signs without a prompt: an EIP-1193 provider of the local chain. */
export function demoProvider(account: PrivateKeyAccount): EIP1193Provider {
  const provider = {
    on: () => provider,
    removeListener: () => provider,
    request: ({ method, params = [] }: { method: string; params?: unknown[] }) =>
      answer(account, method, params),
  };
  // The interface types each method's reply; an implementation would have to repeat them all.
  return provider as unknown as EIP1193Provider;
}
