import { levels } from '@upline/domain';
import type { Address } from 'viem';
import * as z from 'zod';
import type { DeployPlan } from './plan.ts';
import { pollUntil } from './pollUntil.ts';
import { type StandardJson, standardJsonOf } from './standardJson.ts';

/** Default service for source verification. */
export const sourcify = 'https://sourcify.dev/server';

const patience = 30_000;

const ticket = z.object({ verificationId: z.string() });
const errorMessage = z.object({ customCode: z.string(), message: z.string().default('') });
const job = z.object({
  isJobCompleted: z.boolean(),
  contract: z.object({ match: z.string().nullish() }).optional(),
  error: errorMessage.optional(),
});

interface Claim {
  name: string;
  address: Address;
  source: StandardJson;
}

async function ask(url: string, body?: object): Promise<{ status: number; reply: unknown }> {
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    signal: AbortSignal.timeout(patience),
  });
  return { status: response.status, reply: await response.json() };
}

/** @returns The reason why it is not verified, or `null`. */
async function verify(host: string, chainId: number, { address, source }: Claim): Promise<string | null> {
  const asked = await ask(`${host}/v2/verify/${chainId}/${address}`, source);
  const known = errorMessage.safeParse(asked.reply);
  if (known.success) {
    return known.data.customCode === 'already_verified'
      ? null
      : `${known.data.customCode}. ${known.data.message}`;
  }
  const { verificationId } = ticket.parse(asked.reply);
  let found: z.infer<typeof job> | undefined;
  await pollUntil(
    async () => {
      found = job.parse((await ask(`${host}/v2/verify/${verificationId}`)).reply);
      return found.isJobCompleted;
    },
    { every: 2000, within: 120_000 },
  );
  if (!found?.isJobCompleted) return 'not done after two minutes.';
  if (found.error) return `${found.error.customCode}. ${found.error.message}`;
  return found.contract?.match ? null : 'the code on the chain is not what these sources make.';
}

/**
 * Verifies the sources of registry and pools at a service with Sourcify's API version 2. The
 * deployment does not depend on it: errors are reported and not thrown.
 * @param host URL such as `https://sourcify.dev/server`.
 */
export async function verifySources(
  host: string,
  { config, registry, pools }: DeployPlan,
  print: (line: string) => void,
): Promise<void> {
  const [ofRegistry, ofRace, ofGlobal] = await Promise.all([
    standardJsonOf('UplineRegistry'),
    standardJsonOf('RacePool'),
    standardJsonOf('GlobalPool'),
  ]);
  const claims: Claim[] = [
    { name: 'registry', address: registry, source: ofRegistry },
    ...levels.map(({ position, kind }) => ({
      name: `pool ${position}`,
      address: pools[position],
      source: kind === 'race' ? ofRace : ofGlobal,
    })),
  ];
  const base = host.replace(/\/$/, '');
  let verified = 0;
  for (const claim of claims) {
    const why = await verify(base, config.chainId, claim).catch((error: unknown) =>
      error instanceof z.ZodError || error instanceof SyntaxError
        ? 'the host does not answer as Sourcify does.'
        : `the host does not answer. ${error instanceof Error ? error.message : ''}`,
    );
    if (why) print(`Sources not verified, ${claim.name} at ${claim.address}: ${why}`);
    else verified += 1;
  }
  print(`Sources verified at ${base}: ${verified} of ${claims.length}.`);
  if (verified < claims.length)
    print('The deployment stands all the same. Run this command again to try once more.');
}
