import { InMembersWords } from '@upline/ui/messages';
import type { ReactNode } from 'react';
import { type OperatePort, OperateProvider } from './operatePort.tsx';

/** Gives the pages of Operate their chain and their words, in the app and in its stories alike. */
export function InOperate({ operate, children }: { operate: OperatePort; children: ReactNode }) {
  return (
    <InMembersWords>
      <OperateProvider operate={operate}>{children}</OperateProvider>
    </InMembersWords>
  );
}
