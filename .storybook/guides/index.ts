import { actions } from './actions.ts';
import { content } from './content.ts';
import type { Guide } from './guide.ts';
import { patterns } from './patterns.ts';

export type { Guide } from './guide.ts';

/** The guides by the titles of the stories. */
export const guides: Readonly<Record<string, Guide>> = { ...actions, ...content, ...patterns };
