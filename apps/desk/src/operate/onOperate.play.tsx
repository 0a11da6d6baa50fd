import type { Decorator } from '@storybook/react-vite';
import { operatorStaff } from '@upline/api/mocks';
import type { WorldSetting } from '@upline/ui/stories';
import { useState } from 'react';
import { onDesk } from '../shell/onDesk.play.tsx';
import { InOperate } from './InOperate.tsx';
import { type OperateSettings, type ScriptedOperate, scriptedOperate } from './scriptedOperate.play.ts';

/** The fake operator port of the current story. */
export const shownOperate: { current: ScriptedOperate | null } = { current: null };

const withOperate: Decorator = (Story, { parameters, scripted: { world } }) => {
  const [operate] = useState(() => scriptedOperate((parameters.operate ?? {}) as OperateSettings, world));
  shownOperate.current = operate;
  return (
    <InOperate operate={operate}>
      <Story />
    </InOperate>
  );
};

/**
 * Story settings for an Operate page with its own fake chain; `parameters.operate` configures it.
 */
export function onOperate(setting: WorldSetting = {}) {
  const { decorators, ...rest } = onDesk({ world: operatorStaff, ...setting });
  return { ...rest, decorators: [withOperate, ...decorators] };
}
