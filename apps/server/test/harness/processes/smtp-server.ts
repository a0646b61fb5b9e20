import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server for tests, on loopback and without TLS. */
export interface SmtpServer {
  /** `smtp://127.0.0.1:…` */
  readonly url: string;
  /** The received messages, with headers and text as sent. */
  readonly mails: readonly string[];
  /** Every received command. */
  readonly commands: readonly string[];
  /** Refuses recipients with this reply from now on; undefined accepts them. */
  refuse(answer: string | undefined): void;
  stop(): Promise<void>;
}

/** Starts a server that accepts every mail (RFC 5321). */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  const commands: string[] = [];
  let refusal: string | undefined;
  const server = createServer((socket) => {
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const lines = createInterface({ input: socket });
    // The client may close the connection at any time.
    for (const side of [socket, lines]) side.on('error', () => {});
    say('220 test');
    lines.on('line', (line) => {
      if (data !== undefined) {
        if (line !== '.') return void data.push(line);
        mails.push(data.join('\n'));
        data = undefined;
        return void say('250 taken');
      }
      commands.push(line);
      if (line.startsWith('EHLO')) return void say('250-test\r\n250 AUTH PLAIN LOGIN');
      if (line.startsWith('RCPT') && refusal !== undefined) return void say(refusal);
      if (line === 'DATA') {
        data = [];
        return void say('354 go on');
      }
      return void say(line === 'QUIT' ? '221 bye' : '250 ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    commands,
    refuse: (answer) => {
      refusal = answer;
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
