/** One instruction of a Dockerfile. */
export interface Step {
  readonly line: number;
  readonly instruction: string;
  /** `--from=build` is `{ from: 'build' }`. */
  readonly flags: Readonly<Record<string, string>>;
  /** The text after the flags, on one line. */
  readonly text: string;
}

/** The instructions from one FROM to the next. */
export interface Stage {
  readonly name: string;
  readonly steps: readonly Step[];
}

/**
 * Reads the stages of a Dockerfile.
 *
 * @throws Error for a line that is not an instruction, or that precedes the first FROM.
 */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string; steps: Step[] }[] = [];
  for (const step of stepsOf(text)) {
    const stage = stages.at(-1);
    if (step.instruction === 'FROM') {
      stages.push({ name: / AS (\S+)$/i.exec(step.text)?.[1] ?? String(stages.length), steps: [] });
    } else if (stage === undefined) {
      throw new Error(`Line ${step.line}: ${step.instruction} precedes the first FROM.`);
    } else {
      stage.steps.push(step);
    }
  }
  return stages;
}

function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  let begun: { line: number; text: string } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    begun = { line: begun?.line ?? index + 1, text: `${begun?.text ?? ''}${line.trim()}` };
    if (begun.text.endsWith('\\')) {
      begun.text = `${begun.text.slice(0, -1).trim()} `;
      continue;
    }
    steps.push(stepOf(begun.line, begun.text));
    begun = undefined;
  }
  return steps;
}

function stepOf(line: number, text: string): Step {
  const [, instruction, flags, rest] = /^([A-Z]+)((?:\s+--\S+)*)\s+(.+)$/.exec(text) ?? [];
  if (instruction === undefined || rest === undefined)
    throw new Error(`Line ${line} is not an instruction: ${text}`);
  const named = [...(flags ?? '').matchAll(/--([a-z-]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
  return { line, instruction, flags: Object.fromEntries(named), text: rest };
}

/**
 * The program and arguments of an instruction in exec form, which needs no shell.
 *
 * @throws Error for the shell form.
 */
export function execForm({ line, instruction, text }: Step): string[] {
  try {
    return JSON.parse(text.replace(/^CMD /, ''));
  } catch {
    throw new Error(`Line ${line}: ${instruction} is not a list of strings and would need a shell: ${text}`);
  }
}
