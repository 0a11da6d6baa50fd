import * as z from 'zod';

/**
 * An enum that grows from release to release. Pages stay open while the server is replaced: they
 * accept unknown names and have a text for them, so one row does not make the whole list invalid.
 */
export function growing<const Names extends readonly [string, ...string[]]>(known: Names) {
  return z
    .custom<Names[number]>((name) => typeof name === 'string')
    .meta({ override: { type: 'string', enum: [...known] } });
}
