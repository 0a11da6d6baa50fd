import { resolve } from 'node:path';
import type { Deployment } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { defaultPorts } from '@upline/domain';
import { readDeployment } from '@upline/operate/node';
import { forkAt } from '../local/fork.ts';
import { readRehearsal } from '../local/rehearsal.ts';

export interface Terminal {
  environment: Readonly<NodeJS.ProcessEnv>;
  output: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

/** The local chain or fork of a command, and its output. */
export interface Place {
  /** Folder with the local chain's state and a fork's files. */
  readonly dataDir: string;
  readonly port: number;
  readonly rpcUrl: string;
  /** Error message if the chain does not answer. */
  readonly silence: string;
  readonly terminal: Terminal;
  exitCode: number;
  print(line: string): void;
  /**
   * Reads the deployment on the running chain, local or fork.
   * @throws Error naming the command that creates one, if there is none.
   */
  deployed(): Promise<Deployment>;
}

/** Reads the place from the environment. */
export function placeOf(terminal: Terminal): Place {
  const { environment, output } = terminal;
  const dataDir = resolve(environment.UPLINE_DATA_DIR || '.upline');
  const port = Number(environment.UPLINE_RPC_PORT || defaultPorts.rpc);
  const rpcUrl = `http://127.0.0.1:${port}`;
  return {
    dataDir,
    port,
    rpcUrl,
    silence: `No chain answers at ${rpcUrl}. Start one with: pnpm chain start`,
    terminal,
    exitCode: 0,
    print(line) {
      output.write(`${line}\n`);
    },
    async deployed() {
      const client = localClient(rpcUrl);
      // If no chain answers, the command's next request reports it.
      if (await forkAt(client).catch(() => null)) return readRehearsal(client, dataDir);
      const found = await readDeployment(dataDir);
      if (!found) throw new Error(`${dataDir} holds no deployment. Start with: pnpm chain start`);
      return found;
    },
  };
}
