import { Link, Popover } from '@upline/ui';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { macrosPath } from '../../shell/deskPaths.ts';
import { ChoiceList } from '../menus/ChoiceList.tsx';
import { byHand } from '../menus/Menus.css.ts';
import { type Macro, useMacros } from './macrosQuery.ts';
import { useMacroText } from './useMacroText.ts';

export interface MacroMenuProps {
  trigger: ReactNode;
  onChoose: (macro: Macro) => void;
}

/** Active macros with their effects. */
export function MacroMenu({ trigger, onChoose }: MacroMenuProps) {
  const d = useDeskMessage();
  const { data: macros = [] } = useMacros();
  const does = useMacroText();
  const inUse = macros.filter(({ isRetired }) => !isRetired);
  return (
    <Popover isList label={d('desk.macros')} trigger={trigger}>
      {(close) => (
        <>
          <ChoiceList
            label={d('desk.macros')}
            choices={inUse.map((macro) => ({ id: macro.id, label: macro.name, below: does(macro) }))}
            onChoose={(id) => {
              close();
              const chosen = inUse.find((macro) => macro.id === id);
              if (chosen) onChoose(chosen);
            }}
          />
          <div className={byHand}>
            <Link href={macrosPath}>{d('desk.macros.all')}</Link>
          </div>
        </>
      )}
    </Popover>
  );
}
