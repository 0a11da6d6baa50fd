import { isAddress } from 'viem';
import * as z from 'zod';
import { contractNames } from './contractNames.ts';

/** The name of a scenario, its file and its Solidity test. */
export const scenarioName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]{2,59}$/, 'Give 3 to 60 letters and digits that begin with a capital letter.');

const address = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && isAddress(value),
  'Not an address.',
);

/** An argument as JSON: integers as text; people, contracts and roles by name. */
export type Value = string | boolean | readonly Value[] | { readonly [field: string]: Value };

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.boolean(), z.array(value), z.record(z.string(), value)]),
);

const contract = z.enum(contractNames);

const call = z.object({
  /** Timestamp of its block, ISO 8601. */
  at: z.iso.datetime(),
  /** The caller's name in `people`. */
  as: z.string(),
  contract,
  function: z.string(),
  args: z.array(value),
});

const refusal = z.object({
  /** Name of the error; empty for a revert without data. */
  error: z.string(),
  args: z.array(value),
});

const step = call.extend({
  expect: z.union([z.object({ logs: z.array(z.string()) }), z.object({ revert: refusal })]),
});

const gain = z.object({
  who: z.string(),
  /** The wallet's coins, or its credit at a level. */
  in: z.enum(['coins', ...contractNames.slice(2)]),
  /** Units of 10⁻⁶, negative for losses. */
  units: z.string().regex(/^-?\d+$/),
});

/** Recorded calls on a local chain, replayable on a fresh deployment. */
export const scenarioSchema = z.strictObject({
  name: scenarioName,
  /** One sentence about the scenario's purpose. */
  about: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, 'Write one line.'),
  contracts: z.record(contract, address),
  people: z.record(z.string(), address),
  /** Calls before the steps; each must succeed. */
  past: z.array(call),
  steps: z.array(step).min(1, 'Nothing was sent to the contracts since then.'),
  /** Gains and losses of all wallets after the steps. */
  gains: z.array(gain),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioCall = z.infer<typeof call>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = ScenarioStep['expect'];
export type Gain = z.infer<typeof gain>;

/** Time of a call, seconds. */
export const secondsOf = ({ at }: ScenarioCall): bigint => BigInt(Date.parse(at) / 1000);
