import * as z from 'zod';
import type { Route } from './routes.ts';

/** What one call takes and gives. A part that the call does not have is left out. */
export interface Endpoint {
  route: Route;
  summary: string;
  /** For developers who read the document: what the call does, and what it answers where nothing is found. */
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The field of a multipart body that carries files, instead of a body of JSON. */
  files?: { field: 'file' | 'files'; atMost: number };
  /** Whether a call with the same idempotency key is carried out once only. */
  isIdempotent?: boolean;
  /** It asks a node of the chain, which costs. */
  asksNode?: boolean;
  /** It costs the server more than other replies, and counts as a download. */
  isDear?: boolean;
  /** The caller that has the reply already is told so. For what is the same to everybody and seldom changes. */
  isRevalidated?: true;
  /** It gives the cookie that binds a message to a browser, or it needs that cookie instead of a session. */
  cookie?: 'given' | 'needed';
  /** Only apps of earlier releases make it. */
  isDeprecated?: true;
  /** The media types of a reply that is a body of its own and no JSON in an envelope, each with its schema. Its `reply` is `ownBody`. */
  media?: Readonly<Record<string, z.ZodType>>;
  /** The body of a reply with status 200. */
  reply: z.ZodType;
  /** The body of every other reply: the same envelope as the call's. */
  failure: z.ZodType;
  /** The statuses that this call can end with, besides those of any call, and 401 for a call of members. */
  errors?: readonly number[];
}

/** The reply of a call that names its `media`: the response itself, whose body is read as it comes. */
export const ownBody = z.instanceof(Response);

/** Declares a call; the compiler keeps the exact schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
