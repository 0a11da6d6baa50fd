import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { findMember, findPerson } from './people.ts';
import { profileOf } from './profileOf.ts';
import { members } from './schema.ts';

/** What members see of each other and change of themselves. Spec §7. */
export function memberHandlers({ db }: { db: Db }): Pick<Handlers, 'profile' | 'update'> {
  return {
    async profile({ params: { userId } }) {
      const person = await findPerson(db, userId);
      if (person === null) throw new HttpFailure(404, 'server.unknownMember');
      return profileOf(db, person);
    },

    async update({ body: { name, photo } }, { session: { wallet } }) {
      const member = await findMember(db, { wallet });
      if (member === null) throw new HttpFailure(401, 'server.signInAgain');
      if (photo && photo !== member.photo) throw new HttpFailure(422, 'server.foreignPhoto');
      const { id } = member;
      if (name === undefined && photo === undefined) return { id, name: member.name, photo: member.photo };
      await db.update(members).set({ name, photo }).where(eq(members.wallet, wallet));
      return { id, name: name ?? member.name, photo: photo ?? member.photo };
    },
  };
}
