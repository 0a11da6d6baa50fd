import { messages, type ServerMessageId, type ServerText } from '@upline/domain';

/** A text of the catalogue as a pattern, and the names of its placeholders. */
function patternOf(text: string): { pattern: RegExp; gaps: string[] } {
  const gaps = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { pattern: new RegExp(`^${parts.join('(.+)')}$`), gaps };
}

const isServers = (id: string): id is ServerMessageId => id.startsWith('server.');
const said = Object.entries<string>(messages).flatMap(([id, text]) => (isServers(id) ? [{ id, text }] : []));
const whole = new Map(said.map(({ id, text }) => [text, id]));
const withGaps = said
  .filter(({ id, text }) => text.includes('{') && !id.startsWith('server.notice.'))
  .map(({ id, text }) => ({ id, ...patternOf(text) }));

/** The text of the catalogue behind a refusal, `null` if the words are in no catalogue. */
export function saidBy(words: string): ServerText | null {
  const id = whole.get(words);
  if (id !== undefined) return { key: id };
  for (const { id: key, pattern, gaps } of withGaps) {
    const [, ...filled] = pattern.exec(words) ?? [];
    if (filled.length > 0)
      return { key, values: Object.fromEntries(gaps.map((gap, at) => [gap, filled[at] ?? ''])) };
  }
  return null;
}
