import { createClient, signinMessageFor } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { noTopic, termsVersion } from '@upline/domain';
import type { PrivateKeyAccount } from 'viem/accounts';

interface DemoConversation {
  subject: string;
  /** Messages by member and support, in turn. */
  messages: readonly string[];
  isClosed?: boolean;
}

/** One ticket in each state, oldest first; their texts fit every member with a level. */
const conversations: readonly DemoConversation[] = [
  {
    subject: 'My wallet asked twice for one purchase',
    messages: [
      'My wallet asked me to sign two times when I bought Level 1. Is that right?',
      'Yes. The first allows the pool to take exactly the fee, the second pays it. Nothing more is allowed.',
    ],
    isClosed: true,
  },
  {
    subject: 'How do I change my photo?',
    messages: [
      'I tried to change my profile photo and the file was refused.',
      'Photos are JPEG or PNG files of at most 5 MB. Which kind of file did you choose?',
    ],
  },
  {
    subject: 'Where do I see why income was lost?',
    messages: [
      'What does lost income mean, and where would I see why it was lost?',
      'Open the income ledger and choose Lost. Each line says which level was missing and who received it instead.',
      'Thank you. Can something that was lost still be paid to me later?',
    ],
  },
];

export interface SupportOptions {
  api: string;
  /** The app's origin, which the server requires for the sign-in. */
  origin: string;
}

type Client = ReturnType<typeof createClient>;

/** Signs in with a real signature; registers an unknown wallet. @throws ApiError */
export async function signIn({ api, origin }: SupportOptions, account: PrivateKeyAccount): Promise<Client> {
  let token: string | null = null;
  const client = createClient({ baseUrl: api, token: () => token, fetch: fetchWithCookies(origin) });
  const walletId = account.address;
  const sign = async () => {
    const message = await signinMessageFor(client, { site: origin, wallet: walletId, now: new Date() });
    return account.signMessage({ message });
  };
  const register = async () =>
    (await client.call('register', { body: { walletId, signature: await sign(), termsVersion } })).data.token;
  token = await client
    .call('login', { body: { walletId, signature: await sign() } })
    .then(({ data }) => data.userDetails.token, register);
  return client;
}

/**
 * Creates three tickets with support's answers, through the calls of both, and signs both out.
 * @returns The tickets' ids, oldest first.
 * @throws ApiError if the server refuses.
 */
export async function askSupport(client: Client, desk: Client): Promise<string[]> {
  const tickets: string[] = [];
  for (const { subject, messages, isClosed = false } of conversations) {
    const [message = '', ...replies] = messages;
    const { data } = await client.call('createTicket', {
      body: { ...noTopic, subject, message, attachments: [] },
    });
    const params = { ticketId: data.id };
    for (const [index, text] of replies.entries()) {
      const isSupport = index % 2 === 0;
      const reply = { params, body: { message: text, attachments: [] } };
      if (isSupport) await desk.call('deskReply', reply);
      else await client.call('replyToTicket', reply);
    }
    if (isClosed) await desk.call('deskClose', { params });
    tickets.push(data.id);
  }
  for (const one of [client, desk]) await one.call('logout', {});
  return tickets;
}
