import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../button/Button.tsx';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { ChipButton } from '../filter-chips/ChipButton.tsx';
import { GridList } from '../grid-list/GridList.tsx';
import { GridListRow } from '../grid-list/GridListRow.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Link } from '../link/Link.tsx';
import { LinkButton } from '../link-button/LinkButton.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { Table } from '../table/Table.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { ThemeToggle } from '../theme-toggle/ThemeToggle.tsx';
import { Tree } from '../tree/Tree.tsx';
import { TxLink } from '../tx-link/TxLink.tsx';
import type { Parts, Worked } from './part.ts';

const enter = '{Enter}';
const space = ' ';

/** Calls `act` for followed links instead of leaving the page. */
function followed(link: ReactNode, act: () => void) {
  return <RouterProvider navigate={act}>{link}</RouterProvider>;
}

/** Every primitive with buttons, links or arrow-key navigation. */
export const workedParts: Parts<Worked> = {
  'breadcrumbs/Breadcrumbs': {
    draw: (passed, act) =>
      followed(
        <Breadcrumbs {...passed} label="Path" crumbs={[{ label: 'Up', href: '/up' }]} current="Here" />,
        act,
      ),
    keys: [enter],
  },
  'button/Button': {
    draw: (passed, act) => (
      <Button {...passed} onPress={act}>
        Press
      </Button>
    ),
    keys: [enter, space],
  },
  'filter-chips/ChipButton': {
    draw: (passed, act) => (
      <ChipButton {...passed} onPress={act}>
        Any date
      </ChipButton>
    ),
    keys: [enter, space],
  },
  'disclosure/Disclosure': {
    draw: (passed, act) => (
      <Disclosure {...passed} title="More" onExpandedChange={act}>
        What most do not need
      </Disclosure>
    ),
    keys: [enter, space],
  },
  'grid-list/GridList': {
    draw: (passed, act) => (
      <GridList {...passed} label="Rows">
        <GridListRow title="Opened here" onOpen={act} />
      </GridList>
    ),
    keys: [enter, space],
  },
  'grid-list/GridListRow': {
    draw: (passed, act) =>
      followed(
        <ul>
          <GridListRow {...passed} title="Opened elsewhere" href="/row" />
        </ul>,
        act,
      ),
    keys: [enter],
  },
  'icon-button/IconButton': {
    draw: (passed, act) => <IconButton {...passed} icon={Check} label="Done" onPress={act} />,
    keys: [enter, space],
  },
  'link/Link': {
    draw: (passed, act) =>
      followed(
        <Link {...passed} href="/link">
          There
        </Link>,
        act,
      ),
    keys: [enter],
  },
  'link-button/LinkButton': {
    draw: (passed, act) =>
      followed(
        <LinkButton {...passed} href="/go">
          Go
        </LinkButton>,
        act,
      ),
    keys: [enter],
  },
  'pagination/Pagination': {
    draw: (passed, act) => <Pagination {...passed} page={2} pageCount={3} onChange={act} />,
    keys: [enter, space],
  },
  'skip-link/SkipLink': {
    draw: (passed, act) => (
      <SkipLink
        {...passed}
        onClick={(event) => {
          // Stays on the test's page.
          event.preventDefault();
          act();
        }}
      />
    ),
    keys: [enter],
  },
  'table/Table': {
    draw: (passed, act) => (
      <Table
        {...passed}
        label="Payments"
        columns={[{ id: 'from', label: 'From', cell: ({ from }) => from, isRowHeader: true }]}
        rows={[{ from: 'Ada' }]}
        rowKey={({ from }) => from}
        onRowAction={act}
      />
    ),
    keys: [enter],
  },
  'tabs/Tabs': {
    draw: (passed, act) => (
      <Tabs
        {...passed}
        label="Parts"
        tabs={[
          { value: 'one', label: 'One', content: 'The first' },
          { value: 'two', label: 'Two', content: 'The second' },
        ]}
        value="one"
        onChange={act}
      />
    ),
    keys: ['{ArrowRight}'],
  },
  'theme-toggle/ThemeToggle': {
    draw: (passed, act) => <ThemeToggle {...passed} theme="light" onChange={act} />,
    keys: [enter, space],
  },
  'tree/Tree': {
    draw: (passed, act) => (
      <Tree
        {...passed}
        label="Network"
        nodes={[{ id: 'Ada', label: 'Ada', children: 'unloaded' }]}
        renderRow={(id) => id}
        expandedKeys={new Set()}
        onExpandedChange={act}
      />
    ),
    keys: [enter, '{ArrowRight}'],
  },
  'tx-link/TxLink': {
    draw: (passed) => (
      <TxLink {...passed} hash={`0x${'4a'.repeat(32)}`} explorer="https://explorer.example" />
    ),
    // The key would open a new tab.
    keys: [],
  },
};
