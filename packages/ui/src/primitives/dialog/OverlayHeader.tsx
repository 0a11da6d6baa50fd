import { X } from 'lucide-react';
import { Heading } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { sizes, trims } from '../text/Text.css.ts';
import { head } from './Dialog.css.ts';

export interface OverlayHeaderProps {
  /** Names the overlay to screen readers too. */
  title: string;
  /** Absent where there is nothing to close to. */
  onClose?: () => void;
}

/** The title of a dialog or sheet with its closing cross. */
export function OverlayHeader({ title, onClose }: OverlayHeaderProps) {
  const t = useMessage();
  return (
    <div className={head}>
      <Heading slot="title" className={classNames(sizes.title2, trims.title2)}>
        {title}
      </Heading>
      {onClose && (
        <IconButton tone="quiet" bleed="end" icon={X} label={t('common.close')} onPress={onClose} />
      )}
    </div>
  );
}
