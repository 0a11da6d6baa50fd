import { resolve } from 'node:path';
import type { Deployment } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { defaultPorts } from '@upline/domain';
import { readDeployment } from '@upline/operate/node';
import { forkAt } from '../local/fork.ts';
import { readRehearsal } from '../local/rehearsal.ts';

/** Who runs a command. */
export interface Terminal {
  environment: Readonly<NodeJS.ProcessEnv>;
  output: NodeJS.WritableStream;
  complaints: NodeJS.WritableStream;
}

/** Where a command finds the local chain or a fork, and whom it tells. */
export interface Place {
  /** The folder that keeps the local chain, and what belongs to a fork. */
  readonly dataDir: string;
  /** The port on which it listens. */
  readonly port: number;
  /** Its node. */
  readonly rpcUrl: string;
  /** What is said when it does not answer. */
  readonly silence: string;
  readonly terminal: Terminal;
  /** What the process ends with. */
  exitCode: number;
  /** Says one line to the person who ran the command. */
  say(line: string): void;
  /**
   * The deployment that stands on the chain that listens, be it the local one or a fork.
   * @throws Error with the command that makes one when there is none.
   */
  deployed(): Promise<Deployment>;
}

/** The place that a terminal's environment names. */
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
    say(line) {
      output.write(`${line}\n`);
    },
    async deployed() {
      const client = localClient(rpcUrl);
      // Who listens nowhere is complained about by the first question that needs an answer.
      if (await forkAt(client).catch(() => null)) return readRehearsal(client, dataDir);
      const found = await readDeployment(dataDir);
      if (!found) throw new Error(`${dataDir} holds no deployment. Start with: pnpm chain start`);
      return found;
    },
  };
}
