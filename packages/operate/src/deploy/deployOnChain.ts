import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Deployment } from '@upline/chain';
import { gasCoin } from '@upline/domain';
import { type Chain, type Client, formatEther, type Hash, type LocalAccount, type Transport } from 'viem';
import { getBalance, getBlockNumber, getCode } from 'viem/actions';
import { checkDeployment, differencesFromPlan } from './checkDeployment.ts';
import { compileContracts } from './compile.ts';
import type { DeployConfig } from './config.ts';
import { addressesOf } from './contractAddresses.ts';
import { type Cost, costInWords, costOf } from './costOf.ts';
import { readDeploymentFile, writeDeploymentFile } from './deploymentFile.ts';
import { describeDeployment } from './describeDeployment.ts';
import { localNode } from './localNode.ts';
import { deploymentFileIn, isDeploymentsFolder } from './paths.ts';
import { create2Factory, create2FactoryCode, type DeployPlan, planDeployment } from './plan.ts';
import { requireChain } from './requireChain.ts';
import { requireCoin } from './requireCoin.ts';
import { runSteps } from './runSteps.ts';
import { writeSafeFiles } from './safeFiles.ts';
import { signingSender, waitUntilSettled } from './signingSender.ts';
import { writeStandardJson } from './standardJson.ts';
import { type DeployStep, missingSteps } from './steps.ts';
import { forgetUnfinished, noteUnfinished, readUnfinished } from './unfinished.ts';
import { sourcify, verifySources } from './verifySources.ts';
import { waitUntilFinal } from './waitUntilFinal.ts';

export interface DeployOnChainOptions {
  client: Client<Transport, Chain>;
  config: DeployConfig;
  /** Folder of `<chainId>.json`. */
  folder: string;
  /** True to show the plan without sending. */
  isDryRun: boolean;
  /** Called only if there are transactions to send. */
  account: () => Promise<LocalAccount>;
  confirm: () => Promise<boolean>;
  /**
   * Folder for files with the missing calls for the Safe that is the admin; nothing is sent then.
   */
  safe?: string | undefined;
  /**
   * URL of the service that verifies sources; Sourcify for real chains by default, `null` for none.
   */
  verifier?: string | null | undefined;
  /** Tip per unit of gas, units of 10⁻¹⁸. @default the node's, at least Polygon's minimum */
  tip?: bigint | undefined;
  print: (line: string) => void;
}

const node = 'The node of POLYGON_RPC_URL';

async function requireFactory(client: Client): Promise<void> {
  if ((await getCode(client, { address: create2Factory })) === create2FactoryCode) return;
  throw new Error(`The deterministic deployment proxy does not stand at ${create2Factory} on this chain.`);
}

/**
 * Prevents a second registry, since members' sponsors and seats are in the first; and further
 * pools, since the registry's list only grows.
 */
async function requireSamePlaces(
  { config: { chainId }, folder }: DeployOnChainOptions,
  plan: DeployPlan,
  genesisHash: Hash,
): Promise<Deployment | null> {
  const path = deploymentFileIn(folder, chainId);
  const known = await readDeploymentFile(path);
  if (known && known.genesisHash !== genesisHash) {
    throw new Error(
      `${path} belongs to another chain: its genesis is ${known.genesisHash}, not ${genesisHash}.`,
    );
  }
  const begun = known ? addressesOf(known) : (await readUnfinished(folder, chainId))?.places;
  const planned = addressesOf(plan);
  const moved = Object.keys(planned).find((name) => begun && begun[name] !== planned[name]);
  if (begun && moved) {
    const cure = known
      ? ''
      : ` If nothing of the first is on the chain, remove ${chainId}.unfinished.json and run this again.`;
    throw new Error(
      `${moved}: ${folder} says ${begun[moved]}; these sources and this configuration make ` +
        `${planned[moved]}, a second one. Deploy with the sources and the configuration of the first.${cure}`,
    );
  }
  return known;
}

function showPlan({ config, print }: DeployOnChainOptions, plan: DeployPlan, missing: readonly DeployStep[]) {
  const { admin, modifierAdmin, productPool, royaltyAdmin } = config.operator;
  print(`stable coin     ${plan.stableCoin}`);
  print(`registry        ${plan.registry}`);
  for (const [position, address] of Object.entries(plan.pools)) print(`pool ${position}          ${address}`);
  print(`admin           ${admin}   signs every step below`);
  print(`MODIFIER        ${modifierAdmin}`);
  print(`PRODUCT         ${productPool}`);
  print(`ROYALITY        ${royaltyAdmin}`);
  for (const [at, seat] of plan.seats.entries())
    print(`seat ${at + 1}          ${seat}${at === 0 ? '   the root' : ''}`);
  print(
    missing.length === 0 ? 'Everything stands: nothing is to be sent.' : `To be sent, ${missing.length}:`,
  );
  for (const { name } of missing) print(`  ${name}`);
}

async function requireAdmin({ config, account }: DeployOnChainOptions): Promise<LocalAccount> {
  const { admin } = config.operator;
  const signer = await account();
  if (signer.address !== admin) {
    throw new Error(
      `The key is that of ${signer.address}, but only the admin ${admin} may take these steps.`,
    );
  }
  return signer;
}

