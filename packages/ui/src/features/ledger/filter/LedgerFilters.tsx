import { ledgerKinds, levels } from '@upline/domain';
import { Check } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { ChipButton } from '../../../primitives/filter-chips/ChipButton.tsx';
import { FilterChips } from '../../../primitives/filter-chips/FilterChips.tsx';
import { Popover } from '../../../primitives/popover/Popover.tsx';
import { PopoverLine } from '../../../primitives/popover/PopoverLine.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { isReversed, type LedgerFilter } from '../read/ledgerFilter.ts';
import { kindsOf, ledgerGroups } from '../table/ledgerGroups.ts';
import { periodText } from './filterText.ts';
import { bar, chip, chips, days, kinds as kindsStyle, note, whole } from './LedgerFilters.css.ts';

export interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
  /** The count at the end of the line. */
  children?: ReactNode;
}

const everything = 'everything';

/** Chips for groups of kinds, and for a single kind selected by a figure's link. */
function KindChips({ filter, onChange }: LedgerFiltersProps) {
  const t = useMessage();
  const { kinds } = filter;
  const isOn = (members: readonly string[]) => members.every((kind) => kinds.some((one) => one === kind));
  const groups = ledgerGroups.map((group) => ({
    value: group as string,
    label: t(`ledger.group.${group}`),
    members: kindsOf(group),
  }));
  const grouped = groups.filter(({ members }) => isOn(members)).flatMap(({ members }) => members);
  const alone = kinds
    .filter((kind) => !grouped.includes(kind))
    .map((kind) => ({ value: kind as string, label: t(`ledger.kind.${kind}`), members: [kind] }));
  const options = [...groups, ...alone];

  function change(chosen: string[]) {
    if (kinds.length > 0 && chosen.includes(everything)) return onChange({ ...filter, kinds: [] });
    const next = options.filter(({ value }) => chosen.includes(value)).flatMap(({ members }) => members);
    onChange({ ...filter, kinds: ledgerKinds.filter((kind) => next.includes(kind)) });
  }

  return (
    <FilterChips
      label={t('ledger.filter.kinds')}
      isLabelHidden
      className={kindsStyle}
      options={[{ value: everything, label: t('ledger.filter.everything') }, ...options]}
      value={
        kinds.length === 0
          ? [everything]
          : options.filter(({ members }) => isOn(members)).map(({ value }) => value)
      }
      onChange={change}
    />
  );
}

/** Filters the ledger by kind, level and days; each choice applies at once. */
export function LedgerFilters({ filter, onChange, children }: LedgerFiltersProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const change = (part: Partial<LedgerFilter>) => onChange({ ...filter, ...part });
  const { position, from, to } = filter;
  const isDated = from !== '' || to !== '';
  const levelName = (value: LedgerFilter['position']) =>
    value === null ? t('ledger.filter.anyPosition') : t('level.title', { level: value });
  return (
    <div className={bar}>
      <div className={chips}>
        <div className={whole}>
          <KindChips filter={filter} onChange={onChange} />
        </div>
        <Popover
          isList
          label={t('ledger.column.level')}
          trigger={
            <ChipButton className={chip} isOn={position !== null}>
              {levelName(position)}
            </ChipButton>
          }
        >
          {(close) =>
            [null, ...levels.map((level) => level.position)].map((value) => (
              <PopoverLine
                key={value}
                label={levelName(value)}
                icon={position === value ? Check : undefined}
                aria-pressed={position === value}
                onPress={() => {
                  close();
                  change({ position: value });
                }}
              />
            ))
          }
        </Popover>
        <Popover
          label={t('ledger.column.date')}
          trigger={
            <ChipButton className={chip} isOn={isDated}>
              {isDated ? periodText(filter, t, locale).join(' ') : t('ledger.filter.anyDate')}
            </ChipButton>
          }
        >
          <div className={days}>
            <TextField
              type="date"
              label={t('ledger.filter.from')}
              value={from}
              onChange={(day) => change({ from: day })}
            />
            <TextField
              type="date"
              label={t('ledger.filter.to')}
              value={to}
              {...(isReversed(filter) && { errorMessage: t('ledger.filter.order') })}
              onChange={(day) => change({ to: day })}
            />
            <Button size="s" tone="quiet" isDisabled={!isDated} onPress={() => change({ from: '', to: '' })}>
              {t('ledger.filter.noDate')}
            </Button>
          </div>
        </Popover>
      </div>
      <div className={note}>{children}</div>
    </div>
  );
}
