import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDockerfile } from './dockerfile.ts';
import { runSteps } from './run-steps.ts';

let directory: string;
let context: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'steps-'));
  context = join(directory, 'context');
  mkdirSync(join(context, 'sources/node_modules'), { recursive: true });
  writeFileSync(join(context, 'sources/a'), 'a');
  writeFileSync(join(context, 'sources/node_modules/b'), 'b');
  writeFileSync(join(context, 'secret'), 's');
});
afterEach(() => rmSync(directory, { recursive: true }));

const DOCKERFILE = `
# A comment.
FROM base AS build
WORKDIR /source
COPY . .
RUN mkdir out && \\
  ls > out/listed && ls sources >> out/listed
FROM base
ENV ONE=1 TWO=2
WORKDIR /app
COPY --from=build /source/out .
USER node
EXPOSE 1
HEALTHCHECK --interval=1s CMD ["true"]
ENTRYPOINT ["node"]
CMD ["main.js"]
`;

const make = (text: string, ignored: string[] = ['*', '!sources', '**/node_modules']) => {
  const steps = join(directory, 'stages');
  mkdirSync(steps);
  const environment = { PATH: process.env.PATH };
  return runSteps({ stages: readDockerfile(text), context, ignored, directory: steps, environment });
};

describe('the steps of a Dockerfile', () => {
  it('make what the file says, without what is ignored', () => {
    const image = make(DOCKERFILE);
    expect(image).toMatchObject({
      environment: { ONE: '1', TWO: '2' },
      user: 'node',
      stopSignal: 'SIGTERM',
      command: ['node', 'main.js'],
      healthCheck: ['true'],
    });
    expect(readFileSync(join(image.workingDirectory, 'listed'), 'utf8')).toBe('out\nsources\na\n');
  });

  it.each([
    ['RUN mkdir out', 'RUN nothing-of-this-name && mkdir out', /Line 6, RUN nothing.*ended with 127/],
    ['/source/out', '/source/gone', /Line 11, COPY .*does not exist/],
    ['COPY . .', 'COPY gone .', /Line 5, COPY .*does not exist/],
    ['USER node', 'USERS node', /Line 12, USERS node: .*unsupported instruction/],
    ['CMD ["main.js"]', 'CMD main.js', /Line 16: CMD .*need a shell/],
    ['FROM base AS build', '', /Line 4: WORKDIR precedes/],
    ['WORKDIR /app', 'workdir /app', /Line 10 is not an instruction/],
  ])('fail at the line that is wrong: %s → %s', (right, wrong, says) => {
    expect(DOCKERFILE).toContain(right);
    expect(() => make(DOCKERFILE.replace(right, wrong))).toThrow(says);
  });

  it('fail when .dockerignore takes what does not exist', () => {
    expect(() => make(DOCKERFILE, ['*', '!gone'])).toThrow('!gone matches no file');
  });
});
