import { afterEach } from 'vitest';
import { releaseClock } from './frozenClock.ts';

// Storybook tidies up when the next story begins; the runner asks the clock between the two.
afterEach(releaseClock);
