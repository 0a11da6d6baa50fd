import type { Guide } from './guide.ts';

export const actions: Readonly<Record<string, Guide>> = {
  'Primitives/Button': {
    status: 'stable',
    when: 'Something happens on this page: buy, copy, retry.',
    otherwise: 'LinkButton leads to another page; IconButton has a drawing that everybody knows.',
    dos: [
      'Begin with a verb: “Buy Level 3”.',
      'Keep one primary in a view.',
      'Say what it waits for with busyLabel.',
    ],
    donts: [
      'Do not take it away while it works: the focus would be lost.',
      'Do not act on a critical one without a dialog.',
    ],
    anatomy: ['Icon, optional', 'Label, or the label of its wait'],
    access: [
      'Enter and Space press it.',
      'A busy one keeps the focus and says what it waits for.',
      'It is 44 px high under a finger.',
    ],
  },
  'Primitives/LinkButton': {
    status: 'stable',
    when: 'The one step that a view leads to is another page.',
    otherwise: 'Button acts on this page; Link stands within a sentence.',
    dos: ['Name the place: “Open the ledger”.'],
    donts: ['Do not use it for what changes something.'],
    anatomy: ['Icon, optional', 'Label'],
    access: ['It is a link: Enter follows it, and it opens in a new tab like any link.'],
  },
  'Primitives/Link': {
    status: 'stable',
    when: 'Words within a sentence or a list lead to another page.',
    otherwise: 'LinkButton for the main step of a view, Button for what happens here.',
    dos: [
      'Say where it leads, so that it makes sense out of its sentence.',
      'Take tone plain where everything is a link.',
    ],
    donts: ['Do not write “here” or “more”.'],
    anatomy: ['Words, underlined unless plain'],
    access: ['Enter follows it.', 'The line under it tells it from text without colour.'],
  },
  'Primitives/IconButton': {
    status: 'stable',
    when: 'Everybody knows the drawing: close, copy, search.',
    otherwise: 'Button with an icon and its word, when in doubt.',
    dos: [
      'Name what it acts on: “Copy wallet of Ada”.',
      'Set directional where the drawing points along the line.',
    ],
    donts: ['Do not invent a meaning for a drawing.'],
    anatomy: ['Icon', 'Tooltip with its label'],
    access: [
      'Enter and Space press it.',
      'Focus shows the tooltip.',
      'Its target is as high as a control, 44 px under a finger.',
    ],
  },
  'Primitives/TextField': {
    status: 'stable',
    when: 'One line is typed: a name, a wallet, a subject.',
    otherwise: 'TextArea for more lines, SearchField to narrow a list, Select to choose.',
    dos: ['Help before typing with a description.', 'Say in the error how to put it right.'],
    donts: ['Do not use the placeholder as a label.', 'Do not block typing: say the limit and count.'],
    anatomy: ['Label', 'Field', 'Description', 'Error'],
    access: [
      'Label, description and error belong to the field by ID.',
      'An error is said with an icon and words.',
    ],
  },
  'Primitives/Select': {
    status: 'stable',
    when: 'One of five or more known choices.',
    otherwise: 'RadioGroup or SegmentedControl for two to four, SearchField for very many.',
    dos: [
      'Order the choices as people think of them.',
      'Keep a choice that is off in the list, and say why in its detail.',
    ],
    donts: ['Do not act on a choice that cannot be taken back.'],
    anatomy: ['Label', 'Button with the choice', 'List with icon, label and detail'],
    access: [
      'Enter, Space and arrows open it, letters jump, Escape leaves it as it was.',
      'Focus returns to the button.',
    ],
  },
  'Primitives/SearchField': {
    status: 'stable',
    when: 'Words narrow down a list on the same page.',
    otherwise: 'FilterChips or Select to choose among few known things.',
    dos: ['Say in a live region how many were found.'],
    donts: ['Do not ask the server at every key.'],
    anatomy: ['Label, may be hidden', 'Icon', 'Field', 'Cross, when there are words'],
    access: [
      'Escape clears, and in an empty field closes what is around it.',
      'Focus stays in the field after clearing.',
    ],
  },
  'Primitives/Dialog': {
    status: 'stable',
    when: 'One decision or task has to be finished before the page goes on.',
    otherwise: 'Sheet for menus and filters, Callout for what can wait.',
    dos: [
      'Ask in the title and answer in the buttons: “Disconnect this wallet?”.',
      'Keep the harmless way out first in reach.',
    ],
    donts: ['Do not open one from another.', 'Do not close by a stray press what took work to fill in.'],
    anatomy: ['Mark, optional', 'Title', 'Content', 'Actions'],
    access: [
      'Focus moves in, stays in and returns.',
      'Escape closes it unless work would be lost.',
      'The title is its name.',
    ],
  },
  'Primitives/Sheet': {
    status: 'stable',
    when: 'Something is looked into and left again: the menu, a filter on a phone.',
    otherwise: 'Dialog for a decision, Popover for a few choices beside their button.',
    dos: ['Keep its foot for the one action that ends it.'],
    donts: ['Do not put a long form into it.'],
    anatomy: ['Title and cross', 'Content that scrolls', 'Foot, optional'],
    access: ['Tab stays within, Escape closes, focus returns to what opened it.'],
  },
  'Primitives/Shortcuts': {
    status: 'stable',
    when: 'Somebody works a page for hours and knows its keys.',
    otherwise: 'Buttons and links alone where people come now and then.',
    dos: [
      'Give every key a button or link too, and a list of keys behind “?”.',
      'Offer a setting that turns single keys off.',
    ],
    donts: [
      'Do not take keys of the browser or of a screen reader.',
      'Do not act at once where it cannot be undone.',
    ],
    access: [
      'Single keys can be turned off (WCAG 2.1.4) and rest while somebody types.',
      'No key acts over a dialog.',
    ],
  },
};
