import type { AppMessageId } from '../messages/compiledMessages.ts';

/** The part of the specification that asks for a state. */
export type SpecSection = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What must be on the page when a state is shown: a text of the catalogue, or an element by role and name. */
export type Evidence =
  /** Stands as a whole text or label, with anything in its gaps. */
  | AppMessageId
  | {
      /** An ARIA role, for example `progressbar`. */
      role: string;
      /** Its accessible name: a text of the catalogue by ID, or the name itself. */
      name?: AppMessageId | (string & {});
      /** What is true of it beside. */
      is?: 'busy' | 'disabled' | 'checked' | 'expanded' | 'invalid';
    }
  /** Stands as a whole text, label or typed value, to the letter: for what only the story's own world says. */
  | { text: string }
  /** Must not stand there: what another state shows in its place. */
  | { without: AppMessageId };

/** A state that a screen must be able to show, and where that is asked for. */
export interface ScreenState {
  /** The exported name of the story that shows it. */
  name: string;
  section: SpecSection;
  /** What the specification or a decision asks of it, in a few words. */
  asks: string;
  /** What tells it from every other state, asserted after its story was played. */
  evidence: readonly Evidence[];
  /** The state on whose page it ends: the way there differs, and the story's own play proves that. */
  endsLike?: string;
}

/** A screen with every state that it must show. */
export interface Screen {
  /** The title under which its stories stand. */
  title: string;
  /** Where the app shows it; `null` for what any page can show. */
  path: string | null;
  states: readonly ScreenState[];
}
