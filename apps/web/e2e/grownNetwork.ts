import { demoMembers } from '@upline/localnet';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { keptFolder } from '../../../tools/shared/keptFolder.ts';
import { freePorts } from '../../../tools/stack/ports.ts';
import { describeStack } from '../../../tools/stack/stack.ts';
import { startStages } from '../../../tools/stack/startStages.ts';
import { openSession } from './openSession.ts';

/** Inputs that may change a grown network: contracts, chain, server and the growing code. */
const files = [
  'contracts/src/**/*',
  'packages/{api,chain,domain}/src/**/*',
  'apps/server/{package.json,src/**/*}',
  '{foundry.toml,pnpm-lock.yaml}',
  'tools/{solc.mjs,keptFolder.ts,stack/*}',
  'apps/web/e2e/{grownNetwork,openSession}.ts',
];

const outside = /\.test\.ts$/;

export interface Growth {
  /** Age, milliseconds. @default that of the demo network */
  past?: number;
  /** Further referrals of the first member, who buy nothing. @default 0 */
  referrals?: number;
}

/** Calls per minute, enough to register everyone at once. */
const noLimit = '100000';

async function bringIn({ web, api }: Record<'web' | 'api', string>, referrals: number): Promise<void> {
  const members = demoMembers();
  const [first] = members;
  const numbers = Array.from({ length: referrals }, (_, number) => number);
  // A few at a time, because the server has one database.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const account = privateKeyToAccount(generatePrivateKey());
        const { client } = await openSession({ url: web, apiUrl: api }, account, first?.address);
        const name = `${members[number % members.length]?.name} ${number}`;
        await client.call('update', { body: { name } });
      }
    }),
  );
}

/**
 * A network of registered demo members with levels, cached per day because its history ends on the
 * day of its creation.
 * @param app The built app, which its server serves.
 * @returns The folder, read-only for its users.
 */
export function grownNetwork(app: string, { past, referrals = 0 }: Growth = {}): Promise<string> {
  const more = [new Date().toISOString().slice(0, 10), process.env.STAFF_WALLETS, past, referrals];
  return keptFolder('grown-network', { files, outside, more }, async (dataDir) => {
    const limit = process.env.UPLINE_RATE_LIMIT;
    if (referrals > 0) process.env.UPLINE_RATE_LIMIT = noLimit;
    const stack = describeStack({
      ports: await freePorts(),
      dataDir,
      warn: (text) => process.stderr.write(`${text}\n`),
      builtApp: app,
      ...(past !== undefined && { past }),
    });
    try {
      await startStages(stack.stages);
      await bringIn(stack.urls, referrals);
    } finally {
      await stack.stop();
      if (limit === undefined) delete process.env.UPLINE_RATE_LIMIT;
      else process.env.UPLINE_RATE_LIMIT = limit;
    }
  });
}
