import type { Decorator } from '@storybook/react-vite';
import { operatorStaff } from '@upline/api/mocks';
import type { BackendSetting } from '@upline/ui/stories';
import { useState } from 'react';
import { onDesk } from '../shell/onDesk.play.tsx';
import { type FakeOperate, fakeOperate, type OperateSettings } from './fakeOperate.play.ts';
import { InOperate } from './InOperate.tsx';

/** The fake operator port of the current story. */
export const shownOperate: { current: FakeOperate | null } = { current: null };

const withOperate: Decorator = (Story, { parameters, fakes: { backend } }) => {
  const [operate] = useState(() => fakeOperate((parameters.operate ?? {}) as OperateSettings, backend));
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
export function onOperate(setting: BackendSetting = {}) {
  const { decorators, ...rest } = onDesk({ backend: operatorStaff, ...setting });
  return { ...rest, decorators: [withOperate, ...decorators] };
}
