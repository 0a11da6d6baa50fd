import { profileTextsOf, shownName } from '@upline/domain';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { profileOf } from '../statement.ts';
import { filePathOf } from '../uploads.ts';

export function memberAnswers(backend: MockBackend) {
  return {
    profile({ params }, { caller }) {
      const person = backend.find(params.userId);
      if (!person) throw new MockApiError(404, 'server.unknownMember');
      const profile = profileOf(backend, person.wallet);
      return person.wallet === caller().wallet ? profile : { ...profile, name: shownName(profile.name) };
    },
    update({ body: { photo, ...texts } }, { caller }) {
      const { wallet } = caller();
      const change = {
        ...texts,
        ...(photo !== undefined && { photo: filePathOf(photo) }),
      };
      const member = backend.update(wallet, change);
      if (!member) throw new MockApiError(401, 'server.signInAgain');
      return { id: member.id, ...profileTextsOf(member), photo: member.photo };
    },
  } satisfies Answers;
}
