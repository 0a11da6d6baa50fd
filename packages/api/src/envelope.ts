import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { saidBy } from './saidBy.ts';

/** A text's ID in the catalogue and its values, for other languages than English. */
const said = { key: z.string().optional(), values: z.record(z.string(), z.string()).optional() };

const inputError = z.object({ msg: z.string(), path: z.string().optional() });

/** An error in one part of a call's input. */
export type InputError = z.output<typeof inputError>;

/** The text of a failure; its key is that of the first error. */
const failed = { ...said, errors: z.array(inputError.extend(said)).optional() };

/** The envelope of authentication and profiles, `{result:'Success', data, message?}`. Spec §7. */
export function result<T extends z.ZodType>(data: T) {
  return z.object({ result: z.literal('Success'), data, message: z.string().optional() });
}

/** The envelope of a failed call of authentication and profiles. */
export const resultFailure = z
  .object({ result: z.literal('Failed'), data: z.null(), message: z.string(), ...failed })
  .meta({ id: 'ResultFailure' });

/** The envelope of every other call, `{success:true, data, message?}`. Spec §7. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() });
}

/** The envelope of every other failed call. */
export const successFailure = z
  .object({ success: z.literal(false), data: z.null(), message: z.string(), ...failed })
  .meta({ id: 'SuccessFailure' });

/** The envelope of uploads, `{success:true, file}` or `{success:true, files}`. Spec §7. */
export function uploaded<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object({ success: z.literal(true), ...shape, message: z.string().optional() });
}

export function replyBody(endpoint: Endpoint, data: unknown) {
  if (endpoint.files) return { success: true, ...(data as object) };
  return endpoint.failure === resultFailure ? { result: 'Success', data } : { success: true, data };
}

/**
 * The body of a refused call, in the call's envelope.
 * @param endpoint `undefined` for an unknown path.
 */
export function failureBody(endpoint: Endpoint | undefined, message: string, given?: readonly InputError[]) {
  const errors = given?.map((error) => ({ ...error, ...saidBy(error.msg) }));
  const rest = { data: null, message, ...saidBy(errors?.[0]?.msg || message), ...(errors && { errors }) };
  return endpoint?.failure === resultFailure ? { result: 'Failed', ...rest } : { success: false, ...rest };
}
