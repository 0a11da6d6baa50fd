import * as z from 'zod';
import { scenarioName } from './scenario.ts';

const line = z.string();

/** A scenario in the list of those that are kept. */
const kept = z.object({
  name: scenarioName,
  about: line,
  /** How many calls come before its steps. */
  past: z.int(),
  steps: z.array(
    z.object({
      as: line,
      contract: line,
      call: line,
      /** The error that it ends with; `null` for a step that goes through. */
      refused: line.nullable(),
    }),
  ),
});

const saved = z.object({ name: scenarioName, steps: z.int(), past: z.int(), files: z.array(line) });

const ran = z.object({
  isAsKept: z.boolean(),
  /** How many steps went as they were kept. */
  stepsAsKept: z.int(),
  /** What went otherwise, a line for each. */
  differences: z.array(line),
});

const refused = z.object({ error: line });

/** What is asked to be saved. */
export const saveRequest = z.strictObject({
  name: scenarioName,
  about: z.string(),
  /** The first block of what it shows. */
  since: z.int().positive(),
});

export type KeptReply = z.infer<typeof kept>;
export type SavedReply = z.infer<typeof saved>;
export type RanReply = z.infer<typeof ran>;

/** Reads what the development server says of scenarios. @throws Error for anything else. */
export const parseScenarioReply = {
  kept: (text: string): KeptReply[] => z.array(kept).parse(JSON.parse(text)),
  saved: (text: string): SavedReply => saved.parse(JSON.parse(text)),
  ran: (text: string): RanReply => ran.parse(JSON.parse(text)),
  refused: (text: string): string => refused.parse(JSON.parse(text)).error,
};
