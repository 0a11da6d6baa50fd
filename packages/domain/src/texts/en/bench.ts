import { deskBenchMessages } from './deskBench.ts';
import { deskBenchCallMessages } from './deskBenchCalls.ts';
import { deskBenchKeptMessages } from './deskBenchKept.ts';

/** What the workbench says: apart from the staff's texts, because no build of their app holds it. */
export const benchMessages = {
  ...deskBenchMessages,
  ...deskBenchCallMessages,
  ...deskBenchKeptMessages,
} as const;

export type BenchMessageId = keyof typeof benchMessages;
