import { type DeskMessageId, deskMessages } from '@upline/domain';
import { deskBenchMessages } from './deskBench.ts';
import { deskBenchCallMessages } from './deskBenchCalls.ts';
import { deskBenchKeptMessages } from './deskBenchKept.ts';

/** Texts that the workbench has in common with the staff app. */
const sharedIds = [
  'desk.area.operate',
  'desk.area.support',
  'desk.areas',
  'desk.command.found',
  'desk.command.nothing',
  'desk.keys',
  'desk.keys.all',
  'desk.keys.calldata',
  'desk.keys.move',
  'desk.keys.open',
  'desk.keys.operate',
  'desk.keys.single',
  'desk.keys.single.hint',
  'desk.keys.support',
  'desk.notFound',
  'desk.pages',
  'desk.productName',
] as const satisfies readonly DeskMessageId[];

type Shared = Pick<typeof deskMessages, (typeof sharedIds)[number]>;

/** Texts of the workbench; no production build contains those that are its own. */
export const benchMessages = {
  ...(Object.fromEntries(sharedIds.map((id) => [id, deskMessages[id]])) as Shared),
  ...deskBenchMessages,
  ...deskBenchCallMessages,
  ...deskBenchKeptMessages,
} as const;

export type BenchMessageId = keyof typeof benchMessages;
