import { polygonAt } from '@upline/chain';
import { Command } from 'commander';
import { createClient, http } from 'viem';
import { errorMessage } from '../terminal/errorMessage.ts';
import {
  cleanOf,
  confirmSending,
  type KeyFlags,
  type Secrets,
  signerOf,
  takeSecrets,
} from '../terminal/keys.ts';
import { gwei, tipOption } from '../terminal/tip.ts';
import { compileContracts } from './compile.ts';
import type { OpenConfig } from './config.ts';
import { deployOnChain } from './deployOnChain.ts';
import { deploymentsFolder } from './paths.ts';
import { polygonNode } from './polygonNode.ts';
import { readRehearsalConfig, requireRehearsal } from './rehearsalConfig.ts';
import { requireConfig } from './requireConfig.ts';
import { writeStandardJson } from './standardJson.ts';

interface Flags extends KeyFlags {
  dryRun: boolean;
  yes: boolean;
  safe?: string;
  verifier?: string;
  verify: boolean;
  sources?: string;
  folder: string;
  config?: string;
  tip?: bigint;
}

const keyVariable = 'UPLINE_DEPLOYER_KEY';

const help = `
The key is the admin's own: of a keystore (Web3 Secret Storage), whose password is asked for or comes from
--password-file or UPLINE_KEYSTORE_PASSWORD, or UPLINE_DEPLOYER_KEY in hexadecimal. The node is that of
POLYGON_RPC_URL. None of them is ever printed. The same command continues an interrupted run.
With a Safe as admin no key is needed: --safe writes its files, and the same command without it checks what they did.
At the end the sources are verified at Sourcify, or at --verifier (UPLINE_VERIFIER), which speaks its API.`;

async function run(
  open: OpenConfig,
  where: string,
  flags: Flags,
  print: (line: string) => void,
  secrets: Secrets,
) {
  if (flags.sources) {
    await compileContracts(() => print('Compiling the contracts.'));
    print(`Written: ${(await writeStandardJson(flags.sources)).join(', ')}`);
    return;
  }
  const url = polygonNode(secrets.url);
  const client = createClient({
    chain: polygonAt(url),
    transport: http(url),
    pollingInterval: 1000,
    cacheTime: 0,
  });
  const config = flags.config ? await readRehearsalConfig(open, flags.config) : requireConfig(open, where);
  if (flags.config) await requireRehearsal(client, flags.folder);
  await deployOnChain({
    client,
    config,
    folder: flags.folder,
    isDryRun: flags.dryRun,
    account: () => signerOf(flags, secrets, keyVariable),
    safe: flags.safe,
    tip: flags.tip,
    verifier: flags.verify ? flags.verifier : null,
    confirm: async () => flags.yes || confirmSending('with --dry-run'),
    print,
  });
}

/**
 * Creates the command that deploys to a real chain.
 * @param where Name of the configuration in error messages: its file.
 */
export function deployCommand(config: OpenConfig, where: string): Command {
  const secrets = takeSecrets(process.env, keyVariable);
  const clean = (text: string) => cleanOf(secrets, text);
  const print = (line: string) => process.stdout.write(`${clean(line)}\n`);

  return new Command('pnpm deploy:contracts')
    .description(
      'Puts registry and pools on Polygon, checks every value there, and writes contracts/deployments.',
    )
    .option('--dry-run', 'show the plan and its cost, check what is deployed, send nothing', false)
    .option('--yes', 'do not ask before sending', false)
    .option('--keystore <file>', "the admin's key", process.env.UPLINE_KEYSTORE)
    .option('--password-file <file>', "the keystore's password")
    .option('--folder <folder>', 'where <chainId>.json is kept', deploymentsFolder)
    .option(
      '--config <file>',
      'rehearse with the wallets and the coin of a JSON file; `pnpm chain fork --bare` writes one',
    )
    .option('--safe <folder>', 'write what is missing as files for the Safe that is the admin; send nothing')
    .option(
      '--verifier <url>',
      'the host that verifies the sources',
      process.env.UPLINE_VERIFIER || undefined,
    )
    .option(...tipOption, gwei)
    .option('--no-verify', 'do not verify the sources')
    .option('--sources <folder>', "only write the compiler's standard JSON input there; asks no node")
    .addHelpText('after', help)
    .showHelpAfterError()
    .action(async (flags: Flags) => {
      try {
        await run(config, where, flags, print, secrets);
      } catch (error) {
        process.stderr.write(
          `${clean(errorMessage(error, 'The node of POLYGON_RPC_URL does not answer.'))}\n`,
        );
        process.exitCode = 1;
      }
    });
}
