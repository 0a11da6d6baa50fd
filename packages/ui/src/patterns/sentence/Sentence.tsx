import { Fragment, type ReactNode } from 'react';
import type { AppMessageId } from '../../messages/compiledMessages.ts';
import { useMessage } from '../../messages/useMessage.ts';

const mark = '\u0000';

export interface SentenceProps {
  /** ID of a text with placeholders. */
  id: AppMessageId;
  /** Values of the placeholders: strings, numbers, or elements such as a Timestamp. */
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A text of the catalogue with elements in its placeholders. The translation decides their order.
 */
export function Sentence({ id, values }: SentenceProps) {
  const t = useMessage();
  const names = Object.keys(values);
  // Strings and numbers are passed to the text directly, for plurals. An element is passed as a
  // mark and inserted later.
  const filled = names.map((name, at): [string, string | number] => {
    const value = values[name];
    return [name, typeof value === 'string' || typeof value === 'number' ? value : `${mark}${at}${mark}`];
  });
  const parts = t({ id, values: Object.fromEntries(filled) }).split(mark);
  // A translating browser may have replaced the bare text nodes. A changed text therefore renders a
  // new element, and each value has an element of its own.
  return (
    <span key={parts.filter((_, at) => at % 2 === 0).join(mark)}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order.
        <Fragment key={at}>{at % 2 === 0 ? part : <span>{values[names[Number(part)] ?? '']}</span>}</Fragment>
      ))}
    </span>
  );
}
