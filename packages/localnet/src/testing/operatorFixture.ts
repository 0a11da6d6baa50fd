import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Deployment } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { runOperate } from '@upline/operate/commands';
import { polygon, writeDeploymentFile } from '@upline/operate/node';
import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { buyerFixture } from './buyerFixture.ts';
import { folderForTest } from './localFixture.ts';

export type Signer = PrivateKeyAccount & { privateKey: Hex };

export interface Ended {
  code: number;
  text: string;
}

interface SafeFile {
  chainId: string;
  meta: { createdFromSafeAddress: Address };
  transactions: { to: Address; value: string; data: Hex }[];
}

interface Place {
  rpcUrl: string;
  deployment: Deployment;
}

interface Circumstances {
  deployment?: Deployment;
  environment?: NodeJS.ProcessEnv;
}

/** Runs an operator's command as from a terminal. */
export async function operateOn(
  { rpcUrl, deployment }: Place,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const path = join(await folderForTest(), 'deployment.json');
  await writeDeploymentFile(path, deployment);
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const code = await runOperate([...words, '--deployment', path], polygon, {
    environment: { POLYGON_RPC_URL: rpcUrl, ...environment },
    output: stream,
    stderr: stream,
  });
  return { code, text };
}

/** Arguments and environment to send an act with a key. */
export const keyed = (words: readonly string[], { privateKey }: Signer) =>
  [[...words, '--send', '--yes'], { UPLINE_OPERATOR_KEY: privateKey }] as const;

/** Writes an act for a Safe and executes the file as that Safe. */
export async function bySafeOn(place: Place, words: readonly string[]): Promise<SafeFile> {
  const path = join(await folderForTest(), 'safe.json');
  const ended = await operateOn(place, [...words, '--safe', path]);
  if (ended.code !== 0) throw new Error(ended.text);
  const file: SafeFile = JSON.parse(await readFile(path, 'utf8'));
  const client = localClient(place.rpcUrl);
  const account = file.meta.createdFromSafeAddress;
  await client.impersonateAccount({ address: account });
  for (const { to, data, value } of file.transactions) {
    await client.sendTransactionSync({ account, to, data, value: BigInt(value) });
  }
  await client.stopImpersonatingAccount({ address: account });
  return file;
}

/** The buyers' fixture with the operator's commands. */
export function operatorFixture() {
  const buyers = buyerFixture();
  const { fixture } = buyers;

  const operate = (words: readonly string[], { deployment, environment }: Circumstances = {}) =>
    operateOn({ ...fixture(), ...(deployment && { deployment }) }, words, environment);

  return {
    ...buyers,
    operate,
    byKey(words: readonly string[], signer: Signer, { deployment }: Circumstances = {}) {
      const [sent, environment] = keyed(words, signer);
      return operate(sent, { environment, ...(deployment && { deployment }) });
    },
    bySafe: (words: readonly string[]) => bySafeOn(fixture(), words),
  };
}