async function requireFunds({ client, config }: DeployOnChainOptions, { price }: Cost): Promise<void> {
  const { admin } = config.operator;
  const balance = await getBalance(client, { address: admin });
  if (balance < price) {
    throw new Error(
      `The admin ${admin} has ${formatEther(balance)} ${gasCoin}; the steps may need ${formatEther(price)}.`,
    );
  }
}

async function commit(): Promise<string | undefined> {
  const words = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude', '*'];
  return promisify(execFile)('git', words, { cwd: import.meta.dirname }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

async function writeIfNew(
  { config, folder, print }: DeployOnChainOptions,
  known: Deployment | null,
  deployed: Deployment,
): Promise<void> {
  const path = deploymentFileIn(folder, config.chainId);
  if (known && isDeepStrictEqual(known, { ...deployed, gitCommit: known.gitCommit })) {
    print(`${path} says so already.`);
  } else {
    await writeDeploymentFile(path, deployed);
    print(`Written: ${path}`);
  }
  await forgetUnfinished(folder, config.chainId);
}

/** The last step: makes the sources readable in explorers. */
async function publishSources(
  { config, folder, verifier, print }: DeployOnChainOptions,
  plan: DeployPlan,
  isLocal: boolean,
): Promise<void> {
  const files = await writeStandardJson(join(folder, `${config.chainId}.sources`));
  print(`Written: ${files.join(', ')}`);
  const host = verifier === undefined && !isLocal ? sourcify : verifier;
  if (host) await verifySources(host, plan, print);
}

/**
 * Compares an existing deployment with its plan. Changes by roles are reported, but are no error.
 */
async function checkStanding({ client, print }: DeployOnChainOptions, plan: DeployPlan): Promise<void> {
  const found = await differencesFromPlan(client, plan);
  const faults = found.filter(({ isLaterChange }) => !isLaterChange).map(({ says }) => says);
  if (faults.length > 0)
    throw new Error(`The deployment differs from the configuration:\n${faults.join('\n')}`);
  for (const { says } of found) print(`Changed since the launch, as roles may: ${says}`);
  print(
    found.length === 0
      ? 'Every value on the chain is as meant.'
      : 'Every other value on the chain is as meant.',
  );
}

/**
 * Deploys a configuration to a real chain, or continues an interrupted run: shows the plan, asks
 * for confirmation, sends the missing transactions, waits until they are final, compares every
 * value on the chain with the plan, and only then writes the deployment's file.
 * @throws Error before anything is sent, if chain, coin, key, funds, folder or configuration is
 * wrong; and afterwards, if a value on the chain is.
 */
export async function deployOnChain(options: DeployOnChainOptions): Promise<void> {
  const { client, config, folder, isDryRun, print } = options;
  const { admin } = config.operator;
  const genesisHash = await requireChain(client, config, node);
  const local = await localNode(client);
  if (local) print(`${node} is a local one (${local}): this is a rehearsal.`);
  if (local && !isDryRun && isDeploymentsFolder(folder)) {
    throw new Error(`${folder} is for real deployments. Rehearse into another one with --folder.`);
  }
  await requireFactory(client);
  await requireCoin(client, config);
  const plan = planDeployment(config, await compileContracts(() => print('Compiling the contracts.')));
  const known = await requireSamePlaces(options, plan, genesisHash);
  if (!isDryRun) await waitUntilSettled(client, admin);
  const missing = await missingSteps(client, plan);
  // Before the plan, so that an error about the key does not follow fifty lines of output.
  const isSent = !isDryRun && !options.safe && missing.length > 0;
  const signer = isSent ? await requireAdmin(options) : null;
  showPlan(options, plan, missing);
  const cost =
    missing.length > 0 ? await costOf(client, admin, missing, options.tip) : { gas: 0n, price: 0n, tip: 0n };
  if (missing.length > 0) print(costInWords(cost));
  if (isDryRun) {
    // A dry run of a complete deployment is a check.
    if (missing.length === 0) await checkStanding(options, plan);
    print('A dry run: nothing was sent or written.');
    return;
  }

  const note = { places: addressesOf(plan), begun: new Date().toISOString() };
  if (options.safe && missing.length > 0) {
    await writeSafeFiles(client, config, missing, { folder: options.safe, print });
    await noteUnfinished(folder, config.chainId, note);
    return;
  }
  if (signer) {
    await requireFunds(options, cost);
    if (!(await options.confirm())) throw new Error('Nothing was sent.');
    await noteUnfinished(folder, config.chainId, note);
    const last = await runSteps(
      client,
      signingSender(client, signer, options.tip),
      missing,
      ({ name }, index) => print(`${index + 1} of ${missing.length}: ${name}`),
    );
    if (!local) {
      print('Waiting until the last step is final.');
      await waitUntilFinal(client, last ?? 0n);
    }
  } else if (!known && !local) {
    await waitUntilFinal(client, await getBlockNumber(client));
  }
  if (known && missing.length === 0) {
    await checkStanding(options, plan);
  } else {
    await checkDeployment(client, plan);
    print('Every value on the chain is as meant.');
  }
  const gitCommit = await commit();
  await writeIfNew(options, known, await describeDeployment(client, plan, { genesisHash, gitCommit }));
  await publishSources(options, plan, local !== null);
}
