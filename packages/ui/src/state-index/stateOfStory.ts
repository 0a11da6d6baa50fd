import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Screen, ScreenState } from '../states/screenStates.ts';
import { states } from './states.ts';

/** A state with the screen that shows it. */
export interface StoriedState {
  screen: Screen;
  state: ScreenState;
}

/** Storybook's ID of the story that shows a state. */
export const storyIdOf = (title: string, name: string) => toId(title, storyNameFromExport(name));

const byStory = new Map(
  states.flatMap((screen) =>
    screen.states.map((state): [string, StoriedState] => [
      storyIdOf(screen.title, state.name),
      { screen, state },
    ]),
  ),
);

/** The state that a story shows, by the story's ID. */
export const stateOfStory = (storyId: string): StoriedState | undefined => byStory.get(storyId);
