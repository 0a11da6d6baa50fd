import { Button } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { CopyStatus } from './CopyStatus.tsx';
import { button, root, small } from './CopyText.css.ts';
import { copyIcons } from './copyIcons.ts';
import { useCopy } from './useCopy.ts';

export interface CopyIconProps {
  /** What goes to the clipboard; it stands beside the drawing already. */
  text: string;
}

/** Copies what stands beside it and leads somewhere when it is pressed. */
export function CopyIcon({ text }: CopyIconProps) {
  const t = useMessage();
  const { outcome, copy } = useCopy(text);
  return (
    <span className={root}>
      <Button className={classNames(button, small)} aria-label={`${t('common.copy')} ${text}`} onPress={copy}>
        <Icon icon={copyIcons[outcome]} size="s" />
      </Button>
      <CopyStatus outcome={outcome} />
    </span>
  );
}
