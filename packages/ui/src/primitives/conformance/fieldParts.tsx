import { Address } from '../address/Address.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { CopyText } from '../copy-text/CopyText.tsx';
import { DropZone } from '../drop-zone/DropZone.tsx';
import { FilterChips } from '../filter-chips/FilterChips.tsx';
import { Form } from '../form/Form.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Select } from '../select/Select.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { Parts, Worked } from './part.ts';

const enter = '{Enter}';
const space = ' ';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

export const fieldParts: Parts<Worked> = {
  'address/Address': {
    draw: (passed) => <Address {...passed} wallet={`0x${'7a'.repeat(20)}`} />,
    keys: [enter, space],
  },
  'checkbox/Checkbox': {
    draw: (passed, act) => (
      <Checkbox {...passed} onChange={act}>
        Agree
      </Checkbox>
    ),
    keys: [space],
  },
  'checkbox-group/CheckboxGroup': {
    draw: (passed, act) => (
      <CheckboxGroup {...passed} label="Several" options={options} value={[]} onChange={act} />
    ),
    keys: [space],
  },
  'copy-button/CopyButton': {
    draw: (passed) => <CopyButton {...passed} text="7KQ2-M9XD" />,
    keys: [enter, space],
  },
  'copy-text/CopyText': {
    draw: (passed) => <CopyText {...passed} text="7KQ2-M9XD" />,
    keys: [enter, space],
  },
  'drop-zone/DropZone': {
    draw: (passed, act) => (
      <DropZone
        {...passed}
        label="Attachments"
        hint="Drop files here"
        buttonLabel="Choose files"
        onSelect={act}
        onClick={act}
      />
    ),
    keys: [],
  },
  'filter-chips/FilterChips': {
    draw: (passed, act) => (
      <FilterChips {...passed} label="Filter" options={options} value={[]} onChange={act} />
    ),
    keys: [enter, space],
  },
  'form/Form': {
    draw: (passed, act) => (
      <Form {...passed} aria-label="Form" onSubmit={act}>
        <Button type="submit">Send</Button>
      </Form>
    ),
    keys: [enter],
  },
  'radio-group/RadioGroup': {
    draw: (passed, act) => (
      <RadioGroup {...passed} label="One of two" options={options} value={null} onChange={act} />
    ),
    keys: [space],
  },
  'search-field/SearchField': {
    draw: (passed, act) => <SearchField {...passed} label="Search" value="" onChange={act} />,
    keys: ['a'],
  },
  'segmented-control/SegmentedControl': {
    draw: (passed, act) => (
      <SegmentedControl {...passed} label="View" segments={options} value="one" onChange={act} />
    ),
    keys: ['{ArrowRight}{Enter}', space],
  },
  'select/Select': {
    draw: (passed, act) => <Select {...passed} label="Level" options={options} value={null} onChange={act} />,
    keys: ['{ArrowRight}'],
  },
  'stepper/Stepper': {
    draw: (passed, act) => (
      <Stepper
        {...passed}
        label="Fee"
        steps={[
          { value: 50, label: '$50' },
          { value: 100, label: '$100' },
          { value: 200, label: '$200' },
        ]}
        value={100}
        onChange={act}
      />
    ),
    keys: [enter, space],
  },
  'switch/Switch': {
    draw: (passed, act) => (
      <Switch {...passed} onChange={act}>
        Notify me
      </Switch>
    ),
    keys: [space],
  },
  'text-area/TextArea': {
    draw: (passed, act) => <TextArea {...passed} label="Message" onChange={act} />,
    keys: ['a'],
  },
  'text-field/TextField': {
    draw: (passed, act) => <TextField {...passed} label="Name" onChange={act} />,
    keys: ['a'],
  },
};
