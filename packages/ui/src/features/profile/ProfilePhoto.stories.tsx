import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { dropFiles } from '../../stories/dropFiles.ts';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

/** Replacing, rejecting and removing a member's photo. */
const meta = {
  title: 'Screens/Profile/About',
  component: ProfileScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'spec-5'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.profile, { backend: growingMember }),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** A small image in one colour. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 96, 96);
    context.fillStyle = 'white';
    context.fillRect(32, 32, 32, 32);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Gives the member a photo. */
async function withPhoto({ backend }: PlayContext['fakes']): Promise<string> {
  const bytes = new Uint8Array(await (await picture()).arrayBuffer());
  const photo = backend.uploads.add(backend.wallet, { name: 'me.png', type: 'image/png', bytes });
  backend.update(backend.wallet, { photo });
  return photo;
}

const ownPhoto = ({ backend }: PlayContext['fakes']) => backend.memberByWallet(backend.wallet)?.photo;

async function openEditor({ userEvent }: PlayContext, name = 'Amara Okafor') {
  await screen.findByRole('heading', { level: 1, name });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const choose = dialog.getByRole('button', { name: 'Choose photo' });
  return { dialog, choose };
}

const drop = (file: File) => dropFiles('Drop a photo here', file);

async function choosePicture({ userEvent }: PlayContext): Promise<void> {
  const file = new File([await picture()], 'me.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo'), file);
}

const save = ({ userEvent }: PlayContext) => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const pictureIn = (root: ParentNode) => root.querySelector<HTMLImageElement>('img[src]');

/** Previews a chosen photo without sending it; discarding restores the stored one. */
export const EditPhoto: Story = {
  play: async (context) => {
    const { dialog, choose } = await openEditor(context);
    await expect(choose).toHaveAccessibleDescription('Drop a photo here JPEG or PNG, at most 5 MB.');
    await choosePicture(context);
    const form = screen.getByRole('dialog');
    await waitFor(() => expect(pictureIn(form)?.naturalWidth).toBe(96));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
    await expect(choose).toHaveFocus();
    await expect(pictureIn(form)).toBeNull();
    await expect(ownPhoto(context.fakes)).toBe('');
    await choosePicture(context);
    await dialog.findByRole('button', { name: 'Remove photo' });
  },
};

export const EditInvalidType: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { dialog } = await openEditor(context);
    drop(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Please upload a valid image file (JPEG or PNG)',
    );
    await expect(dialog.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  },
};

export const EditTooLarge: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { dialog } = await openEditor(context);
    drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('File size exceeds 5MB limit');
    await choosePicture(context);
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }));
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('button', { name: 'Remove photo' })).toBeEnabled();
  },
};

/** Uploads the photo and saves it with the name; both are public from then on. */
export const EditPhotoSaved: Story = {
  play: async (context) => {
    const { fakes } = context;
    await openEditor(context);
    await choosePicture(context);
    await save(context);
    await expect(await findToast('Profile updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const uploaded = fakes.backend.uploads.of(fakes.backend.wallet).at(-1) ?? '';
    await expect(uploaded).toMatch(/\/me\.png$/);
    await expect(ownPhoto(fakes)).toBe(uploaded);
    await expect(fakes.ports.session.user.get()?.profileImage).toBe(uploaded);
    const main = screen.getByRole('main');
    await waitFor(() => expect(pictureIn(main)?.getAttribute('src')).toBe(uploaded));
  },
};

/** The name predates the reserved names: it is not sent along, so the photo is accepted. */
export const EditPhotoOfOldName: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ name: 'Upline Okafor' }) }),
  play: async (context) => {
    const { fakes } = context;
    await openEditor(context, 'Upline Okafor');
    await choosePicture(context);
    await save(context);
    await expect(await findToast('Profile updated successfully')).toBeInTheDocument();
    await expect(await screen.findByRole('heading', { level: 1, name: 'Upline Okafor' })).toBeVisible();
    await expect(ownPhoto(fakes)).toMatch(/\/me\.png$/);
    await expect(fakes.backend.memberByWallet(fakes.backend.wallet)?.name).toBe('Upline Okafor');
  },
};

export const EditPhotoRemoved: Story = {
  play: async (context) => {
    const { fakes } = context;
    // Running first requests would not be repeated and would return without the photo.
    await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' });
    const photo = await withPhoto(fakes);
    await fakes.queries.invalidateQueries();
    const main = screen.getByRole('main');
    await waitFor(() => expect(pictureIn(main)?.getAttribute('src')).toBe(photo));
    const { dialog } = await openEditor(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
    await save(context);
    await expect(await findToast('Profile updated successfully')).toBeInTheDocument();
    await expect(ownPhoto(fakes)).toBe('');
    await waitFor(() => expect(pictureIn(main)).toBeNull());
  },
};

/** The upload is rejected: nothing changes, and the chosen photo stays. */
export const EditPhotoFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['uploadSingle'] }) }),
  play: async (context) => {
    const { dialog } = await openEditor(context);
    await choosePicture(context);
    await save(context);
    await expect(await findToast('Failed to update profile')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Remove photo' })).toBeEnabled();
    await expect(ownPhoto(context.fakes)).toBe('');
  },
};
