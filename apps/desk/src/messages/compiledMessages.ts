import type { BenchMessageId, DeskMessageId } from '@upline/domain';
import type { CompiledMessage } from '@upline/ui/messages';

/** Every text of the staff's app, which speaks one language. */
export type DeskTexts = Record<DeskMessageId, CompiledMessage>;

/** Every text of the workbench, likewise. */
export type BenchTexts = Record<BenchMessageId, CompiledMessage>;
