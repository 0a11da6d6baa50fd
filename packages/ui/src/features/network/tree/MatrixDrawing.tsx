import { generations, shortAddress } from '@upline/domain';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Box } from '../../../primitives/box/Box.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { DrawingLegend } from './DrawingLegend.tsx';
import { DrawnLines } from './DrawnLines.tsx';
import { cardWidth, drawingHeight, heightOf, slotBottom, topOf, widthOf } from './drawnSizes.ts';
import { type DrawnSpot, drawnSpots, pathTo, type Step, stepFrom } from './drawnSpots.ts';
import * as styles from './MatrixDrawing.css.ts';
import type { MatrixPart } from './referralTreeQuery.ts';

export interface MatrixDrawingProps {
  part: MatrixPart;
  /** True for the member's own tree. */
  isOwn: boolean;
  /**
   * Member count below each wallet of the second generation; wallets without a known count are
   * missing.
   */
  belowOf: ReadonlyMap<string, number>;
  /** Wallet of the found member; `''` for none. */
  match: string;
  /** Makes a member the root of the drawing; the root itself links to the member's page. */
  onOpen: (wallet: string) => void;
}

/** Keyboard steps; left and right are swapped in right-to-left layouts. */
const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'root',
};
const mirrored: Readonly<Record<string, Step>> = { ...steps, ArrowLeft: 'next', ArrowRight: 'previous' };

/** A press must not focus an element that is hidden from screen readers. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A member, the five in their slots and the 25 in theirs, connected by lines. Duplicates the list
 * below and is hidden from screen readers, which announce the target of each key. Spec §2.
 */
export function MatrixDrawing({ part, isOwn, belowOf, match, onOpen }: MatrixDrawingProps) {
  const t = useMessage();
  const hint = useId();
  const stage = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(1190);
  const [current, setCurrent] = useState(part.root.wallet);
  // The card stays until another member is hovered or found.
  const [hovered, setHovered] = useState({ key: '', match });
  const [hasFocus, setHasFocus] = useState(false);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || 1190);
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Follows the focus of the list below.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[role="row"]');
      if (row) setCurrent(row.dataset.key ?? '');
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  const spots = drawnSpots(part, width);
  const onPath = pathTo(spots, match);
  const at = spots.find(({ key, member }) => key === current && member) ?? spots[0];
  const second = (key: string) => spots.find((spot) => spot.key === key && spot.row === 2 && spot.member);
  const shown =
    second(hovered.match === match ? hovered.key : '') ??
    (hasFocus ? second(at?.key ?? '') : undefined) ??
    second(match);

  const nameOf = ({ member, row }: DrawnSpot) =>
    row === 0 && isOwn ? t('tree.you') : member?.name || shortAddress(member?.wallet ?? '');
  const said = (spot: DrawnSpot) => {
    const below = belowOf.get(spot.key) ?? 0;
    const generation = part.path.length - 1 + spot.row;
    return [
      nameOf(spot),
      generation > 0 && t('tree.generation', { generation }),
      spot.row < 2 && t('tree.taken', { taken: spot.taken, slots: generations }),
      below > 0 && t('tree.below.count', { count: below }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!at) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(at.key);
      setCurrent(at.key);
      return;
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = (isMirrored ? mirrored : steps)[event.key];
    if (!step) return;
    event.preventDefault();
    setCurrent(stepFrom(spots, at.key, step));
  };

  return (
    <div className={styles.root}>
      <Box
        ref={stage}
        role="application"
        tabIndex={0}
        aria-label={t('tree.drawing')}
        aria-describedby={hint}
        className={styles.stage}
        style={{ height: drawingHeight }}
        onKeyDown={onKeyDown}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        <VisuallyHidden>
          <span role="status">{hasFocus && at ? said(at) : ''}</span>
        </VisuallyHidden>
        <div aria-hidden>
          <DrawnLines spots={spots} onPath={onPath} />
          {spots.map((spot) => {
            const { key, member, row, x } = spot;
            const size = { width: widthOf(row, width), height: heightOf[row] };
            const place = { ...size, insetInlineStart: x - size.width / 2, insetBlockStart: topOf[row] };
            if (!member) return <span key={key} className={styles.free} style={place} />;
            const below = belowOf.get(key);
            return (
              <button
                key={key}
                type="button"
                tabIndex={-1}
                data-current={spot === at || undefined}
                data-match={onPath.has(key) && key === match ? true : undefined}
                className={styles.spots[row]}
                style={place}
                onMouseDown={keepFocus}
                onPointerEnter={() => setHovered({ key, match })}
                onClick={() => onOpen(key)}
              >
                <Avatar wallet={member.wallet} photo={member.photo} size={row === 0 ? 'm' : 's'} />
                {row < 2 && (
                  <>
                    <span className={styles.words}>
                      <Text size="bodyStrong" dir="auto" truncate>
                        {nameOf(spot)}
                      </Text>
                      {(member.name || (row === 0 && isOwn)) && (
                        <Text size="mono" tone="muted">
                          {shortAddress(member.wallet)}
                        </Text>
                      )}
                    </span>
                    <Text size="small" tone="muted">
                      {`${spot.taken}/${generations}`}
                    </Text>
                  </>
                )}
                {row === 2 && below && (
                  <span className={styles.belowSome}>{t('tree.below.some', { count: below })}</span>
                )}
              </button>
            );
          })}
          {shown?.member && (
            <div
              className={styles.card}
              style={{
                width: cardWidth,
                insetBlockStart: slotBottom + 12,
                insetInlineStart: Math.max(0, Math.min(shown.x - cardWidth / 2, width - cardWidth)),
              }}
            >
              <span className={styles.words}>
                <Text size="bodyStrong" dir="auto" truncate>
                  {nameOf(shown)}
                </Text>
                {shown.member.name && (
                  <Text size="mono" tone="muted">
                    {shortAddress(shown.member.wallet)}
                  </Text>
                )}
              </span>
              <button
                type="button"
                tabIndex={-1}
                className={styles.open}
                onMouseDown={keepFocus}
                onClick={() => onOpen(shown.key)}
              >
                <Text size="small" tone="inherit">
                  {t('tree.open')}
                </Text>
              </button>
            </div>
          )}
        </div>
      </Box>
      <DrawingLegend hintId={hint} />
    </div>
  );
}
