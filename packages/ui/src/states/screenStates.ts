/** The section of the specification that requires a state. */
type SpecSection = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A required state of a screen, with its source in the specification. The story's play function
 * tests the state.
 */
export interface ScreenState {
  /** Export name of the story. */
  name: string;
  section: SpecSection;
  /** The requirement in a few words, from the specification or a decision. */
  asks: string;
}

export interface Screen {
  /** Title of the screen's stories. */
  title: string;
  /** Path in the app; `null` if any page can show it. */
  path: string | null;
  states: readonly ScreenState[];
}
