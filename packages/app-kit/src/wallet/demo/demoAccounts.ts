import type { DemoPersona } from '@upline/ui/ports';
import type { Hex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { isHex } from 'viem/utils';
import { parsedOr, record, text } from '../../store/parsing.ts';

/** Storage key of the demo members created in this browser. Their money is not real. */
const ownKeys = 'uplineDemoKeys';

/** An account whose private key is no secret. */
export interface DemoAccount {
  name: string;
  account: PrivateKeyAccount;
  persona?: DemoPersona;
}

function privateKey(value: unknown): Hex {
  if (!isHex(value) || value.length !== 66) throw new TypeError('No key.');
  return value;
}

const personas: readonly unknown[] = [
  'allLevels',
  'lostMost',
  'halfway',
  'justStarted',
] satisfies DemoPersona[];

const isPersona = (value: unknown): value is DemoPersona => personas.includes(value);

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('No list.');
  return value;
}

function storedKeys(): Hex[] {
  const stored = localStorage.getItem(ownKeys);
  return stored === null ? [] : parsedOr([], () => list(JSON.parse(stored)).map(privateKey));
}

async function networkMembers(): Promise<DemoAccount[]> {
  const reply = await fetch('/@demo-members');
  const members = list(await reply.json()).map(record);
  return members.map((member) => ({
    name: text(member.name),
    account: privateKeyToAccount(privateKey(member.privateKey)),
    ...(isPersona(member.persona) && { persona: member.persona }),
  }));
}

/** The members created in this browser, newest first, then those of the grown network. */
export async function demoAccounts(): Promise<DemoAccount[]> {
  const own = storedKeys().map(
    (key, index): DemoAccount => ({
      name: `Demo member ${index + 1}`,
      account: privateKeyToAccount(key),
    }),
  );
  return [...own.toReversed(), ...(await networkMembers().catch(() => []))];
}

export function newDemoAccount(): PrivateKeyAccount {
  const key = generatePrivateKey();
  localStorage.setItem(ownKeys, JSON.stringify([...storedKeys(), key]));
  return privateKeyToAccount(key);
}
