import type { Failure } from '@upline/domain';
import type { Attempt } from '../transaction/attempt.ts';
import type { StateName, Transition } from './machine.ts';
import type { Rules, RunState, RunTypes } from './reducer.ts';
import { type Performer, type RunOptions, run } from './run.ts';

/** A transition, the data after it, and the events to emit. */
interface Outcome<Kind, Data, Event> extends Transition<Kind> {
  data?: Data;
  emits?: readonly Event[];
}

interface SimpleTypes<Kind extends Attempt, Data, Event> extends RunTypes {
  attempt: Kind;
  data: Data;
  action: 'look' | 'plan' | 'prepare' | 'ask';
  result: Outcome<Kind, Data, Event>;
  event: Event;
}

type SimpleState<Kind extends Attempt, Data> = RunState<SimpleTypes<Kind, Data, unknown>>;

/** A kind of run with one action a state, whose result is the transition. */
export interface SimpleRun<Kind extends Attempt, Data, Event>
  extends Pick<Rules<SimpleTypes<Kind, Data, Event>>, 'canAsk' | 'resumed' | 'found' | 'failed'>,
    Omit<Performer<SimpleTypes<Kind, Data, Event>>, 'perform'> {
  data: Data;
  look(state: SimpleState<Kind, Data>): Promise<Outcome<Kind, Data, Event>>;
  plan(state: SimpleState<Kind, Data>): Promise<Outcome<Kind, Data, Event>>;
  prepare(state: SimpleState<Kind, Data>): Promise<Outcome<Kind, Data, Event>>;
  /** Opens the wallet. */
  ask(attempt: Kind): Promise<Outcome<Kind, Data, Event>>;
  /** The transition for an error that does not simply stop the run. @default none */
  decideFailure?(state: SimpleState<Kind, Data>, failure: Failure): Outcome<Kind, Data, Event> | null;
}

const actions: Partial<Record<StateName, SimpleTypes<Attempt, unknown, unknown>['action']>> = {
  looking: 'look',
  planning: 'plan',
  preparing: 'prepare',
  asking: 'ask',
};

/** Runs a simple run. @throws Only the abort reason of the signal. */
export function runSimply<Kind extends Attempt, Data, Event>(
  simple: SimpleRun<Kind, Data, Event>,
  options: RunOptions<SimpleTypes<Kind, Data, Event>>,
): AsyncGenerator<Event, void> {
  const rules: Rules<SimpleTypes<Kind, Data, Event>> = {
    ...simple,
    enter({ name }) {
      const action = actions[name];
      if (!action) throw new Error(`Nothing begins with ${name}.`);
      return { action };
    },
    decide: (_state, outcome) => outcome,
    decideFailure: (state, failure) => simple.decideFailure?.(state, failure) ?? null,
  };
  const performer: Performer<SimpleTypes<Kind, Data, Event>> = {
    ...simple,
    async perform(action, state) {
      if (action !== 'ask') return simple[action](state);
      if (state.attempt === null) throw new Error('Nothing is prepared.');
      return simple.ask(state.attempt);
    },
  };
  return run({ rules, performer, data: simple.data }, options);
}
