import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { writeDeploymentFile } from '../deploy/deploymentFile.ts';
import { polygon } from '../deploy/polygon.ts';
import type { Deployment } from '../deployment.ts';
import { runOperate } from '../operateCommand/runOperate.ts';
import { buyersWorld } from './buyersWorld.ts';
import { folderForTest } from './localWorld.ts';

/** Whose key signs. */
export type Signer = PrivateKeyAccount & { privateKey: Hex };

/** How a run of the command ended. */
export interface Ended {
  code: number;
  text: string;
}

interface SafeFile {
  chainId: string;
  meta: { createdFromSafeAddress: Address };
  transactions: { to: Address; value: string; data: Hex }[];
}

/** What a run may find otherwise. */
interface Circumstances {
  deployment?: Deployment;
  environment?: NodeJS.ProcessEnv;
}

/** The local world of buyers, and the operator's commands in it. */
export function operatorsWorld() {
  const buyers = buyersWorld();
  const { world } = buyers;

  async function operate(words: readonly string[], circumstances: Circumstances = {}): Promise<Ended> {
    const path = join(await folderForTest(), 'deployment.json');
    await writeDeploymentFile(path, circumstances.deployment ?? world().deployment);
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const code = await runOperate([...words, '--deployment', path], polygon, {
      environment: { POLYGON_RPC_URL: world().rpcUrl, ...circumstances.environment },
      output: stream,
      complaints: stream,
    });
    return { code, text };
  }

  return {
    ...buyers,
    operate,
    /** Sends an act with a key. */
    byKey: (words: readonly string[], signer: Signer, circumstances: Circumstances = {}) =>
      operate([...words, '--send', '--yes'], {
        ...circumstances,
        environment: { UPLINE_OPERATOR_KEY: signer.privateKey, ...circumstances.environment },
      }),
    /** Writes an act for a Safe and carries the file out as that Safe. */
    async bySafe(
      words: readonly string[],
      circumstances: Circumstances = {},
    ): Promise<Ended & { file: SafeFile }> {
      const path = join(await folderForTest(), 'safe.json');
      const ended = await operate([...words, '--safe', path], circumstances);
      if (ended.code !== 0) throw new Error(ended.text);
      const file: SafeFile = JSON.parse(await readFile(path, 'utf8'));
      const { client } = world();
      const account = file.meta.createdFromSafeAddress;
      await client.impersonateAccount({ address: account });
      for (const { to, data, value } of file.transactions) {
        await client.sendTransactionSync({ account, to, data, value: BigInt(value) });
      }
      await client.stopImpersonatingAccount({ address: account });
      return { ...ended, file };
    },
  };
}
