import { localAccount, operator } from '@upline/chain/demo';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { isOnThisMachine } from '../../platform/config/isOnThisMachine.ts';

/** Number of accounts that Anvil funds. */
const knownAccounts = 10;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The first account of the local chain in `STAFF_WALLETS`; without the variable, the account of
 * `pnpm dev`.
 */
function localStaff({ STAFF_WALLETS }: Environment): PrivateKeyAccount {
  if (!STAFF_WALLETS) return operator.support();
  const named = STAFF_WALLETS.toLowerCase();
  const accounts = Array.from({ length: knownAccounts }, (_, index) => localAccount(index));
  const account = accounts.find(({ address }) => named.includes(address.toLowerCase()));
  if (account) return account;
  throw new Error(
    'None of STAFF_WALLETS is an account of the local chain. Set UPLINE_STAFF_KEY to the private key of one of them.',
  );
}

/**
 * The staff account that signs in: of `UPLINE_STAFF_KEY` or, for a server on this machine, of the
 * local chain.
 * @throws Error that never contains the key.
 */
export function staffAccount(environment: Environment, server: URL): PrivateKeyAccount {
  const key = environment.UPLINE_STAFF_KEY?.trim().replace(/^0x/i, '');
  if (key) {
    const refusal = 'UPLINE_STAFF_KEY is no private key: 64 hexadecimal digits are expected.';
    if (!/^[0-9a-f]{64}$/i.test(key)) throw new Error(refusal);
    try {
      return privateKeyToAccount(`0x${key}`);
    } catch {
      // The library's message may contain the key.
      throw new Error(refusal);
    }
  }
  if (isOnThisMachine(server)) return localStaff(environment);
  throw new Error(
    `${server.origin} is not on this machine. Set UPLINE_STAFF_KEY to the private key of one of its STAFF_WALLETS.`,
  );
}
