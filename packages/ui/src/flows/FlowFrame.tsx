import type { ReactNode } from 'react';
import { Box } from '../primitives/box/Box.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { storyIdOf } from '../state-index/states.ts';

/** A step of a flow, with the screen state that it ends in. */
export interface FlowStep {
  /** The action, worded as the step's name in Storybook's interactions panel. */
  does: string;
  /** The screen's title without `Screens/`, and the name of the state. */
  shows: readonly [screen: string, state: string];
}

/** The steps of a flow, each linked to its screen state, below the flow itself. */
export function FlowFrame({ steps, children }: { steps: readonly FlowStep[]; children: ReactNode }) {
  return (
    <>
      {children}
      <Box as="aside" aria-label="Steps of this flow" padding="l" background="surface">
        <Stack gap="s">
          <Heading level={2} size="title3">
            Steps of this flow
          </Heading>
          <Stack as="ol" gap="xs">
            {steps.map(({ does, shows: [screen, state] }) => (
              <li key={does}>
                <span>{`${does}:`}</span>{' '}
                <Link href={`./?path=/story/${storyIdOf(`Screens/${screen}`, state)}`} target="_top">
                  {`${screen}, ${state}`}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </Box>
    </>
  );
}
