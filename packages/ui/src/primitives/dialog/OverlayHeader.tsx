import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { sizes, trims } from '../text/Text.css.ts';
import { head, headCross, headInMiddle } from './Dialog.css.ts';

export interface OverlayHeaderProps {
  /** Names the overlay to screen readers too. */
  title: string;
  /** Absent where there is nothing to close to. */
  onClose?: () => void;
  /** A drawing above the title, both large and in the middle: how something ended. */
  mark?: ReactNode;
}

/** The title of a dialog or sheet with its closing cross. */
export function OverlayHeader({ title, onClose, mark }: OverlayHeaderProps) {
  const t = useMessage();
  const size = mark ? 'title1' : 'title2';
  return (
    <div className={classNames(head, mark ? headInMiddle : undefined)}>
      {mark}
      <Heading slot="title" className={classNames(sizes[size], trims[size])}>
        {title}
      </Heading>
      {onClose && (
        <IconButton
          tone="plain"
          bleed="end"
          icon={X}
          label={t('common.close')}
          onPress={onClose}
          className={mark ? headCross : undefined}
        />
      )}
    </div>
  );
}
