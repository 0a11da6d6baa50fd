import { SegmentedControl, Select, TextArea, TextField } from '@upline/ui';
import { useId } from 'react';
import { quiet, stack } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchAccount, BenchField } from '../ports/calls.ts';
import type { BenchContract } from '../ports/workbenchServices.ts';
import { WalletChoice } from './WalletChoice.tsx';

export interface CallFieldProps {
  field: BenchField;
  value: string;
  fault: string | undefined;
  /** Formats units as dollars; `''` if not a number. */
  dollars: (text: string) => string;
  accounts: readonly BenchAccount[];
  contracts: readonly BenchContract[];
  onChange: (value: string) => void;
}

const truths = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
] as const;

function Truth({
  label,
  note,
  value,
  onChange,
}: { label: string; note: string } & Pick<CallFieldProps, 'value' | 'onChange'>) {
  const id = useId();
  return (
    <div className={stack}>
      <span aria-hidden>{label}</span>
      <SegmentedControl
        label={label}
        aria-describedby={id}
        segments={truths}
        value={value === 'true' ? 'true' : 'false'}
        onChange={onChange}
      />
      <span id={id} className={quiet}>
        {note}
      </span>
    </div>
  );
}

/** Input for one argument by its type, with its NatSpec text. */
export function CallField({ field, value, fault, dollars, accounts, contracts, onChange }: CallFieldProps) {
  const d = useBenchMessage();
  const { path, type, note, control, measure, choices } = field;
  const label = `${path} ${type}`;
  const help = [note, measure === 'money' && value !== '' ? dollars(value) : ''].filter(Boolean).join(' ');
  const words = { ...(help && { description: help }), ...(fault && { errorMessage: fault }) };
  switch (control) {
    case 'wallet':
      return (
        <WalletChoice
          label={label}
          note={note}
          fault={fault}
          accounts={accounts}
          others={contracts}
          value={value}
          onChange={onChange}
        />
      );
    case 'switch':
      return <Truth label={label} note={note} value={value} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          {...words}
          label={label}
          placeholder={d('desk.bench.call.choose')}
          options={choices}
          value={value || null}
          onChange={onChange}
        />
      );
    case 'list':
      return <TextArea {...words} label={label} value={value} onChange={onChange} />;
    case 'number':
    case 'bytes':
      return <TextField {...words} label={label} value={value} onChange={onChange} />;
  }
}
