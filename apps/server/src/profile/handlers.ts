import { byProfileText, shownName } from '@upline/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { findPerson } from '../members/people.ts';
import { members } from '../members/schema.ts';
import { choosePhoto } from '../uploads/choosePhoto.ts';
import { profileOf } from './profileOf.ts';

/** What members see of each other and change of themselves. Spec §7. */
export function profileHandlers({ db }: { db: Db }): Pick<Handlers, 'profile' | 'update'> {
  return {
    async profile({ params: { userId } }, { session: { wallet } }) {
      const person = await findPerson(db, userId);
      if (person === null) throw new HttpFailure(404, 'server.unknownMember');
      return profileOf(db, wallet === person.wallet ? person : { ...person, name: shownName(person.name) });
    },

    async update({ body: { photo, ...texts } }, { session: { wallet } }) {
      return db.transaction(async (tx) => {
        const isOwn = eq(members.wallet, wallet);
        // Held until the end: of two changes at once the second finds the photo that the first has set.
        const [member] = await tx.select().from(members).where(isOwn).for('update');
        if (member === undefined) throw new HttpFailure(401, 'server.signInAgain');
        const change = {
          ...byProfileText((text) => texts[text] ?? member[text]),
          photo:
            photo === undefined
              ? member.photo
              : await choosePhoto(tx, { wallet, url: photo, previous: member.photo }),
        };
        await tx.update(members).set(change).where(isOwn);
        return { id: member.id, ...change };
      });
    },
  };
}
