import type { ArgTypes, StoryContext } from '@storybook/react-vite';

/** The controls of a screen's story. Each turns what server and chain reply, never a prop. */
export interface ReplyKnobs {
  referrals?: number;
  levelsActivated?: number;
  dataState?: 'loaded' | 'loading' | 'failed';
  chain?: 'happy' | 'rejects' | 'reverts' | 'slow';
}

const target = 'world';

const knob = (description: string, control: object, options?: readonly string[]) => ({
  description,
  control,
  target,
  table: { category: 'What server and chain reply' },
  ...(options && { options }),
});

/** The controls of a screen's story, as Storybook shows them. */
export const replyArgTypes: ArgTypes = {
  referrals: knob('How many members registered under this one', { type: 'range', min: 0, max: 60, step: 1 }),
  levelsActivated: knob('How many levels are bought', { type: 'range', min: 0, max: 9, step: 1 }),
  dataState: knob('Whether the replies are there', { type: 'inline-radio' }, ['loaded', 'loading', 'failed']),
  chain: knob('How wallet and contracts answer', { type: 'inline-radio' }, [
    'happy',
    'rejects',
    'reverts',
    'slow',
  ]),
};

/** What of a story's context says how it is to be shown. */
export interface KnobContext extends Pick<StoryContext, 'globals'> {
  /** The story's arguments by whom they are for; Storybook keeps those with a target from the component. */
  argsByTarget?: Record<string, ReplyKnobs>;
}

/** The controls that somebody has turned. */
export const knobsOf = ({ argsByTarget }: KnobContext): ReplyKnobs => argsByTarget?.[target] ?? {};

/** Whether a story is shown in the world that it was written for. */
export function isAsWritten(context: KnobContext): boolean {
  const { member = 'story', network = 'instant' } = context.globals;
  const isTurned = Object.values(knobsOf(context)).some((value) => value !== undefined);
  return member === 'story' && network === 'instant' && !isTurned;
}
