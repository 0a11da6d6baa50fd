-- A row for each table of the first migration. Migrations that come after it keep them.
INSERT INTO "accepted_terms" ("wallet", "version", "at")
  VALUES ('0xf88fe04ee71af28cd2901cef9fc958678eb9b53f', '2026-11-22', '2026-11-27T20:47:24.811+00:00');
INSERT INTO "act_reason" ("id", "act", "reason", "staff", "at", "after_block")
  VALUES ('0196b7a0-0001', 'pause', 'A drill', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', '2026-11-27T10:00:00+00:00', 4);
INSERT INTO "act_reason_call" ("reason_id", "contract", "call_hash", "transaction")
  VALUES ('0196b7a0-0001', '0xa513e6e4b8f2a923d98304ec87f64353c4d5c853', '0x7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c', '0x5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b');
INSERT INTO "applied_terms" ("pool", "block", "log_index", "fee", "referral", "network", "operator")
  VALUES ('0x077cfaf482ce3ebb318ce52b387647c5942b9979', 3, 7, 50000000, 2000, 5000, 3000);
INSERT INTO "audit_entry" ("number", "at", "staff", "act", "ticket_id", "member", "details", "previous", "hash")
  VALUES (3, '2026-11-27T20:46:02.843+00:00', '0xa5de1560aa0ab1c566e8ec3c2bbd269dda0b963e', 'change', '8cbc608d-b225-4b5b-90b1-1a870634fdce', '0x5d515f2f99cf422df54e346206357ce6f76f0f76', '{"changes":[{"field":"assignee","before":[],"after":["0xA5dE1560AA0ab1c566E8eC3C2bBd269Dda0B963E"]},{"field":"snoozedUntil","before":[],"after":["2099-01-01T00:00:00.000Z"]}]}', 'f0884a1d341ca73a9418b4ec3350c3670c5c9b3e441ae024140443a48cc5832d', 'e5050859cb3a9147825fcbf71440d7065e331bca53d67c41c513a0a8f6d7a115');
INSERT INTO "block" ("number", "hash", "time", "told")
  VALUES (1, '0x2d5b49e6a4fdacb2b1010cfda6eb647712e50685bd44e928fe5acd3c40ce3861', '2026-11-27T20:52:34+00:00', '');
INSERT INTO "checkpoint" ("id", "genesis", "registry", "number", "hash", "at", "finalized", "rules")
  VALUES (1, '0x51d0249fbdcea8d8c4b3244e9a7641d3ab4dead84e4d86d238617eb8c4a5529c', '0xaf4bd055a22d6c240aebe0caaa466cbaa205657e', 43, '0x33270b6c1814834504987b4414b22a9d3580bbf5a1da6e72e9a641e8280e7202', '2026-11-29T20:53:35+00:00', 1, 5);
INSERT INTO "data_request" ("number", "id", "wallet", "kind", "state", "created_at", "due_at", "answered_at", "answered_by", "reason", "file", "file_until")
  VALUES (2, '1fd74564-1e07-4e9f-bbac-70c8db57cfd3', '0x9adc729c987a934185df0cfad40b1ff2c60445b0', 'export', 'withdrawn', '2026-11-27T20:51:58.767+00:00', '2026-12-27T20:51:58.767+00:00', '2026-11-27T20:51:58.826+00:00', NULL, '', NULL, NULL);
INSERT INTO "direct_count" ("sponsor", "count")
  VALUES ('0x7b8808e78452c6e513be18070a47285dc0b7d66b', 1);
INSERT INTO "enrolment" ("wallet", "sponsor", "deadline", "signature", "reminded_at", "checked_at", "lapsed_at")
  VALUES ('0x53cf4f57bbea6ec6a2eb19654b3cd833f7010870', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', 1858809600, '0x8ee304fcb3d23b9412d6c95934d3eafbacd6dc887cf72e1385785e00ce8cf25f320b71c65b4dfd83be3c3b1dae98aa8cb0f41859c0a37f1b79c3f59e933508c31c', NULL, '2026-11-27T20:48:29.329+00:00', NULL);
INSERT INTO "entry" ("block", "log_index", "leg", "kind", "wallet", "from", "pool", "amount", "receiver", "transaction", "at")
  VALUES (44, 0, 1, 'referral', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', '0xdf7c6826e3167ef98f669393d4aeed967338e266', '0xaa8e054d5cf781b4f098cda0288e13d00cc41d7e', 30000000, NULL, '0x7881cd9ba175700386f43a4b647a440f5d1cdb7cd09e4aafbe7339dc2d5be068', '2026-11-27T20:48:48+00:00');
INSERT INTO "fund_claim" ("block", "log_index", "pool", "receiver", "amount")
  VALUES (7, 1, '0xa513e6e4b8f2a923d98304ec87f64353c4d5c853', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', 1500000);
INSERT INTO "ticket" ("id", "number", "wallet", "subject", "status", "message_count", "created_at", "updated_at", "change", "version", "priority", "assignee", "tags", "snoozed_until", "merged_into", "split_from", "transaction", "mark_kind", "mark", "outcome", "waiting_since", "waited", "answered_at", "reply_due_at", "resolution_due_at", "escalated_at", "closed_at", "rating", "rated_at", "rating_asked_at")
  VALUES ('f5bd824a-9c86-4782-b34e-367cbff1d6f7', 5, '0xf4a9fafba53251cb45d6c508cb5fe0dd75417621', 'A question', 'closed', 1, '2026-11-27T20:46:03.627+00:00', '2026-11-27T20:46:03.819+00:00', 16, 2, 1, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 181, NULL, NULL, NULL, NULL, '2026-11-26T19:46:03.927+00:00', 'good', '2026-11-27T20:46:03.911+00:00', NULL);
INSERT INTO "held_reply" ("id", "ticket_id", "author", "message", "attachments", "after", "created_at", "send_at", "is_stopped")
  VALUES ('0196b7a0-0002', 'f5bd824a-9c86-4782-b34e-367cbff1d6f7', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', 'Thank you for waiting.', '{}', '', '2026-11-27T10:00:00+00:00', '2026-11-27T10:00:00+00:00', false);
INSERT INTO "idempotency" ("wallet", "call", "key", "fingerprint", "made", "at")
  VALUES ('0xf6fa466f408b7da7553084432dd8eccf66d7366f', 'deskReply', 'k', 'be0a30b9875e16e961a3a9ad741bb2d57ce960e86df6a4838020def1f5a8976d', '0fca97b8-97dd-4042-9610-6aebe9db9184', '2026-11-27T20:46:42.447+00:00');
INSERT INTO "incident" ("number", "text", "severity", "link", "starts_at", "ends_at", "set_by")
  VALUES (2, 'Purchases stop.', 'outage', '/help/slow', '2026-11-27T20:52:02.464+00:00', '2026-11-27T20:52:02.491+00:00', '0x3248da654f76845d8d12a0505531b969b2f88200');
INSERT INTO "macro_version" ("macro_id", "version", "name", "text", "status", "tags", "assignee", "is_retired", "by", "at")
  VALUES ('8fafafb3-fd11-4240-b1a9-72d980221d7a', 1, 'Mine', 'Hi.', 'closed', '{"one"}', 'me', false, '0x3248da654f76845d8d12a0505531b969b2f88200', '2026-11-27T20:51:18.979+00:00');
INSERT INTO "member" ("number", "id", "wallet", "name", "photo", "named_sponsor", "sponsor", "registered_at", "registered_block")
  VALUES (54, 'C9MK-7Q62', '0xcfba41a450bbaee0cf03d6219afd0d9af7689209', '', '', '0x7b8808e78452c6e513be18070a47285dc0b7d66b', '0x7b8808e78452c6e513be18070a47285dc0b7d66b', '2026-11-27T20:45:51.634+00:00', 0);
INSERT INTO "name_start" ("wallet", "key")
  VALUES ('0xcc064a9a2f5ed3b4774dd8edc587dfc4d837044d', 'ada');
INSERT INTO "ticket_note" ("id", "ticket_id", "author", "message", "attachments", "created_at")
  VALUES ('cb237e04-3596-4480-b942-bb81fb62d177', 'f5bd824a-9c86-4782-b34e-367cbff1d6f7', '0x465c89bbce95d5a0cafca10eba683d20d7a8b0ec', '@TCZ8-272P?', '{}', '2026-11-27T20:50:34.758+00:00');
INSERT INTO "note_mention" ("note_id", "wallet", "name", "seen_at")
  VALUES ('cb237e04-3596-4480-b942-bb81fb62d177', '0x17cda3e1a710adfea5c990ee2d84b4b2adada6bc', 'TCZ8-272P', '2026-11-27T20:50:34.503+00:00');
INSERT INTO "notification" ("id", "number", "wallet", "kind", "message", "facts", "position", "ticket_id", "transaction", "is_read", "at", "block")
  VALUES ('01a21ec1-dc4f-7c4d-bcd0-55891b48d724', 1, '0x7b8808e78452c6e513be18070a47285dc0b7d66b', 'welcome', 'Welcome to Upline. Your member ID is 53TS-16K5.', '{"kind":"welcome","memberId":"53TS-16K5"}', NULL, '', '', false, '2026-11-27T20:45:51+00:00', NULL);
INSERT INTO "operator_act" ("block", "log_index", "at", "transaction", "facts", "members")
  VALUES (41, 0, '2026-11-29T20:53:35+00:00', '0x2e5a225cec4f2406ff1bceaca450f240b5e08ad0325680a020ef5d5e7f2c4546', '{"kind":"termsApplied","terms":{"fee":"60","network":5000,"operator":3000,"referral":2000},"before":{"fee":"50","network":5000,"operator":3000,"referral":2000},"position":1}', 164);
INSERT INTO "pause" ("pool", "block", "log_index", "until")
  VALUES ('0xa513e6e4b8f2a923d98304ec87f64353c4d5c853', 8, 0, '2026-11-27T10:00:00+00:00');
INSERT INTO "place" ("pool", "wallet", "index", "upline", "fee", "product", "fund", "acc", "carry", "payouts", "block", "log_index", "transaction", "at")
  VALUES ('0x077cfaf482ce3ebb318ce52b387647c5942b9979', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', 1, NULL, 0, 0, 0, 0, 0, 0, 21, 0, '0xb9b459a7ef37b171ae7f6f5a166c837ac240843da2867d9cdb25fad83b3f041a', '2026-11-27T20:52:34+00:00');
INSERT INTO "place_question" ("asker", "wallet", "at")
  VALUES ('0xb9f40b4bd49a316cc74bf727a2387de6ca1598b5', '0x38bd5568b9605fb5d8351f510bf5a478cab4bfbb', '2026-11-27T20:48:30.654+00:00');
INSERT INTO "pool" ("pool", "position", "bit", "added_block", "started_block", "paused_until", "retired_block", "places", "acc", "carry", "payouts", "debts", "paid_in", "credited", "claimed", "fund_earned", "fund_claimed", "last_at")
  VALUES ('0xadbe306bb4e1795eb1a2d1e815cd43d54cdf7344', 6, 5, 17, 36, NULL, NULL, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, '2026-11-27T20:52:34+00:00');
INSERT INTO "read_notice" ("wallet", "transaction", "kind", "position", "block")
  VALUES ('0x70997970c51812dc3a010c7d01b50e0d17dc79c8', '0x5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b', 'place', 1, 6);
INSERT INTO "reply_draft" ("ticket_id", "author", "message", "started_at")
  VALUES ('f5bd824a-9c86-4782-b34e-367cbff1d6f7', '0x734629f6e61b45736dea8a182b0f4b625bf9edcc', 'It works', '2026-11-27T20:51:51.975+00:00');
INSERT INTO "secret" ("name", "value")
  VALUES ('fileLinks', '\x0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "sent_call" ("id", "sending", "act", "way", "staff", "at", "contract", "call_hash")
  VALUES ('01a21ec7-8e50-74ce-bdf9-b6e084bbe1d8', '01a21ec7-8e4f-7a0b-8cb3-9cedbab3a4aa', 'pause', 'wallet', '0xb47bc800c25da0133054c4ca4711110ed1452020', '2026-11-27T20:52:04.304+00:00', '0x1212121212121212121212121212121212121212', '0x00000000000000000000000000000000000000000000000000000000000000a1');
INSERT INTO "session" ("token", "id", "wallet", "user_agent", "created_at", "last_used_at", "expires_at", "ends_at")
  VALUES ('ff9f654bdcc83cf760ea97437f7f6bcccfe1cbbb0a3de302b39c3ef539a29467', '1fb90877-7b61-4423-bc67-959fe99852d8', '0x638b171cf95f7228d8e39fea33eac5e897f5403f', '', '2026-11-27T20:45:28.122+00:00', '2026-11-27T20:45:28.122+00:00', '2026-12-04T20:45:28.122+00:00', '2026-12-27T20:45:28.122+00:00');
INSERT INTO "sign_in_attempt" ("key", "points", "expire")
  VALUES ('127.0.0.1', 2, 1795773600000);
INSERT INTO "signin_message" ("id", "browser", "message", "wallet", "expires_at")
  VALUES (531, 'bca19ca5278840e61ef6055c83510d8ca54156300f7bfc7280356ac9b3bf0e86', 'localhost:5173 wants you to sign in with your wallet.

Sign in to Upline. Signing costs nothing and moves no money.

URI: http://localhost:5173
Version: 1
Chain ID: 137
Nonce: f32593c7f692107207f7a38eb016b870d39e661f66b4244f2a231aad5bcadda0
Issued At: 2026-11-27T20:52:26.638Z
Expiration Time: 2026-11-27T20:57:26.638Z', NULL, '2026-11-27T20:57:26.638+00:00');
INSERT INTO "staff_act" ("number", "staff", "act", "ticket_id", "member", "at")
  VALUES (1, '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', 'close', 'f5bd824a-9c86-4782-b34e-367cbff1d6f7', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', '2026-11-27T10:00:00+00:00');
INSERT INTO "staff_role_change" ("number", "wallet", "role", "is_granted", "by", "at")
  VALUES (1, '0xa5de1560aa0ab1c566e8ec3c2bbd269dda0b963e', 'agent', true, '0x65ab0395a6a1331933bf61dab2f51e1b1e5d6b4e', '2026-11-27T20:46:02.073+00:00');
INSERT INTO "stray_file" ("key", "since")
  VALUES ('32db9ae09e78032121acbd7e6c46867b01f7653e5bc8ff96c9937b3fed791145', '2026-11-27T20:46:06.92+00:00');
INSERT INTO "support_hours" ("version", "hours", "set_by", "at")
  VALUES (1, '{"week":[[{"to":1440,"from":0}],[{"to":1440,"from":0}],[{"to":1440,"from":0}],[{"to":1440,"from":0}],[{"to":1440,"from":0}],[{"to":1440,"from":0}],[{"to":1440,"from":0}]],"targets":{"low":{"next":480,"first":480,"resolution":4800},"high":{"next":120,"first":60,"resolution":960},"normal":{"next":240,"first":240,"resolution":2400},"urgent":{"next":60,"first":30,"resolution":480}},"holidays":[],"timeZone":"UTC"}', '0x65ab0395a6a1331933bf61dab2f51e1b1e5d6b4e', '2026-11-27T20:46:02.204+00:00');
INSERT INTO "ticket_help" ("ticket_id", "offered", "opened")
  VALUES ('f5bd824a-9c86-4782-b34e-367cbff1d6f7', '{"failed-purchase","buy-a-level"}', '{"failed-purchase"}');
INSERT INTO "ticket_link" ("ticket_id", "other_id", "linked_by", "at")
  VALUES ('f5bd824a-9c86-4782-b34e-367cbff1d6f7', 'f5bd824a-9c86-4782-b34e-367cbff1d6f7', '0x3248da654f76845d8d12a0505531b969b2f88200', '2026-11-27T20:50:43.734+00:00');
INSERT INTO "ticket_measure" ("number", "ticket_id", "kind", "priority", "at", "took", "is_kept")
  VALUES (1, '66e65084-892f-42a3-baff-1dbe6d6cf5fc', 'resolution', 1, '2026-11-27T20:46:03.775+00:00', 170, true);
INSERT INTO "ticket_merge" ("ticket_id", "into", "merged_by", "at", "merged")
  VALUES ('f5bd824a-9c86-4782-b34e-367cbff1d6f7', '7d9a54bf-da32-4e46-9b69-95941698139f', '0x65ab0395a6a1331933bf61dab2f51e1b1e5d6b4e', '2026-11-27T20:46:04.675+00:00', '{"held":[],"hours":2,"ledOn":[],"links":[],"notes":[],"source":{"status":"open","closedAt":null,"priority":1,"replyDueAt":"2026-11-28T00:46:04.409Z","snoozedUntil":null,"waitingSince":"2026-11-27T20:46:04.409Z","resolutionDueAt":"2026-11-29T12:46:04.409Z"},"status":"open","target":{"status":"closed","closedAt":"2026-11-27T20:46:04.109Z","priority":1,"replyDueAt":null,"snoozedUntil":null,"waitingSince":null,"resolutionDueAt":null},"messages":["7c61d9ca-3db2-47fe-9c59-42d9abc834f5"],"isCounted":false,"wereLinked":false,"messageCount":2}');
INSERT INTO "ticket_message" ("id", "ticket_id", "number", "author", "is_admin", "message", "attachments", "read", "created_at")
  VALUES ('02475e58-b613-4f4f-9848-2dac69d92f0e', 'f5bd824a-9c86-4782-b34e-367cbff1d6f7', 1, '0xde8bf53e86cf0e4b13992d095c110fe9cd776aac', false, 'How does it work?', '{}', false, '2026-11-27T20:46:03.4+00:00');
INSERT INTO "ticket_text" ("ticket_id", "words")
  VALUES ('f5bd824a-9c86-4782-b34e-367cbff1d6f7', '''a'' ''does'' ''how'' ''it'' ''question'' ''work''');
INSERT INTO "total" ("wallet", "pool", "referral", "level", "lost", "claimed", "last_at")
  VALUES ('0x3cc77c1b0dc5dde0d9cd82936bba8472fe7944be', '0x077cfaf482ce3ebb318ce52b387647c5942b9979', 10000000, 10000000, 0, 0, '2026-11-27T20:49:02+00:00');
INSERT INTO "upload" ("key", "owner", "name", "type", "size", "sent_size", "created_at", "is_attached", "is_photo")
  VALUES ('47f2c5542239dbebb068397a374d3e14e388f712d2acaf44ab4d5db8c3a3aa73', '0x759fae75385678cbcbb173f063d090a20b9ceb3b', 'picture.png', 'image/png', 303, 148, '2026-11-27T20:49:47.729+00:00', false, false);
INSERT INTO "wallet" ("wallet", "sponsor", "block")
  VALUES ('0x70997970c51812dc3a010c7d01b50e0d17dc79c8', NULL, 2);
