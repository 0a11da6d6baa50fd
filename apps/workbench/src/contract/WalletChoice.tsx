import { shortAddress } from '@upline/domain';
import { Select, TextField } from '@upline/ui';
import { type Ref, useState } from 'react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchAccount } from '../ports/calls.ts';

export interface WalletChoiceProps {
  label: string;
  note?: string;
  fault?: string | undefined;
  accounts: readonly BenchAccount[];
  /** Further options, for example contracts. @default none */
  others?: readonly { address: string; name: string }[];
  value: string;
  onChange: (address: string) => void;
  ref?: Ref<HTMLButtonElement>;
}

const other = 'other';
const isSame = (one: string, two: string) => one.toLowerCase() === two.toLowerCase();

function detailOf({ address, roles, levels }: BenchAccount): string {
  const range = levels.length > 0 ? [`1–${levels.length}`] : [];
  return [...roles, ...range, shortAddress(address)].join(' · ');
}

/** Select for a known wallet, or any address. */
export function WalletChoice({
  label,
  note,
  fault,
  accounts,
  others = [],
  value,
  onChange,
  ref,
}: WalletChoiceProps) {
  const d = useBenchMessage();
  const known = [
    ...accounts.map((one) => ({
      value: one.address,
      label: one.name || shortAddress(one.address),
      detail: detailOf(one),
    })),
    ...others.map(({ address, name }) => ({ value: address, label: name, detail: shortAddress(address) })),
  ];
  const chosen = known.find((one) => isSame(one.value, value));
  const [isTyping, setTyping] = useState(false);
  const isOther = isTyping || (value !== '' && !chosen);
  const words = { ...(note && { description: note }), ...(fault && !isOther && { errorMessage: fault }) };
  return (
    <>
      <Select
        {...words}
        ref={ref}
        label={label}
        placeholder={d('desk.bench.call.choose')}
        options={[...known, { value: other, label: d('desk.bench.call.other') }]}
        value={isOther ? other : (chosen?.value ?? null)}
        onChange={(address) => {
          setTyping(address === other);
          onChange(address === other ? '' : address);
        }}
      />
      {isOther && (
        <TextField
          label={d('desk.bench.call.otherOf', { name: label })}
          {...(fault && { errorMessage: fault })}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
