import * as z from 'zod';

const failures = z.array(z.object({ msg: z.string(), path: z.string().optional() })).optional();

/** The envelope of authentication and profiles, `{result:'Success', data, message?}`. Spec §7. */
export function result<T extends z.ZodType>(data: T) {
  return z.object({ result: z.literal('Success'), data, message: z.string().optional() });
}

/** The envelope of authentication and profiles when a call failed. */
export const resultFailure = z.object({
  result: z.literal('Failed'),
  data: z.null(),
  message: z.string(),
  errors: failures,
});

/** The envelope of every other call, `{success:true, data, message?}`. Spec §7. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() });
}

/** The envelope of every other call when it failed. */
export const successFailure = z.object({
  success: z.literal(false),
  data: z.null(),
  message: z.string(),
  errors: failures,
});
