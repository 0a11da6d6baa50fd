import { type ReactNode, useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Sheet } from './Sheet.tsx';

export interface ChainSectionProps<Data> {
  /** Message ID of the title; `hint` and `loading` are its children. */
  title: 'transparency.fee' | 'transparency.roles' | 'transparency.changes';
  answer: Loadable<Data>;
  children: (data: Data) => ReactNode;
}

/** A section with data from the chain: loading, failed or loaded. */
export function ChainSection<Data>({ title, answer, children }: ChainSectionProps<Data>) {
  const t = useMessage();
  const id = useId();
  return (
    <Sheet labelledBy={id} isBusy={answer.status === 'loading'}>
      <SectionHead id={id} title={t(title)} hint={t(`${title}.hint`)} />
      {answer.status === 'loading' && (
        <Text size="small" tone="muted" role="status">
          {t(`${title}.loading`)}
        </Text>
      )}
      {answer.status === 'failed' && <Money units={null} />}
      {answer.status === 'loaded' && children(answer.data)}
    </Sheet>
  );
}
