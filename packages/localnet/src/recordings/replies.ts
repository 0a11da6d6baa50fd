import * as z from 'zod';
import { scenarioName } from './scenario.ts';

const line = z.string();

/** A kept scenario in the list. */
const kept = z.object({
  name: scenarioName,
  about: line,
  /** Number of calls before the steps. */
  past: z.int(),
  steps: z.array(
    z.object({
      as: line,
      contract: line,
      call: line,
      /** Expected error; `null` for a successful step. */
      refused: line.nullable(),
    }),
  ),
});

const saved = z.object({ name: scenarioName, steps: z.int(), past: z.int(), files: z.array(line) });

const ran = z.object({
  isAsKept: z.boolean(),
  /** Number of steps with the kept result. */
  stepsAsKept: z.int(),
  /** Differences, one line each. */
  differences: z.array(line),
});

const refused = z.object({ error: line });

export const saveRequest = z.strictObject({
  name: scenarioName,
  about: z.string(),
  /** First block of the scenario's steps. */
  since: z.int().positive(),
});

export type KeptReply = z.infer<typeof kept>;
export type SavedReply = z.infer<typeof saved>;
export type RanReply = z.infer<typeof ran>;

/** Parses the development server's replies about scenarios. @throws Error for any other text. */
export const parseScenarioReply = {
  kept: (text: string): KeptReply[] => z.array(kept).parse(JSON.parse(text)),
  saved: (text: string): SavedReply => saved.parse(JSON.parse(text)),
  ran: (text: string): RanReply => ran.parse(JSON.parse(text)),
  refused: (text: string): string => refused.parse(JSON.parse(text)).error,
};
