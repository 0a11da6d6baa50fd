import { InMemberLanguage } from '@upline/ui/messages';
import type { ReactNode } from 'react';
import { type OperatePort, OperateProvider } from './operatePort.tsx';

/**
 * Provides the operator port and the members' texts to the Operate pages, in the app and in
 * stories.
 */
export function InOperate({ operate, children }: { operate: OperatePort; children: ReactNode }) {
  return (
    <InMemberLanguage>
      <OperateProvider operate={operate}>{children}</OperateProvider>
    </InMemberLanguage>
  );
}
