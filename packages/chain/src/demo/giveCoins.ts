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

/** Functions by which issuers of coins such as USDC name their minters. */
const issuerAbi = parseAbi([
  'function masterMinter() view returns (address)',
  'function configureMinter(address minter, uint256 allowance)',
  'function mint(address to, uint256 amount)',
]);

const word = 2n ** 256n;

const mintCall = ({ wallet, units }: Gift): Hex =>
  encodeFunctionData({ abi: issuerAbi, functionName: 'mint', args: [wallet, units] });

/** Sends by address, so that the node signs and sets the nonce: parallel calls do not collide. */
async function send(client: LocalClient, account: Address, to: Address, data: Hex): Promise<void> {
  await untilMined(client, await client.sendTransaction({ account, to, data }));
}

/** True if anyone may mint the coin, as with a test coin. */
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

/** Impersonates the issuer to name a minter for exactly this amount. */
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
 * Writes the balance into the coin's storage, behind a proxy too. Of all slots that `balanceOf`
 * reads, it picks the one whose change yields the new balance. Other data in the same word, such as
 * a blacklist flag, stays.
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

/**
 * In order of preference: mint as the coin allows, as only a copy of a chain allows, write storage.
 */
const ways = [mint, mintAsIssuer, store];

/**
 * Gives a wallet on a local chain or fork coins of any kind: mints freely, mints as the issuer, or
 * writes the balance into storage. Runs in browsers too.
 * @throws Error if all of these fail, as with coins whose balances are computed.
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
