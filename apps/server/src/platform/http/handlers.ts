import type { RouteName, routes } from '@upline/api';
import type { Contract, Endpoint, HandlerInput, ReplyData } from '@upline/api/contract';
import type { Context } from 'hono';
import type { Limit } from './limit.ts';
import type { MembersRouteName, Shown } from './shown.ts';

/** Who is signed in, and by which session. */
export interface Session {
  /** Names it; opens nothing. */
  id: string;
  wallet: `0x${string}`;
  /** SHA-256 of the token. */
  token: string;
  /** The origin that the signed message named; `null` where a release before this one opened it. */
  site: string | null;
  openedAt: Date;
  /** As far as it is used no more. */
  expiresAt: Date;
}

/** What a request carries from one part of the server to the next. */
export interface Variables {
  requestId: string;
  /** The block that the ledger had reached when the request came. */
  reached: bigint;
  /** Whether the reply says already all that is otherwise put on it afterwards. */
  isComplete?: true;
  /** The call that the path belongs to; absent when it belongs to none. */
  endpoint?: Endpoint;
  /** Who calls, once that is known. */
  session?: Session;
  /** The limit that the call counted for. */
  limit?: Limit;
}

export type HttpContext = Context<{ Variables: Variables }>;

/** A file while it comes in. */
export interface IncomingFile {
  /** As its sender calls it. */
  name: string;
  /** Its bytes, at most one more than a file may have. */
  content: AsyncIterable<Uint8Array>;
}

/**
 * Hands the files of a request on, one after the other as they come in; none is ever held whole.
 * @param receive Takes a file. What it throws is thrown once the request has been read to its end: who answers
 *   earlier is not heard by a browser that still sends.
 * @returns What it made of each, in the order sent.
 * @throws HttpFailure 400 when the request is no form, is cut off, has no file or too many; 413 when it is
 *   longer than anything that could be taken.
 */
export type ReadFiles = <T>(receive: (file: IncomingFile) => Promise<T>) => Promise<T[]>;

/** What a handler knows beside its input: a call of members has a session, a public one none. */
export interface Call<N extends RouteName> {
  http: HttpContext;
  session: (typeof routes)[N]['access'] extends 'public' ? null : Session;
  /** How the files are read of a call that carries some. */
  files: Contract[N] extends { files: object } ? ReadFiles : undefined;
}

/** The reply of a handler: calls that show the staff something of members must use `audit/show.ts`. */
type Given<N extends RouteName> = N extends MembersRouteName ? Shown<ReplyData<N>> : ReplyData<N>;

/**
 * Answers one call with the data of its reply; the envelope is put around it. A call with a body of its own is
 * answered with a response. Throws HttpFailure.
 */
type Handler<N extends RouteName> = (input: HandlerInput<N>, call: Call<N>) => Promise<Given<N>>;

/** A handler for each call of the contract: the compiler names one that is missing. */
export type Handlers = { [N in RouteName]: Handler<N> };
