import { isBlank, leadsElsewhereOrCalls, messages, plainName, readableText } from '@upline/domain';
import * as z from 'zod';

const blank = { error: messages['server.input.blank'] };

/**
 * A required line: a subject, a name, a reason. Handlers get it normalised, with single spaces and
 * without invisible characters; refused as blank if nothing remains.
 */
export function someLineIn(maximum: number) {
  return z
    .string()
    .transform(plainName)
    .pipe(z.string().min(1, blank).max(maximum))
    .meta({ override: { type: 'string', maxLength: maximum, pattern: '\\S' } });
}

/** A text without characters that hide or reorder it; `''` for none. */
export function textIn(maximum: number) {
  return z
    .string()
    .max(maximum)
    .transform((text) => (isBlank(text) ? '' : readableText(text)))
    .meta({ override: { type: 'string', maxLength: maximum } });
}

/** A text with at least one visible character. */
export function someTextIn(maximum: number) {
  return z
    .string()
    .max(maximum)
    .transform(readableText)
    .refine((text) => !isBlank(text), blank)
    .meta({ override: { type: 'string', maxLength: maximum, pattern: '\\S' } });
}

/**
 * A line that everybody reads; it may contain no addresses. @param least 0 if the line is optional.
 */
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
