import { racePoolAbi, readAllowance, readBalance, readRecord, uplineRegistryAbi } from '@upline/chain';
import { withRoleName } from '@upline/chain/internal';
import { formatMoney, pauseCoolDown } from '@upline/domain';
import { type Address, isAddressEqual } from 'viem';
import { getBlock } from 'viem/actions';
import { knownPeople } from '../people.ts';
import { contractAt, type Workbench } from '../workbench.ts';
import { readHolders } from './accounts.ts';
import type { ReadyCall } from './call.ts';
import type { CallRevert, RaisedError, RefusalFact, Repair } from './outcome.ts';

interface Refused {
  bench: Workbench;
  call: ReadyCall;
  raised: RaisedError;
  block: bigint;
}

type Explanation = Pick<CallRevert, 'facts' | 'repairs'>;

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

function nameOf(bench: Workbench, address: Address): string {
  const person = knownPeople().find((one) => isAddressEqual(one.address, address));
  return person?.name ?? contractAt(bench, address)?.name ?? short(address);
}

const timeOf = (seconds: bigint) =>
  seconds === 0n ? 'never' : new Date(Number(seconds) * 1000).toISOString().replace(/:\d\d\.000Z$/, ' UTC');

const asPool = ({ call, block }: Refused) =>
  ({ address: call.to, abi: racePoolAbi, blockNumber: block }) as const;

const now = async ({ bench, block }: Refused): Promise<RefusalFact> => ({
  label: 'The block’s clock',
  text: timeOf((await getBlock(bench.client, { blockNumber: block })).timestamp),
});

async function wrongReferral(refused: Refused): Promise<Explanation> {
  const { bench, call, block } = refused;
  const { client, deployment } = bench;
  const [named] = call.args;
  const you: RefusalFact = { label: 'You named', text: nameOf(bench, named as Address) };
  const { isBound } = await readRecord(client, deployment.registry, call.account);
  const pool = Object.values(deployment.pools).find(({ address }) => isAddressEqual(address, call.to));
  if (!pool) return { facts: [you], repairs: [] };
  if (!isBound) {
    return {
      facts: [you, { label: 'The registry names', text: 'nobody: this wallet has no sponsor yet' }],
      repairs: [],
    };
  }
  const [referral, isDirect] = await client.readContract({
    address: deployment.registry,
    abi: uplineRegistryAbi,
    functionName: 'referrer',
    args: [call.account, pool.bit],
    blockNumber: block,
  });
  const right = nameOf(bench, referral);
  const texts = { referral, ...(call.contract.kind === 'race' && { is_direct: String(isDirect) }) };
  return {
    facts: [
      you,
      { label: 'The registry names', text: `${right}${isDirect ? ', the caller’s own sponsor' : ''}` },
    ],
    repairs: [{ do: 'fill', label: `Use ${right.split(' ')[0]}`, texts }],
  };
}

async function cannotPay({ bench, call, block }: Refused): Promise<Explanation> {
  const { client, deployment } = bench;
  const { joining_fee: fee } = await client.readContract({
    address: call.to,
    abi: racePoolAbi,
    functionName: 'config',
    blockNumber: block,
  });
  const allowance = await readAllowance(client, deployment.stableCoin, call.account, call.to, block);
  const held = await readBalance(client, deployment.stableCoin, call.account, block);
  const repairs: Repair[] = [];
  if (held < fee) {
    repairs.push({ do: 'give coins', label: `Give ${formatMoney(fee - held)}`, units: fee - held });
  }
  if (allowance < fee) repairs.push({ do: 'approve', label: 'Approve first' });
  return {
    facts: [
      { label: 'The fee', text: formatMoney(fee) },
      { label: 'Allowance', text: formatMoney(allowance) },
      { label: 'Balance', text: formatMoney(held) },
    ],
    repairs,
  };
}

async function lacksRole({ bench, call, raised }: Refused): Promise<Explanation> {
  const role = String(withRoleName(raised.args[1]));
  const holders = await readHolders(bench, call.contract);
  const holder = holders.find((one) => one.role === role)?.address;
  return {
    facts: [
      { label: 'The role', text: role },
      { label: 'Held by', text: holder ? nameOf(bench, holder) : 'nobody' },
    ],
    repairs: holder ? [{ do: 'act as', label: `As ${nameOf(bench, holder)}`, account: holder }] : [],
  };
}

async function announcedTerms(refused: Refused): Promise<Explanation> {
  const asked = { ...asPool(refused), functionName: 'pending_terms' } as const;
  const [, readyAt, expiresAt] = await refused.bench.client.readContract(asked);
  return announced(refused, readyAt, expiresAt);
}

async function announcedEnd(refused: Refused): Promise<Explanation> {
  const asked = { ...asPool(refused), functionName: 'pending_retirement' } as const;
  const [readyAt, expiresAt] = await refused.bench.client.readContract(asked);
  return announced(refused, readyAt, expiresAt);
}

async function announced(refused: Refused, readyAt: bigint, expiresAt: bigint): Promise<Explanation> {
  return {
    facts: [
      await now(refused),
      { label: 'Ready at', text: timeOf(readyAt) },
      { label: 'Expires at', text: timeOf(expiresAt) },
    ],
    repairs: [],
  };
}

async function pausedTooSoon(refused: Refused): Promise<Explanation> {
  const asked = { ...asPool(refused), functionName: 'paused_until' } as const;
  const until = await refused.bench.client.readContract(asked);
  return {
    facts: [
      await now(refused),
      { label: 'The last pause ends', text: timeOf(until) },
      { label: 'The next can begin', text: timeOf(until + pauseCoolDown) },
    ],
    repairs: [],
  };
}

async function fundTooSmall({ bench, call, block }: Refused): Promise<Explanation> {
  const functionName = call.contract.kind === 'race' ? 'product_fund' : 'royalty_fund';
  const abi = call.contract.abi;
  const fund = (await bench.client.readContract({
    address: call.to,
    abi,
    functionName,
    blockNumber: block,
  })) as bigint;
  return {
    facts: [
      { label: 'You asked for', text: formatMoney(BigInt(String(call.args[0] ?? 0))) },
      { label: 'The fund holds', text: formatMoney(fund) },
    ],
    repairs:
      fund > 0n ? [{ do: 'fill', label: `Take ${formatMoney(fund)}`, texts: { amount: `${fund}` } }] : [],
  };
}

/** Explanations by name of the error. */
const explanations: Readonly<Record<string, (refused: Refused) => Promise<Explanation>>> = {
  InvalidReferral: wrongReferral,
  NotEnoughAllowanceOrBalance: cannotPay,
  AccessControlUnauthorizedAccount: lacksRole,
  TermsNotReady: announcedTerms,
  RetirementNotReady: announcedEnd,
  PauseNotReady: pausedTooSoon,
  PurchasesPaused: pausedTooSoon,
  InsufficientProductOrRoyaltyFund: fundTooSmall,
};

/** Explains a refused call: the error, the values it compared, and repairs. */
export async function explain(refused: Refused): Promise<CallRevert> {
  const { raised, call } = refused;
  const { name, selector, failure } = raised;
  const isPurchase = call.name.startsWith('invest_');
  const explained = name === 'InvalidReferral' && !isPurchase ? undefined : explanations[name];
  const nothing: Explanation = { facts: [], repairs: [] };
  const { facts, repairs } = (await explained?.(refused).catch(() => nothing)) ?? nothing;
  return { error: name, selector, failure, facts, repairs };
}
