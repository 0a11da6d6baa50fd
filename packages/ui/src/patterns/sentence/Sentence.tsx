import { Fragment, type ReactNode } from 'react';
import type { AppMessageId } from '../../messages/compiledMessages.ts';
import { useMessage } from '../../messages/useMessage.ts';

const mark = '\u0000';

export interface SentenceProps {
  /** The text with gaps. */
  id: AppMessageId;
  /** What fills them: words, figures or elements such as a Timestamp. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A text of the catalogue whose gaps hold elements: the language alone says where in the sentence they stand. */
export function Sentence({ id, values }: SentenceProps) {
  const t = useMessage();
  const names = Object.keys(values);
  // Words and figures go in as they are, so that plurals follow them; each element leaves a mark and is put there.
  const filled = names.map((name, at): [string, string | number] => {
    const value = values[name];
    return [name, typeof value === 'string' || typeof value === 'number' ? value : `${mark}${at}${mark}`];
  });
  const parts = t({ id, values: Object.fromEntries(filled) }).split(mark);
  // A browser that translates the page may have replaced the bare words: where they change, the whole sentence is a new
  // element, and what fills a gap changes inside an element of its own.
  return (
    <span key={parts.filter((_, at) => at % 2 === 0).join(mark)}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order.
        <Fragment key={at}>{at % 2 === 0 ? part : <span>{values[names[Number(part)] ?? '']}</span>}</Fragment>
      ))}
    </span>
  );
}
