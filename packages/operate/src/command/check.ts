import { readFile } from 'node:fs/promises';
import { fingerprint } from '@upline/chain';
import { safeChecksum } from '@upline/chain/internal';
import { Command, InvalidArgumentError } from 'commander';
import { getAddress, type Hex } from 'viem';
import { isAddress, isHex } from 'viem/utils';
import * as z from 'zod';
import { callWords } from '../plans/callWords.ts';
import { checkSafe, type SafeOptions, type SafeRequest } from '../plans/checkSafe.ts';
import { requireDeployment } from '../plans/requireDeployment.ts';
import { wallet } from './arguments.ts';
import { type CliContext, type TargetFlags, withTarget } from './desk.ts';
import { asJson } from './showPlan.ts';

const address = z
  .string()
  .refine((text) => isAddress(text))
  .transform((text) => getAddress(text));
const digits = z.string().regex(/^\d+$/);

const safeFile = z.looseObject({
  version: z.literal('1.0'),
  chainId: digits,
  meta: z.looseObject({ createdFromSafeAddress: address, checksum: z.string() }),
  transactions: z
    .array(
      z.object({
        to: address,
        value: digits.transform(BigInt),
        data: z.custom<Hex>((given) => isHex(given) && given.length >= 10 && given.length % 2 === 0),
      }),
    )
    .min(1),
});

/** @throws Error with an explanation, if the file is invalid or was changed. */
function readRequest(text: string): SafeRequest {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('The file is no JSON.');
  }
  const parsed = safeFile.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The file is none of a Safe’s Transaction Builder, with raw calls: ${issue?.path.join('.')}.`,
    );
  }
  const { meta } = z.object({ meta: z.looseObject({ checksum: z.string() }) }).parse(raw);
  const { checksum, ...others } = meta;
  if (safeChecksum({ ...z.looseObject({}).parse(raw), meta: others }) !== checksum) {
    throw new Error('The file was changed since it was written: its checksum is another.');
  }
  const { chainId, transactions } = parsed.data;
  return { chainId: Number(chainId), safe: parsed.data.meta.createdFromSafeAddress, calls: transactions };
}

function nonceIn(text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new InvalidArgumentError('Expected a whole number.');
}

interface CheckFlags extends TargetFlags, SafeOptions {}

async function check(counter: CliContext, path: string, flags: CheckFlags): Promise<void> {
  const request = readRequest(await readFile(path, 'utf8'));
  const { client, deployment } = await counter.open(flags);
  await requireDeployment(client, deployment);
  const { chainId, safe, calls } = request;
  if (chainId !== deployment.chainId) {
    throw new Error(`The file is for chain ${chainId}, the deployment is on chain ${deployment.chainId}.`);
  }
  const checked = await checkSafe(client, request, flags);
  const words = calls.map((call) => callWords(call, deployment));
  const short = fingerprint({ chainId, actor: safe, calls });
  if (flags.json) {
    const listed = calls.map((call, index) => ({ ...call, what: words[index] }));
    counter.print(asJson({ chainId, safe, ...checked, fingerprint: short, calls: listed }));
  } else {
    counter.print(
      `Safe ${safe}, version ${checked.version}, ${checked.threshold} signatures, chain ${chainId}`,
    );
    counter.print(`Nonce ${checked.nonce}${flags.nonce === undefined ? ', the next one of the Safe' : ''}`);
    for (const [index, { to, value, data }] of calls.entries()) {
      counter.print(`${index + 1} of ${calls.length}: ${words[index] ?? 'UNKNOWN'}`);
      counter.print(`  to    ${to}\n  value ${value}\n  data  ${data}`);
    }
    if (checked.through) counter.print(`All at once through MultiSendCallOnly, ${checked.through}`);
    counter.print(`Fingerprint ${short}`);
    counter.print(`Domain hash ${checked.domainHash}`);
    counter.print(`Message hash ${checked.messageHash}`);
    counter.print(`safeTxHash ${checked.safeTxHash}, which the Safe computes too`);
  }
  if (words.every((what) => what !== null) && calls.every(({ value }) => value === 0n)) return;
  throw new Error('Do not sign: a call is none that the deployment’s contracts know, or it sends money.');
}

/** `check`: computes the hashes that a Safe's owners sign for a file, independently of the page. */
export function checkCommand(counter: CliContext): Command {
  return withTarget(
    new Command('check')
      .description('compute the hashes that a Safe’s owners sign, from a file and the chain')
      .argument('<file>', 'a file for a Safe’s Transaction Builder'),
  )
    .option('--nonce <number>', 'the Safe’s nonce, where others wait before it', nonceIn)
    .option('--multisend <address>', 'the Safe’s MultiSendCallOnly, where it is not the usual one', wallet)
    .action((path: string, flags: CheckFlags) => check(counter, path, flags));
}
