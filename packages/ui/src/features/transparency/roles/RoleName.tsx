import { useMessage } from '../../../messages/useMessage.ts';
import { term } from './RoleName.css.ts';

export interface RoleNameProps {
  /** As the contracts name it; `NOBODY` for the role that nobody can hold. */
  role: string;
}

/** A role in words, with the contracts' own name beside it. */
export function RoleName({ role }: RoleNameProps) {
  const t = useMessage();
  const isNobody = role === 'NOBODY';
  return (
    <>
      <span>{t('transparency.role', { role })}</span>
      {!isNobody && <code className={term}>{` ${role}`}</code>}
    </>
  );
}
