import { deskBenchMessages } from './deskBench.ts';
import { deskBenchCallMessages } from './deskBenchCalls.ts';
import { deskBenchKeptMessages } from './deskBenchKept.ts';

/**
 * Texts of the workbench; separate from the staff's texts because no build of the staff app
 * contains them.
 */
export const benchMessages = {
  ...deskBenchMessages,
  ...deskBenchCallMessages,
  ...deskBenchKeptMessages,
} as const;

export type BenchMessageId = keyof typeof benchMessages;
