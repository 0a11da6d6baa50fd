import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  numberToHex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem';
import { readBalance } from '../pools/pools.ts';
import { operator } from './localAccounts.ts';
import type { LocalClient } from './localClient.ts';
import { untilMined } from './untilMined.ts';

/** Coins for a wallet, units of 10⁻⁶. */
interface Gift {
  coin: Address;
  wallet: Address;
  units: bigint;
}

/** How issuers of coins such as USDC name who may mint. */
const issuerAbi = parseAbi([
  'function masterMinter() view returns (address)',
  'function configureMinter(address minter, uint256 allowance)',
  'function mint(address to, uint256 amount)',
]);

const word = 2n ** 256n;

const mintCall = ({ wallet, units }: Gift): Hex =>
  encodeFunctionData({ abi: issuerAbi, functionName: 'mint', args: [wallet, units] });

/** Sends by address, so that the node signs and counts: two at once do not get in each other's way. */
async function send(client: LocalClient, account: Address, to: Address, data: Hex): Promise<void> {
  await untilMined(client, await client.sendTransaction({ account, to, data }));
}

/** Whether a coin lets anybody mint, as a test coin does. */
export async function mintsFreely(client: LocalClient, coin: Address): Promise<boolean> {
  const [account, wallet] = [operator.admin().address, operator.root().address];
  const data = mintCall({ coin, wallet, units: 1n });
  return client.call({ account, to: coin, data }).then(
    () => true,
    () => false,
  );
}

async function mint(client: LocalClient, gift: Gift): Promise<void> {
  if (await mintsFreely(client, gift.coin)) {
    await send(client, operator.admin().address, gift.coin, mintCall(gift));
  }
}

/** Has the issuer, whom the node acts for, name a minter for exactly these coins. */
async function mintAsIssuer(client: LocalClient, gift: Gift): Promise<void> {
  const { coin, units } = gift;
  const issuer = await client.readContract({ address: coin, abi: issuerAbi, functionName: 'masterMinter' });
  if (issuer === zeroAddress) return;
  const minter = operator.admin().address;
  await client.impersonateAccount({ address: issuer });
  try {
    await client.setBalance({ address: issuer, value: parseEther('100') });
    const data = encodeFunctionData({
      abi: issuerAbi,
      functionName: 'configureMinter',
      args: [minter, units],
    });
    await send(client, issuer, coin, data);
    await send(client, minter, coin, mintCall(gift));
  } finally {
    await client.stopImpersonatingAccount({ address: issuer });
  }
}

/**
 * Writes the balance where the coin keeps it: of all that is read to tell it, behind a proxy too, the one that tells
 * the new balance when it is changed. What shares the word with it, such as a mark of barred wallets, stays.
 */
async function store(client: LocalClient, { coin, wallet, units }: Gift): Promise<void> {
  const balanceOf = { abi: erc20Abi, functionName: 'balanceOf' } as const;
  const question = { to: coin, data: encodeFunctionData({ ...balanceOf, args: [wallet] }) };
  const wanted = (await readBalance(client, coin, wallet)) + units;
  const { accessList } = await client.createAccessList(question);
  for (const { address, storageKeys } of accessList) {
    for (const slot of storageKeys) {
      const sum = hexToBigInt((await client.getStorageAt({ address, slot })) ?? '0x0') + units;
      if (sum >= word) continue;
      const value = numberToHex(sum, { size: 32 });
      const told = await client
        .call({ ...question, stateOverride: [{ address, stateDiff: [{ slot, value }] }] })
        .then(({ data = '0x' }) => decodeFunctionResult({ ...balanceOf, data }))
        .catch(() => null);
      if (told !== wanted) continue;
      await client.setStorageAt({ address, index: slot, value });
      return;
    }
  }
}

/** From what the coin itself allows to what only a copy of a chain allows. */
const ways = [mint, mintAsIssuer, store];

/**
 * Gives a wallet of a local chain or a fork coins of any kind: minted where anybody may, minted as the issuer, or
 * written where the coin keeps its balances. Runs in browsers too.
 * @throws Error when no way leads to them, as with coins whose balances are computed.
 */
export async function giveCoins(
  client: LocalClient,
  coin: Address,
  wallet: Address,
  units: bigint,
): Promise<void> {
  const before = await readBalance(client, coin, wallet);
  for (const way of ways) {
    await way(client, { coin, wallet, units }).catch(() => {});
    if ((await readBalance(client, coin, wallet)) >= before + units) return;
  }
  throw new Error(
    `${wallet} cannot be given coins of ${coin}: neither a wallet nor the issuer can mint them here, and it ` +
      'stores its balances in an unknown way.',
  );
}
