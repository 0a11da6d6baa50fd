import type { Guide } from './guide.ts';

/** What is sent, and what its fields share. */
export const forms: Readonly<Record<string, Guide>> = {
  'Primitives/Form': {
    status: 'stable',
    when: 'Fields are sent together.',
    otherwise: 'A field that acts by itself needs none.',
    dos: ['Give what is wrong to the field that it is about.', 'Set isBusy while it is on its way.'],
    donts: ['Do not disable the button until all is right: say what is missing instead.'],
    anatomy: ['Fields', 'Button of type submit'],
    access: [
      'Enter in a field sends it.',
      'After a try the first field with an error takes the focus, and its words are read.',
    ],
  },
  'Primitives/TextArea': {
    status: 'stable',
    when: 'Several lines are typed: a message, a note, a reason.',
    otherwise: 'TextField for one line.',
    dos: ['Let it begin at the lines that are usual.', 'Keep the label, hidden where its place says it.'],
    donts: ['Do not send on Enter without saying so.'],
    anatomy: ['Label', 'Field that grows, then scrolls', 'Description', 'Error'],
    access: ['Label, description and error belong to the field by ID.', 'Enter begins a new line.'],
  },
  'Primitives/FieldError': {
    status: 'stable',
    when: 'A field is built that none of the fields here is.',
    otherwise: 'Give errorMessage to a field: it draws this line by itself.',
    dos: ['Say how to put it right.', 'Name its ID in aria-describedby.'],
    anatomy: ['Mark', 'Words'],
    access: ['It is read with its field, not by itself.'],
  },
  'Primitives/FileTrigger': {
    status: 'stable',
    when: 'A button opens the file chooser of the device.',
    otherwise: 'DropZone where files can be dropped or pasted too.',
    dos: [
      'Put a Button or IconButton into it that says what it does.',
      'Check what comes: accept is only an offer.',
    ],
    donts: ['Do not put anything else into it.'],
    access: ['The button inside is what takes focus; the input behind it has a name too.'],
  },
  'Primitives/DropZone': {
    status: 'stable',
    when: 'Files are added and there is room to drop them.',
    otherwise: 'FileTrigger in a row of buttons.',
    dos: ['Say which kinds and sizes are taken.', 'Refuse a file with words that name it.'],
    donts: ['Do not make dropping the only way.'],
    anatomy: ['Icon', 'Hint', 'Button that opens the chooser', 'Kinds and sizes'],
    access: ['Tab reaches the button; hint and kinds are read with it.', 'Ctrl+V pastes files too.'],
  },
  'Primitives/ButtonGroup': {
    status: 'stable',
    when: 'Several buttons act on the same thing.',
    otherwise: 'Inline for buttons that have nothing to do with each other.',
    dos: ['Put the button that goes on last.', 'Stack them on a phone at the foot of a page.'],
    donts: ['Do not hold more than one primary.'],
    access: [
      'With a label it is a group that is read before its buttons.',
      'Tab goes through the buttons in order.',
    ],
  },
  'Primitives/CopyButton': {
    status: 'stable',
    when: 'Copying is an action of its own: a link, a code.',
    otherwise: 'CopyText where the text itself is pressed, Address for a wallet.',
    dos: ['Name what is copied where two are near: “Copy link”.'],
    donts: ['Do not also show a toast: the button says how it went.'],
    anatomy: ['Icon', 'Label, for two seconds “Copied”'],
    access: ['The outcome is read aloud.', 'A failure is shown in words.'],
  },
  'Primitives/CopyText': {
    status: 'stable',
    when: 'A short text is pressed to be copied: an ID, a hash.',
    otherwise: 'Address for a wallet, CopyButton where the text is not in sight.',
    dos: ['Give short for a long text; focus and hover then show the whole.'],
    donts: ['Do not put it inside a link or button.'],
    anatomy: ['Text, or its short form', 'Copy mark'],
    access: [
      'It is a button named by what it shows, “Copy”, and the whole text where that is cut.',
      'The outcome is read aloud.',
    ],
  },
  'Primitives/Toast': {
    status: 'stable',
    when: 'Something happened out of sight, and nothing needs to be done.',
    otherwise: 'Callout for what stays, Banner for every page, AlertDialog for a decision.',
    dos: ['Say it in one sentence.', 'Place one region in an app.'],
    donts: ['Do not put the only way to something into it.', 'Do not say in it what the page shows anyway.'],
    anatomy: ['Icon of its tone', 'Sentence', 'Cross'],
    access: ['It is read aloud as it appears.', 'F6 leads to it; the focus returns when it closes.'],
  },
  'Primitives/Field': {
    status: 'stable',
    when: 'A form needs a control that no other part offers, such as a day.',
    otherwise:
      'TextField, TextArea, SearchField, Select, CheckboxGroup and RadioGroup, which stand in it already.',
    dos: [
      'Take the IDs from useFieldIds, and name ids.describedBy at the control.',
      'Set isGroup for several controls.',
    ],
    donts: ['Do not use a placeholder as the label.', 'Do not put a field into a field.'],
    anatomy: ['Label', 'Control or controls', 'Help, optional', 'Error, optional'],
    access: ['A press on the label goes to the control.', 'Help and error are read with it.'],
  },
};
