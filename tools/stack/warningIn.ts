import * as z from 'zod';

const warnLevel = 40;

const logLine = z.object({ level: z.number().min(warnLevel), msg: z.string() });

/** What a line of the server's log warns of; `null` when it does not warn. */
export function warningIn(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { success, data } = logLine.safeParse(JSON.parse(line));
    return success ? data.msg : null;
  } catch {
    return null;
  }
}
