import type { Guide } from './guide.ts';

export const structure: Readonly<Record<string, Guide>> = {
  'Primitives/Layout': {
    status: 'stable',
    when: 'Things are placed: Stack one below another, Inline beside each other, Grid in columns, Divider between groups.',
    otherwise: 'Panel and Card where the ground changes; Box for what none of them says.',
    dos: ['Take space from a gap.', 'Name columns by breakpoint.', 'Say with as which element it is.'],
    donts: ['Do not use margins.', 'Do not change the order of reading by layout.'],
    access: ['They take no focus; as gives lists, sections and navigation their meaning.'],
  },
  'Primitives/Bleed': {
    status: 'stable',
    when: 'One child reaches over the padding around it: a picture or list from edge to edge.',
    dos: ['Take the token of the padding that it leaves.'],
    donts: ['Do not reach out further than the padding: the page would scroll sideways.'],
  },
  'Primitives/Breadcrumbs': {
    status: 'stable',
    when: 'A page stands two or more levels deep.',
    otherwise: 'A Link back where there is one page above.',
    dos: ['Name each page as its own title does.'],
    donts: ['Do not repeat the path that a person took: it is the place that counts.'],
    anatomy: ['Pages above, topmost first', 'This page'],
    access: ['It is navigation with a name.', 'This page is no link and is read as the current one.'],
  },
  'Primitives/DescriptionList': {
    status: 'stable',
    when: 'One thing has names with a value each: a wallet, a sponsor, an ID.',
    otherwise: 'Table for several things, Figure for one large value.',
    dos: ['Put Address, Money or Timestamp into the value.', 'Set isDense where much else stands in sight.'],
    donts: ['Do not leave a name without a value: leave the line out or say why.'],
    anatomy: ['Name', 'Value'],
    access: ['Each name is read with its value.'],
  },
  'Primitives/GridList': {
    status: 'stable',
    when: 'Rows of one kind each open something: tickets, members, notifications.',
    otherwise: 'Table to compare values, Tree for rows below rows.',
    dos: ['Make the title say which row it is.', 'Say in words too what isStrong says.'],
    donts: ['Do not put a second link into the title.'],
    anatomy: ['Start: avatar or icon', 'Title', 'Description', 'End: time, badge, amount', 'Actions'],
    access: [
      'It is a list of links, found among the links of the page.',
      'Tab goes to each row, then to its actions.',
    ],
  },
  'Primitives/DataGrid': {
    status: 'stable',
    when: 'Very many rows are worked by keys, one row at a time: a queue, a log.',
    otherwise:
      'Table to compare values, GridList where each row is a link, Disclosure table for details of a few rows.',
    dos: [
      'Give tabIndex 0 to the row under the keys and -1 to all others.',
      'Set opens where rows open in place.',
    ],
    donts: [
      'Do not make each row a stop of Tab.',
      'Do not leave out the heads: hide them from the eye if they say nothing new.',
    ],
    anatomy: ['Row of heads', 'Rows', 'Cells'],
    access: [
      'It is a grid with a name; a row that opens says whether it is open.',
      'Tab reaches one row. The parent moves the focus by arrows and by J and K.',
    ],
  },
  'Primitives/Disclosure table': {
    status: 'stable',
    when: 'Values are compared and each row tells more below itself.',
    otherwise: 'Table where rows open a page or nothing.',
    dos: ['Say which column names its row.', 'Set isNarrow on a phone.'],
    donts: ['Do not put what everybody needs below a row.'],
    anatomy: ['Heads', 'Rows with a button', 'Details of an open row'],
    access: [
      'Tab goes from button to button, Enter opens.',
      'Each says whether it is open.',
      'On paper all are.',
    ],
  },
  'Primitives/Tree': {
    status: 'stable',
    when: 'Rows lie below rows, to any depth and number.',
    otherwise: 'GridList for one level, Disclosure table for details of a row.',
    dos: ['Load what is unloaded when it is expanded.', 'Offer onRetry for what did not come.'],
    donts: ['Do not give rows different heights: only what is in sight is drawn.'],
    anatomy: ['Chevron', 'Row', 'Rows below it, or that they load or failed'],
    access: [
      'One stop of Tab; up and down move between rows.',
      'Right expands and left collapses, the other way round from right to left.',
      'The arrows also reach links and buttons of a row.',
    ],
  },
};
