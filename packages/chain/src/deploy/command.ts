import { readFile } from 'node:fs/promises';
import confirm from '@inquirer/confirm';
import password from '@inquirer/password';
import { Command } from 'commander';
import { createClient, http } from 'viem';
import { polygonAt } from '../polygonAt.ts';
import { polygonNode } from '../polygonNode.ts';
import { complaint } from '../terminal/complaint.ts';
import type { OpenConfig } from './config.ts';
import { deployerKey } from './deployerKey.ts';
import { deployOnChain } from './deployOnChain.ts';
import { deploymentsFolder } from './paths.ts';
import { requireConfig } from './requireConfig.ts';
import { withoutSecrets } from './withoutSecrets.ts';

interface Flags {
  dryRun: boolean;
  yes: boolean;
  keystore?: string;
  passwordFile?: string;
  folder: string;
}

interface Secrets {
  url?: string | undefined;
  key?: string | undefined;
  password?: string | undefined;
}

const help = `
The key is the admin's own: of a keystore (Web3 Secret Storage), whose password is asked for or comes from
--password-file or UPLINE_KEYSTORE_PASSWORD, or UPLINE_DEPLOYER_KEY in hexadecimal. The node is that of
POLYGON_RPC_URL. None of them is ever printed. A run that was broken off is taken up by the same command.`;

/** Takes a variable out of the environment: the compiler and git, which run below this, get no secrets. */
function takeVariable(name: string): string | undefined {
  const value = process.env[name];
  delete process.env[name];
  return value;
}

function requireSomebody(): void {
  if (process.stdin.isTTY) return;
  throw new Error('Nobody can be asked here. Look with --dry-run first, then add --yes.');
}

async function askForPassword({ keystore, passwordFile }: Flags, secrets: Secrets): Promise<string> {
  if (passwordFile) {
    const text = await readFile(passwordFile, 'utf8').catch(() => {
      throw new Error(`The password file ${passwordFile} cannot be read.`);
    });
    return text.replace(/\r?\n$/, '');
  }
  if (secrets.password) return secrets.password;
  if (!process.stdin.isTTY) {
    throw new Error(
      'The keystore needs --password-file or UPLINE_KEYSTORE_PASSWORD where nobody can be asked.',
    );
  }
  return password({ message: `Password of ${keystore}`, mask: false, toggleMask: false });
}

async function run(
  open: OpenConfig,
  where: string,
  flags: Flags,
  say: (line: string) => void,
  secrets: Secrets,
) {
  const url = polygonNode(secrets.url);
  await deployOnChain({
    client: createClient({
      chain: polygonAt(url),
      transport: http(url),
      pollingInterval: 1000,
      cacheTime: 0,
    }),
    config: requireConfig(open, where),
    folder: flags.folder,
    isDryRun: flags.dryRun,
    account: () =>
      deployerKey({
        keystore: flags.keystore,
        key: secrets.key,
        password: async () => {
          secrets.password = await askForPassword(flags, secrets);
          return secrets.password;
        },
      }),
    confirm: async () => {
      if (flags.yes) return true;
      requireSomebody();
      return confirm({ message: 'Send these transactions?', default: false });
    },
    say,
  });
}

/**
 * The command that puts the pools on a real chain.
 * @param where What the configuration is called in complaints: its file.
 */
export function deployCommand(config: OpenConfig, where: string): Command {
  const secrets: Secrets = {
    url: takeVariable('POLYGON_RPC_URL'),
    key: takeVariable('UPLINE_DEPLOYER_KEY'),
    password: takeVariable('UPLINE_KEYSTORE_PASSWORD'),
  };
  const clean = (text: string) =>
    withoutSecrets(Object.values(secrets).filter((secret): secret is string => Boolean(secret)))(text);
  const say = (line: string) => process.stdout.write(`${clean(line)}\n`);

  return new Command('pnpm deploy:contracts')
    .description(
      'Puts registry and pools on Polygon, checks every value there, and writes contracts/deployments.',
    )
    .option('--dry-run', 'show the plan and what it costs; check what stands; send nothing', false)
    .option('--yes', 'do not ask before sending', false)
    .option('--keystore <file>', "the admin's key", process.env.UPLINE_KEYSTORE)
    .option('--password-file <file>', "the keystore's password")
    .option('--folder <folder>', 'where <chainId>.json is kept', deploymentsFolder)
    .addHelpText('after', help)
    .showHelpAfterError()
    .action(async (flags: Flags) => {
      try {
        await run(config, where, flags, say, secrets);
      } catch (error) {
        process.stderr.write(`${clean(complaint(error, 'The node of POLYGON_RPC_URL does not answer.'))}\n`);
        process.exitCode = 1;
      }
    });
}
