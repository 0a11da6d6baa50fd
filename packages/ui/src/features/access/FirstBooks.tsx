import { paths } from '@upline/domain';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { classNames } from '../../css/classNames.ts';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { usePorts } from '../../ports/ports.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { root as link, tones as linkTones } from '../../primitives/link/Link.css.ts';
import { Money } from '../../primitives/money/Money.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { type FirstFigures, firstFiguresOf } from './firstFigures.ts';
import { check, checkLater, figure, figures, marked, note, short, verdict } from './Introduction.css.ts';

/** Placeholder of a figure: a dash of the same height, labelled as unknown after a failure. */
const none = (isUnknown: boolean) => (isUnknown ? <Money units={null} /> : <span aria-hidden>–</span>);

interface FigureProps {
  label: string;
  /** True if the request failed. */
  isUnknown: boolean;
  children: ReactNode;
}

function Figure({ label, isUnknown, children }: FigureProps) {
  return (
    <div className={figure}>
      <Text as="dt" size="caption" tone="muted">
        {label}
      </Text>
      <Text as="dd" size="title2">
        {children ?? none(isUnknown)}
      </Text>
    </div>
  );
}

/** The verdict on the figures: covered or not. */
function Verdict({ known }: { known: FirstFigures }) {
  const t = useMessage();
  const money = useMoney();
  const { block, missing, isEqual } = known;
  return (
    <>
      <span>{t('access.books.block', { block })}</span>{' '}
      {missing > 0n && (
        <span className={classNames(marked, short)}>
          <Icon icon={TriangleAlert} size="s" />{' '}
          <span>{t('access.books.short', { missing: money.amount(missing) })}</span>
        </span>
      )}
      {isEqual && <span>{t('access.books.equal')}</span>}
    </>
  );
}

/** The pools' figures, requested after the first render. */
export function useFirstFigures(): FirstFigures | 'loading' | 'unknown' {
  const { client } = usePorts();
  const [known, setKnown] = useState<FirstFigures | 'loading' | 'unknown'>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    client.call('poolStatistics', {}, { signal: leaving.signal }).then(
      ({ data }) => setKnown(firstFiguresOf(data)),
      () => leaving.signal.aborted || setKnown('unknown'),
    );
    return () => leaving.abort();
  }, [client]);
  return known;
}

export interface FirstBooksProps {
  known: ReturnType<typeof useFirstFigures>;
}

/** Total paid into, paid out of and held by the pools. Dashes until loaded. */
export function FirstBooks({ known }: FirstBooksProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const sums = typeof known === 'string' ? null : known;
  const state = { isUnknown: known === 'unknown' };
  return (
    <>
      <dl className={figures} aria-busy={known === 'loading'}>
        <Figure {...state} label={t('access.books.members')}>
          {sums && new Intl.NumberFormat(locale).format(sums.members)}
        </Figure>
        <Figure {...state} label={t('access.books.in')}>
          {sums && <Money units={sums.in} cents />}
        </Figure>
        <Figure {...state} label={t('access.books.out')}>
          {sums && <Money units={sums.out} cents />}
        </Figure>
        <Figure {...state} label={t('access.books.held')}>
          {sums && <Money units={sums.held} cents rule={sums.isFinal ? 'final' : 'open'} />}
        </Figure>
      </dl>
      <div className={note}>
        <Text as="p" inline size="small" tone="muted" role="status" className={verdict}>
          {known === 'unknown' && <span>{t('access.books.unknown')}</span>}
          {sums && <Verdict known={sums} />}
        </Text>
        <a
          href={paths.transparency}
          className={classNames(link, linkTones.action, check, known === 'loading' && checkLater)}
        >
          {t('access.books.check')}
        </a>
      </div>
    </>
  );
}
