import { keptFolder } from '../../../tools/keptFolder.ts';
import { freePorts } from '../../../tools/stack/ports.ts';
import { describeStack } from '../../../tools/stack/stack.ts';
import { startStages } from '../../../tools/stack/startStages.ts';

/** All that may change what a network looks like once it has grown: contracts, chain, server, and what grows it. */
const files = [
  'contracts/src/**/*',
  'packages/{api,chain,domain}/src/**/*',
  'apps/server/{package.json,src/**/*}',
  '{foundry.toml,pnpm-lock.yaml}',
  'tools/{solc.mjs,keptFolder.ts,stack/*}',
  'apps/web/e2e/grownNetwork.ts',
];

const outside = /\.test\.ts$/;

/**
 * A network of demo members who have bought and are registered. It is grown again each day, since it lies in the past
 * of the day that it was grown.
 * @param app The built app, which its server serves.
 * @returns The folder; nobody may write into it.
 */
export function grownNetwork(app: string): Promise<string> {
  const more = [new Date().toISOString().slice(0, 10), process.env.STAFF_WALLETS];
  return keptFolder('grown-network', { files, outside, more }, async (dataDir) => {
    const stack = describeStack({
      ports: await freePorts(),
      dataDir,
      warn: (text) => process.stderr.write(`${text}\n`),
      builtApp: app,
    });
    try {
      await startStages(stack.stages);
    } finally {
      await stack.stop();
    }
  });
}
