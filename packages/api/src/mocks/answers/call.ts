import type { HandlerInput, ReplyData } from '../../contract.ts';
import type { RouteName } from '../../routes.ts';

/** Who makes a call. */
export interface Caller {
  token: string;
  wallet: string;
}

/** What comes with a call beside its input. */
export interface Call {
  /** Throws for a call that nobody has signed in for. */
  caller(): Caller;
  /** The files of a multipart body, in the order sent. */
  files: readonly File[];
}

/** The calls that the mocks do not answer yet. */
export const unanswered = [
  'sessions',
  'endSession',
  'endSessions',
  'live',
] as const satisfies readonly RouteName[];

export type AnsweredName = Exclude<RouteName, (typeof unanswered)[number]>;

/** How each call is answered. */
export type Answers = {
  [N in AnsweredName]: (input: HandlerInput<N>, call: Call) => ReplyData<N> | Promise<ReplyData<N>>;
};
