import { useMessage } from '../../../messages/useMessage.ts';
import { term } from './RoleName.css.ts';

export interface RoleNameProps {
  /** Identifier in the contracts; `NOBODY` for a role without a possible holder. */
  role: string;
}

/** A role's name with its identifier in the contracts. */
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
