/** A state that a screen must be able to show, and where that is asked for. */
export interface ScreenState {
  /** The exported name of the story that shows it. */
  name: string;
  /** What the state is and the part of the specification that names it. */
  evidence: string;
}

/** A screen with every state that it must show. */
export interface Screen {
  /** The title under which its stories stand. */
  title: string;
  /** Where the app shows it; `null` for what any page can show. */
  path: string | null;
  states: readonly ScreenState[];
}
