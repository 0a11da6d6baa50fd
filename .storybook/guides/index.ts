import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { content } from './content.ts';
import { forms } from './forms.ts';
import type { Guide } from './guide.ts';
import { marks } from './marks.ts';
import { overlays } from './overlays.ts';
import { patterns } from './patterns.ts';
import { structure } from './structure.ts';

export type { Guide } from './guide.ts';

export const guides: Readonly<Record<string, Guide>> = {
  ...actions,
  ...choices,
  ...forms,
  ...overlays,
  ...content,
  ...marks,
  ...structure,
  ...patterns,
};
