import { Heading } from '../../primitives/heading/Heading.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { HelpBlock, HelpInline } from './article.ts';
import { list, numbered } from './Help.css.ts';

function Run({ run }: { run: HelpInline }) {
  if (typeof run === 'string') return run;
  if ('strong' in run) return <strong>{run.strong}</strong>;
  if ('code' in run) return <code>{run.code}</code>;
  return <Link href={run.link}>{run.words}</Link>;
}

function Runs({ runs }: { runs: readonly HelpInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown.
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Block({ block }: { block: HelpBlock }) {
  if ('heading' in block) {
    return (
      <Heading level={2} size="title3">
        {block.heading}
      </Heading>
    );
  }
  if ('text' in block) {
    return (
      <Text as="p">
        <Runs runs={block.text} />
      </Text>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List className={block.isOrdered ? numbered : list}>
      {block.list.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown.
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

/** The text of an article, built from React elements without raw HTML. */
export function ArticleText({ blocks }: { blocks: readonly HelpBlock[] }) {
  return (
    <Stack gap="m">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown.
        <Block key={index} block={block} />
      ))}
    </Stack>
  );
}
