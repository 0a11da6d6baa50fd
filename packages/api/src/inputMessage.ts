import { type MessageId, messages } from '@upline/domain';
import type * as z from 'zod';

function worded(id: MessageId, gaps: Record<string, unknown> = {}): string {
  return Object.entries(gaps).reduce<string>(
    (text, [gap, value]) => text.replace(`{${gap}}`, String(value)),
    messages[id],
  );
}

const kinds: Readonly<Record<string, MessageId>> = {
  string: 'server.input.text',
  number: 'server.input.number',
  array: 'server.input.list',
  object: 'server.input.object',
};

function tooLong({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return worded('server.input.longest', { count: maximum });
  return worded(origin === 'array' ? 'server.input.most' : 'server.input.largest', { count: maximum });
}

function tooShort({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  return worded(origin === 'string' ? 'server.input.shortest' : 'server.input.smallest', { count: minimum });
}

/** Readable messages for invalid fields whose schema has no message of its own. */
export const inputMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return worded('server.input.missing');
      return worded(kinds[issue.expected] ?? 'server.input.form');
    case 'too_big':
      return tooLong(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return tooShort(issue as z.core.$ZodIssueTooSmall);
    case 'invalid_value':
      return worded('server.input.choice', { choices: issue.values.join(', ') });
    case 'custom':
      return issue.input === undefined ? worded('server.input.missing') : worded('server.input.form');
    default:
      return worded('server.input.form');
  }
};
