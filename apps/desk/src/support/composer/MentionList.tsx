import { Avatar, VisuallyHidden } from '@upline/ui';
import { popoverItem as item, popoverList as list, popoverSurface as surface } from '@upline/ui/styling';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { mentions } from './Composer.css.ts';
import type { MentionChoice } from './useMentions.ts';

/** Staff whose names match the typed mention, above the text field, which handles the keys. */
export function MentionList({ choice }: { choice: MentionChoice | null }) {
  const d = useDeskMessage();
  const name = choice?.people[choice.active]?.name ?? '';
  return (
    <>
      <VisuallyHidden role="status">
        {choice && d('desk.mentions.found', { count: choice.people.length, name })}
      </VisuallyHidden>
      {choice && (
        <div className={`${surface} ${mentions}`}>
          <div id={choice.id} role="listbox" aria-label={d('desk.mentions.people')} className={list}>
            {choice.people.map((one, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the text area has the focus and its keys.
              <div
                key={one.walletId}
                id={choice.optionId(index)}
                role="option"
                aria-selected={index === choice.active}
                data-focused={index === choice.active || undefined}
                className={item}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choice.choose(index)}
              >
                <Avatar wallet={one.walletId} photo={one.photo} size="xs" />
                <span>{one.name}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
