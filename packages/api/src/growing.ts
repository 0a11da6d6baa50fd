import * as z from 'zod';

/**
 * One of a set of names that grows from release to release. A page stays open while the server is replaced: it reads a name
 * that it does not know as well, and has words for that case, so that one row does not lose it all the others.
 */
export function growing<const Names extends readonly [string, ...string[]]>(known: Names) {
  return z
    .custom<Names[number]>((name) => typeof name === 'string')
    .meta({ override: { type: 'string', enum: [...known] } });
}
