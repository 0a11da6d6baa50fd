/** The part of the specification that asks for a state. */
type SpecSection = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A state that a screen must be able to show, and where that is asked for. Its story's play proves it. */
export interface ScreenState {
  /** The exported name of the story that shows it. */
  name: string;
  section: SpecSection;
  /** What the specification or a decision asks of it, in a few words. */
  asks: string;
}

/** A screen with every state that it must show. */
export interface Screen {
  /** The title under which its stories stand. */
  title: string;
  /** Where the app shows it; `null` for what any page can show. */
  path: string | null;
  states: readonly ScreenState[];
}
