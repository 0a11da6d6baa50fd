import { photoFault, profileTextsOf, shownName } from '@upline/domain';
import { Refusal } from '../refusal.ts';
import { profileOf } from '../statement.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';

export function memberAnswers(world: World): Pick<Answers, 'profile' | 'update'> {
  /** The path of the member's own upload, without the signature; `''` removes the photo. */
  function photoFrom(wallet: string, url: string): string {
    if (url === '') return '';
    const file = world.uploads.find(url);
    if (!file || !world.uploads.isOwn(wallet, url)) throw new Refusal(422, 'server.foreignPhoto');
    const fault = photoFault({ type: file.type, size: file.bytes.byteLength });
    if (fault) throw new Refusal(422, 'server.unfitPhoto');
    return file.path;
  }

  return {
    profile({ params }, { caller }) {
      const person = world.find(params.userId);
      if (!person) throw new Refusal(404, 'server.unknownMember');
      const profile = profileOf(world, person.wallet);
      return person.wallet === caller().wallet ? profile : { ...profile, name: shownName(profile.name) };
    },
    update({ body: { photo, ...texts } }, { caller }) {
      const { wallet } = caller();
      const change = {
        ...texts,
        ...(photo !== undefined && { photo: photoFrom(wallet, photo) }),
      };
      const member = world.update(wallet, change);
      if (!member) throw new Refusal(401, 'server.signInAgain');
      return { id: member.id, ...profileTextsOf(member), photo: member.photo };
    },
  };
}
