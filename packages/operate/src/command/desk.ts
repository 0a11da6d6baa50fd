import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Deployment } from '@upline/chain';
import { polygonAt } from '@upline/chain';
import { chainId, defaultPorts } from '@upline/domain';
import type { Command } from 'commander';
import { type Chain, type Client, createClient, http, type LocalAccount, type Transport } from 'viem';
import { readDeploymentFile } from '../deploy/deploymentFile.ts';
import { deploymentPath } from '../deploy/localDeployment.ts';
import { deploymentFileIn, deploymentsFolder } from '../deploy/paths.ts';
import { polygonNode } from '../deploy/polygonNode.ts';
import { cleanOf, type KeyFlags, type Secrets, signerOf, takeSecrets } from '../terminal/keys.ts';

export interface Terminal {
  environment: NodeJS.ProcessEnv;
  output: Pick<Writable, 'write'>;
  stderr: Pick<Writable, 'write'>;
}

/** Options of every command: deployment, node and output format. */
export interface TargetFlags {
  local?: boolean;
  deployment?: string;
  json?: boolean;
}

export interface CliDeployment {
  client: Client<Transport, Chain>;
  deployment: Deployment;
}

const keyVariable = 'UPLINE_OPERATOR_KEY';

/** Output, options and secrets of a command. */
export interface CliContext {
  print(line: string): void;
  printError(line: string): void;
  open(flags: TargetFlags): Promise<CliDeployment>;
  signer(flags: KeyFlags): Promise<LocalAccount>;
  environment: NodeJS.ProcessEnv;
  exitCode: number;
}

function nodeOf({ local }: TargetFlags, { url }: Secrets, environment: NodeJS.ProcessEnv): string {
  if (!local) return polygonNode(url);
  return `http://127.0.0.1:${environment.UPLINE_RPC_PORT || defaultPorts.rpc}`;
}

function fileOf({ local, deployment }: TargetFlags, environment: NodeJS.ProcessEnv): string {
  if (deployment) return resolve(deployment);
  if (local) return deploymentPath(resolve(environment.UPLINE_DATA_DIR || '.upline'));
  return deploymentFileIn(deploymentsFolder, chainId);
}

/** Creates the context of a terminal. Removes the secrets from its environment. */
export function counterOf({ environment, output, stderr }: Terminal): CliContext {
  const secrets = takeSecrets(environment, keyVariable);
  return {
    environment,
    exitCode: 0,
    print: (line) => output.write(`${cleanOf(secrets, line)}\n`),
    printError: (line) => stderr.write(`${cleanOf(secrets, line)}\n`),
    async open(flags) {
      const path = fileOf(flags, environment);
      const deployment = await readDeploymentFile(path);
      if (!deployment) {
        const cure = flags.local
          ? 'Start a chain with: pnpm dev'
          : 'Name another with --deployment, or use --local.';
        throw new Error(`There is no deployment at ${path}. ${cure}`);
      }
      const url = nodeOf(flags, secrets, environment);
      const client = createClient({
        chain: polygonAt(url),
        transport: http(url),
        pollingInterval: flags.local ? 50 : 1000,
        cacheTime: 0,
      });
      return { client, deployment };
    },
    signer: (flags) => signerOf(flags, secrets, keyVariable),
  };
}

/** Adds the options of every command. */
export function withTarget(command: Command): Command {
  return command
    .option('--local', 'the chain and the deployment of pnpm dev')
    .option('--deployment <file>', 'the file of the deployment; contracts/deployments/137.json unless given')
    .option('--json', 'print JSON');
}
