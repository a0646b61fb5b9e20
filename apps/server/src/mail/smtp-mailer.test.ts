import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type SmtpServer, startSmtpServer } from '../../test/harness/processes/smtp-server.ts';
import { type ConsoleServer, type Person, startConsole } from '../../test/harness/worlds/console-server.ts';
import { smtpMailer } from './smtp-mailer.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const MAIL = {
  id: 'MAI_x',
  recipient: 'sofia@example.com',
  subject: 'You are invited',
  text: 'rst_token\n',
  createdAt: '2026-05-04T09:30:00Z',
  expiresAt: '2026-05-04T10:30:00Z',
};

describe('a mail by SMTP', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.stop());

  test('is handed over with sender, recipient, subject and text', async () => {
    await smtpMailer({ url: smtp.url, from: 'console@example.com' }).send(MAIL);
    const [mail = ''] = smtp.mails;
    for (const part of [
      'From: console@example.com',
      'To: sofia@example.com',
      'You are invited',
      'rst_token',
    ]) {
      expect(mail).toContain(part);
    }
  });

  test('a subject adds no header and no recipient', async () => {
    const mailer = smtpMailer({ url: smtp.url, from: 'console@example.com' });
    await mailer.send({ ...MAIL, subject: 'Library\r\nBcc: mallory@example.com' });
    expect(smtp.commands.join()).not.toContain('mallory');
    expect(smtp.mails.at(-1)).not.toMatch(/^Bcc:/m);
  });

  test('a refusal names the codes, not the recipient', async () => {
    smtp.refuse('550 <sofia@example.com> is unknown');
    const sent = smtpMailer({ url: smtp.url, from: 'console@example.com' }).send(MAIL);
    await expect(sent).rejects.toThrow('The mail server rejected a mail: EENVELOPE 550.');
    smtp.refuse(undefined);
  });

  test('a password is not sent in the clear', async () => {
    const url = smtp.url.replace('//', '//user:hush-smtp@');
    const sent = smtpMailer({ url, from: 'console@example.com' }).send(MAIL);
    await expect(sent).rejects.toThrow('The mail server rejected a mail');
    expect(smtp.commands.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  });
});

describe.each([postgres])('a server with SMTP on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let smtp: SmtpServer;
  let owner: Person;

  beforeAll(async () => {
    database = await open();
    smtp = await startSmtpServer();
    console = await startConsole(database, { SMTP_URL: smtp.url, MAIL_FROM: 'console@example.com' });
    owner = await console.person({ business: await console.business() });
  });
  afterAll(async () => {
    await console.stop();
    await smtp.stop();
    await database.close();
  });

  const invite = (email: string) =>
    console.call('POST /console/v1/invitations', { as: owner, body: { email, role: 'viewer' } });
  const kept = () => database.kysely.selectFrom('mail').select('due_at').execute();

  test('sends the mail of an invitation, deletes it, and shows it to nobody', async () => {
    await invite('sofia@example.com');
    await expect.poll(() => smtp.mails.length, PATIENCE).toBe(1);
    expect(smtp.mails[0]).toMatch(/^inv_\w{40}$/m);
    await expect.poll(kept, PATIENCE).toEqual([]);
    await invite('emmy@example.com');
    const outbox = await console.call('GET /console/v1/sandbox/outbox', { as: owner });
    expect(outbox.body).toMatchObject({ data: [] });
    await expect.poll(() => smtp.mails.length, PATIENCE).toBe(2);
  });

  test('tries again, later each time, what the mail server did not take', async () => {
    smtp.refuse('451 try later');
    await invite('grace@example.com');
    const failures = () =>
      console.log.filter(({ message }) => message === 'an e-mail could not be sent and will be retried');
    const waits: number[] = [];
    for (const number of [1, 2, 3]) {
      await expect.poll(() => failures().length, PATIENCE).toBe(number);
      const due = Date.parse((await kept())[0]?.due_at ?? '') - console.clock.now().getTime();
      waits.push(due / 1000);
      if (number === 3) smtp.refuse(undefined);
      console.clock.advance(due);
    }
    expect(waits).toEqual([60, 120, 240]);
    await expect.poll(() => smtp.mails.length, PATIENCE).toBe(3);
    expect(JSON.stringify(failures())).not.toContain('grace@example.com');
  });
});
