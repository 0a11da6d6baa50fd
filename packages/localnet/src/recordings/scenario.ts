import { isAddress } from 'viem';
import * as z from 'zod';
import { contractNames } from './contractNames.ts';

/** A scenario's name is the name of its file and of its Solidity test. */
export const scenarioName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]{2,59}$/, 'Give 3 to 60 letters and digits that begin with a capital letter.');

const address = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && isAddress(value),
  'Not an address.',
);

/** An argument as JSON: whole numbers as text, people, contracts and roles by their names. */
export type Value = string | boolean | readonly Value[] | { readonly [field: string]: Value };

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.boolean(), z.array(value), z.record(z.string(), value)]),
);

const contract = z.enum(contractNames);

const call = z.object({
  /** The time of its block, ISO 8601. */
  at: z.iso.datetime(),
  /** Who makes it, by their name in `people`. */
  as: z.string(),
  contract,
  function: z.string(),
  args: z.array(value),
});

const refusal = z.object({
  /** Empty for a call that ended without a word. */
  error: z.string(),
  args: z.array(value),
});

const step = call.extend({
  expect: z.union([z.object({ logs: z.array(z.string()) }), z.object({ revert: refusal })]),
});

const gain = z.object({
  who: z.string(),
  /** The wallet's coins, or what a level has credited to it. */
  in: z.enum(['coins', ...contractNames.slice(2)]),
  /** Units of 10⁻⁶, less than 0 for what was spent. */
  units: z.string().regex(/^-?\d+$/),
});

/** What was done on a local chain, so that it can be done again from a fresh deployment. */
export const scenarioSchema = z.strictObject({
  name: scenarioName,
  /** One sentence that says what it shows. */
  about: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, 'Write one line.'),
  contracts: z.record(contract, address),
  people: z.record(z.string(), address),
  /** What the steps stand on; each of these calls succeeds. */
  past: z.array(call),
  steps: z.array(step).min(1, 'Nothing was sent to the contracts since then.'),
  /** Who has gained or spent what when all steps are done; nobody else did. */
  gains: z.array(gain),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioCall = z.infer<typeof call>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = ScenarioStep['expect'];
export type Gain = z.infer<typeof gain>;

/** When a call is made, seconds. */
export const secondsOf = ({ at }: ScenarioCall): bigint => BigInt(Date.parse(at) / 1000);
