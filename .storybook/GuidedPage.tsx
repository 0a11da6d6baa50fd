import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type Guide, guides } from './guides/index.ts';

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const stepsOf = (parts: readonly string[]) => parts.map((part, index) => `${index + 1}. ${part}`).join('\n');

/** A guide as the text of a page; a heading without a line is left out. */
function textOf({ status, when, otherwise, dos, donts, anatomy, access }: Guide): string {
  return [
    `**Status:** ${status}`,
    `**When to use it.** ${when}`,
    otherwise && `**Otherwise.** ${otherwise}`,
    dos && `### Do\n\n${listOf(dos)}`,
    donts && `### Don’t\n\n${listOf(donts)}`,
    anatomy && `### Anatomy\n\n${stepsOf(anatomy)}`,
    access && `### Accessibility\n\n${listOf(access)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A component’s page of docs: what it is, how it looks, its controls, how to use it, and every story. */
export function GuidedPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const guide = guides[csfFile.meta.title];

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {guide && <Markdown>{textOf(guide)}</Markdown>}
      <Stories />
    </>
  );
}
