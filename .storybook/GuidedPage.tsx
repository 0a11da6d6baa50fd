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

/** A guide as Markdown, without headings that have no text. */
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

/** A component’s docs page: description, preview, controls, guide and all stories. */
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
