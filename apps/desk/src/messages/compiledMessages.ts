import type { BenchMessageId, DeskMessageId } from '@upline/domain';
import type { CompiledMessage } from '@upline/ui/messages';

/** All texts of the staff app, in English. */
export type DeskTexts = Record<DeskMessageId, CompiledMessage>;

/** All texts of the workbench, in English. */
export type BenchTexts = Record<BenchMessageId, CompiledMessage>;
