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
  /** True for a call with a session. */
  isSignedIn(): boolean;
  /** The files of a multipart body, in the order sent. */
  files: readonly File[];
  /** The browser as it names itself; `''` when it does not. */
  userAgent: string;
  /** The origin of the site that calls. */
  site: string;
  /** Says how the same call is answered when it comes again with its key; with the same unless said. */
  again?(reply: () => unknown): void;
}

/** How each call is answered. */
export type Answers = {
  [N in RouteName]: (input: HandlerInput<N>, call: Call) => ReplyData<N> | Promise<ReplyData<N>>;
};
