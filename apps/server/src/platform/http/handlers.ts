import type { RouteName, routes } from '@upline/api';
import type { Contract, Endpoint, HandlerInput, ReplyData } from '@upline/api/contract';
import type { Context } from 'hono';
import type { Db } from '../db/openDb.ts';
import type { Limit } from './limit.ts';
import type { MembersRouteName, Shown } from './shown.ts';

export interface Session {
  /** Public ID; useless as a credential. */
  id: string;
  wallet: `0x${string}`;
  /** SHA-256 of the token. */
  token: string;
  /** The origin in the signed message; `null` for sessions of an earlier release. */
  site: string | null;
  openedAt: Date;
  /** Expiry unless the session is used again. */
  expiresAt: Date;
}

/** The session of a call under way. */
export interface CallSession extends Session {
  /**
   * Throws HttpFailure once the session has ended, or the role in which its staff member calls.
   * @param db The transaction that acts. @default the newest state
   */
  requireStill: (db?: Db) => Promise<void>;
}

/** Values of a request shared between middlewares and handlers. */
export interface Variables {
  requestId: string;
  /** The ledger's block when the request arrived. */
  reached: bigint;
  /** True if the reply already has all headers that middlewares would add. */
  isComplete?: true;
  /** The call at the path; undefined for unknown paths. */
  endpoint?: Endpoint;
  /** The caller's session, once it is read. */
  session?: Session;
  /** The limit that counted the call. */
  limit?: Limit;
}

export type HttpContext = Context<{ Variables: Variables }>;

export interface IncomingFile {
  /** Name given by the sender. */
  name: string;
  /** The file's bytes, at most one more than the maximum size. */
  content: AsyncIterable<Uint8Array>;
}

/**
 * Streams the files of a request in sequence, without loading any into memory.
 * @param receive Processes a file. Its error is thrown after the whole request is read, since a
 * browser that is still sending ignores an earlier reply.
 * @returns The results in the order sent.
 * @throws HttpFailure 400 if the request is not a form, is cut off, or has no file or too many; 413
 * if it is longer than any valid request.
 */
export type ReadFiles = <T>(receive: (file: IncomingFile) => Promise<T>) => Promise<T[]>;

/** Context of a call: members' calls have a session, public ones do not. */
export interface Call<N extends RouteName> {
  http: HttpContext;
  session: (typeof routes)[N]['access'] extends 'public' ? null : CallSession;
  /** Reads the files of a call that accepts files. */
  files: Contract[N] extends { files: object } ? ReadFiles : undefined;
}

/** A handler's reply: staff calls that show members' data must use `audit/show.ts`. */
type Given<N extends RouteName> = N extends MembersRouteName ? Shown<ReplyData<N>> : ReplyData<N>;

/**
 * Handles a call and returns the data of its reply, without the envelope; a call with its own body
 * returns a response. Throws HttpFailure.
 */
type Handler<N extends RouteName> = (input: HandlerInput<N>, call: Call<N>) => Promise<Given<N>>;

/** A handler for each call of the contract; the compiler reports a missing one. */
export type Handlers = { [N in RouteName]: Handler<N> };
