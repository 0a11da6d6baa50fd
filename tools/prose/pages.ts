import { lexer, type Token } from 'marked';
import type { Paragraph } from './source.ts';

/** A text without its links' targets. */
const withoutTargets = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll('\n', ' ');

function textsOf(token: Token): { text: string; opens: boolean }[] {
  switch (token.type) {
    case 'paragraph':
      return [{ text: token.text, opens: true }];
    case 'text':
      return [{ text: token.text, opens: false }];
    case 'blockquote':
      return (token.tokens ?? []).flatMap(textsOf);
    case 'list':
      return token.items.flatMap(({ tokens }: { tokens: Token[] }) =>
        tokens.flatMap(textsOf).map(({ text }) => ({ text, opens: false })),
      );
    case 'table':
      return token.rows.flat().map(({ text }: { text: string }) => ({ text, opens: false }));
    default:
      return [];
  }
}

/** The paragraphs, list items and cells of a Markdown page, each with the line of its block. */
export function proseInPage(source: string): Paragraph[] {
  let line = 1;
  return lexer(source).flatMap((block) => {
    const start = line;
    line += block.raw.split('\n').length - 1;
    return textsOf(block).map(({ text, opens }) => ({
      line: start,
      text: withoutTargets(text),
      opens,
      isBoolean: false,
    }));
  });
}
