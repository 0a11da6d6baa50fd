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

/** A guide as the text of a page. */
function textOf({ status, when, otherwise, dos, donts, anatomy, access }: Guide): string {
  return `**Status:** ${status}

**When to use it.** ${when}

**Otherwise.** ${otherwise}

### Do

${listOf(dos)}

### Don’t

${listOf(donts)}

### Anatomy

${anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n')}

### Accessibility

${listOf(access)}`;
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
