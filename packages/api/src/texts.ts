import { isBlank, leadsElsewhereOrCalls, messages, plainName, readableText } from '@upline/domain';
import * as z from 'zod';

const blank = { error: messages['server.input.blank'] };

/**
 * A required line that a person writes: a subject, a name, a reason. Behind the edge it is plain, with single spaces and
 * nothing that is not seen; refused as blank if nothing is left.
 */
export function someLineIn(maximum: number) {
  return z
    .string()
    .transform(plainName)
    .pipe(z.string().min(1, blank).max(maximum))
    .meta({ override: { type: 'string', maxLength: maximum, pattern: '\\S' } });
}

/** A text that a person writes, as it was typed but for what could hide or turn around what it says; `''` for none. */
export function textIn(maximum: number) {
  return z
    .string()
    .max(maximum)
    .transform((text) => (isBlank(text) ? '' : readableText(text)))
    .meta({ override: { type: 'string', maxLength: maximum } });
}

/** A text in which something is to be seen. */
export function someTextIn(maximum: number) {
  return z
    .string()
    .max(maximum)
    .transform(readableText)
    .refine((text) => !isBlank(text), blank)
    .meta({ override: { type: 'string', maxLength: maximum, pattern: '\\S' } });
}

/** A line that everybody reads: nobody is led elsewhere by it. @param least 0 where it may be left out. */
export function publicLineIn(maximum: number, least: 0 | 1) {
  return z
    .string()
    .transform(plainName)
    .pipe(
      z
        .string()
        .min(least, blank)
        .max(maximum)
        .refine((text) => !leadsElsewhereOrCalls(text), { error: messages['server.textLeads'] }),
    )
    .meta({ override: { type: 'string', maxLength: maximum, ...(least > 0 && { pattern: '\\S' }) } });
}
