import { isPosition, ledgerKinds, levels } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { FilterChips } from '../../primitives/filter-chips/FilterChips.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Select } from '../../primitives/select/Select.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { fields } from './LedgerFilterPanel.css.ts';
import { everything, isNarrowed, isReversed, type LedgerFilter } from './ledgerFilter.ts';
import { ledgerIcons } from './line/ledgerIcons.ts';

export interface LedgerFilterPanelProps {
  /** What the button that opens it names in `aria-controls`. */
  id: string;
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

/** Stands for every level: a select has no value for none. */
const anyPosition = 'any';

/** Narrows the ledger by what happened, at which level and when; each choice acts at once. */
export function LedgerFilterPanel({ id, filter, onChange }: LedgerFilterPanelProps) {
  const t = useMessage();
  const change = (part: Partial<LedgerFilter>) => onChange({ ...filter, ...part });
  const changePosition = (value: string) => {
    const position = Number(value);
    change({ position: isPosition(position) ? position : null });
  };
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <Inline justifyContent="space-between">
        <Heading level={2} size="title3" id={`${id}-title`}>
          {t('ledger.filter.title')}
        </Heading>
        <Button size="s" tone="quiet" isDisabled={!isNarrowed(filter)} onPress={() => onChange(everything)}>
          {t('ledger.filter.clear')}
        </Button>
      </Inline>
      <FilterChips
        label={t('ledger.filter.kinds')}
        options={ledgerKinds.map((value) => ({
          value,
          label: t(`ledger.kind.${value}`),
          icon: ledgerIcons[value],
        }))}
        value={filter.kinds}
        onChange={(kinds) => change({ kinds })}
      />
      <div className={fields}>
        <Select
          label={t('ledger.filter.position')}
          value={filter.position === null ? anyPosition : String(filter.position)}
          onChange={changePosition}
          options={[
            { value: anyPosition, label: t('ledger.filter.anyPosition') },
            ...levels.map(({ position }) => ({
              value: String(position),
              label: t('level.title', { level: position }),
            })),
          ]}
        />
        <TextField
          type="date"
          label={t('ledger.filter.from')}
          value={filter.from}
          onChange={(from) => change({ from })}
        />
        <TextField
          type="date"
          label={t('ledger.filter.to')}
          value={filter.to}
          {...(isReversed(filter) && { errorMessage: t('ledger.filter.order') })}
          onChange={(to) => change({ to })}
        />
      </div>
    </Card>
  );
}
