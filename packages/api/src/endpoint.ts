import * as z from 'zod';
import type { Route } from './routes.ts';

/** The definition of a call. Parts that the call does not have are omitted. */
export interface Endpoint {
  route: Route;
  summary: string;
  /**
   * For developers who read the OpenAPI document: what the call does, and its reply if nothing is
   * found.
   */
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The field of a multipart body with files, instead of a JSON body. */
  files?: { field: 'file' | 'files'; atMost: number };
  /** True if the server executes each idempotency key once. */
  isIdempotent?: boolean;
  /** True if the call reads from a node of the chain, which costs money. */
  asksNode?: boolean;
  /** True if the reply costs the server more than others; it counts as a download. */
  isDear?: boolean;
  /**
   * True if the server answers 304 to callers that have the reply already. For replies that are the
   * same for everybody and seldom change.
   */
  isRevalidated?: true;
  /**
   * Gives the cookie that binds a message to a browser, or needs that cookie instead of a session.
   */
  cookie?: 'given' | 'needed';
  /** True if only apps of earlier releases make the call. */
  isDeprecated?: true;
  /**
   * The media types of a reply without JSON envelope, each with its schema. Its `reply` is
   * `ownBody`.
   */
  media?: Readonly<Record<string, z.ZodType>>;
  /** The body of a reply with status 200. */
  reply: z.ZodType;
  /** The body of every other reply: the call's own envelope. */
  failure: z.ZodType;
  /** The call's statuses, besides those of all calls and 401 for calls of members. */
  errors?: readonly number[];
}

/** The reply of a call with `media`: the response itself; the caller reads its body. */
export const ownBody = z.instanceof(Response);

/** Declares a call and keeps the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
