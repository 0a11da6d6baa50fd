import { macroVariables } from '@upline/domain';
import { text as textStyle, variable } from './Macros.css.ts';

const gap = new RegExp(`(\\{(?:${macroVariables.join('|')})\\})`);

/** A macro's text with highlighted variables. */
export function MacroText({ text }: { text: string }) {
  const parts = text.split(gap);
  return (
    <p className={textStyle} dir="auto">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay where they are.
          <mark key={index} className={variable}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}
