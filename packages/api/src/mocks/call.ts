import type { HandlerInput, ReplyData } from '../contract.ts';
import type { RouteName } from '../routes.ts';

export interface Caller {
  token: string;
  wallet: string;
}

/** The context of a call besides its input. */
export interface Call {
  /** Throws if the request has no session. */
  caller(): Caller;
  isSignedIn(): boolean;
  /** The files of a multipart body, in the order sent. */
  files: readonly File[];
  /** The `User-Agent`; `''` without one. */
  userAgent: string;
  site: string;
}

/** The calls that the small store answers; every other one replies with its schema's fixture. */
export type Answers = {
  [N in RouteName]?: (input: HandlerInput<N>, call: Call) => ReplyData<N> | Promise<ReplyData<N>>;
};
