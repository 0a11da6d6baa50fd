import type { Decorator } from '@storybook/react-vite';
import { operatorStaff } from '@upline/api/mocks';
import type { WorldSetting } from '@upline/ui/stories';
import { useState } from 'react';
import { type OperateSettings, type ScriptedOperate, scriptedOperate } from '../scripted/scriptedOperate.ts';
import { onDesk } from '../shell/onDesk.play.tsx';
import { InOperate } from './InOperate.tsx';

/** The chain of the story that is shown. */
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

/** For a meta: a page of Operate on a chain of its own, which a story's `parameters.operate` changes. */
export function onOperate(setting: WorldSetting = {}) {
  const { decorators, ...rest } = onDesk({ world: operatorStaff, ...setting });
  return { ...rest, decorators: [withOperate, ...decorators] };
}
