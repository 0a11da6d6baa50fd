import * as z from 'zod';

const warnLevel = 40;

/** Maximum length of a shown error: a database statement can be pages long. */
const longest = 300;

const problem = z.object({
  name: z.string().optional(),
  message: z.string(),
  get cause() {
    return problem.optional();
  },
});
const logLine = z.object({
  level: z.number().min(warnLevel),
  msg: z.string(),
  err: problem.optional().catch(undefined),
});

function reasonOf({ name, message, cause }: z.output<typeof problem>): string {
  const shown = message.length > longest ? `${message.slice(0, longest)}…` : message;
  const words = name ? `${name}: ${shown}` : shown;
  return cause ? `${words} (${reasonOf(cause)})` : words;
}

/** The warning in a line of the server's log, with its error; `null` for other lines. */
export function warningIn(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { success, data } = logLine.safeParse(JSON.parse(line));
    if (!success) return null;
    return data.err ? `${data.msg} ${reasonOf(data.err)}` : data.msg;
  } catch {
    return null;
  }
}
