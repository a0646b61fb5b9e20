import { grouped } from '../contract/grouped.ts';
import { brokenFormatTexts, formatTexts, keepsFormat } from '../contract/instances/formats.ts';
import { numberAt, textAt } from '../contract/instances/keywords.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { matches, spoiledTexts } from '../contract/instances/patterns.ts';
import { chained, taken } from '../contract/instances/sequences.ts';
import { asRead, longestText, type TextDemands, typicalTexts } from '../contract/instances/texts.ts';
import { counted } from '../contract/judge/words.ts';
import { type LengthStep, lengthSteps } from './length-steps.ts';
import { type Proposal, type Spot, type Way, waysOf } from './site.ts';

/**
 * Proposals for the keywords of strings: lengths at and around their bounds, patterns and formats satisfied and
 * violated.
 */
export function* textProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  yield* lengthProposals(spot, layer);
  yield* patternProposals(spot, layer);
  yield* formatProposals(spot, layer);
}

function* lengthProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const span = spot.demands.text;
  for (const step of lengthSteps(layer, { least: 'minLength', most: 'maxLength', span, noun: 'character' })) {
    if (step.keyword === 'maxLength' && step.side === 'invalid') yield* astralProposals(spot, layer);
    yield ofLength(spot, layer, step);
  }
}

/** The longest string of characters with two code units each, which a server may count twice. */
function* astralProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const keyword = 'maxLength';
  const most = numberAt(layer.node, keyword) ?? 0;
  if (!isFree(spot.demands.text) || most < 1 || most > longestText) return;
  const detail = `${counted(most, 'character')} beyond the basic plane where at most ${most} are allowed`;
  yield { layer, keyword, side: 'valid', ways: [{ value: '𝒜'.repeat(most), detail }] };
}

function ofLength(spot: Spot, layer: Layer, { keyword, side, length, detail }: LengthStep): Proposal {
  if (length > longestText) {
    const obstacle = `texts of more than ${longestText} characters are not tried`;
    return { layer, keyword, side, ways: [], obstacle };
  }
  const exact = { ...spot.demands.text, low: length, high: length };
  // If no other keyword can be satisfied at that length, the length may at least be one of several violations.
  const crude = side === 'invalid' ? [asRead(exact, 'X'.repeat(length))] : [];
  return { layer, keyword, side, ways: waysOf(chained(typicalTexts(exact), crude), detail) };
}

function* patternProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const pattern = textAt(layer.node, 'pattern');
  if (pattern === undefined) return;
  const kept = [...taken(typicalTexts(spot.demands.text), 24)];
  const byLength = [...kept].sort((one, other) => one.length - other.length);
  const proposal = (side: 'valid' | 'invalid', ways: Iterable<Way>): Proposal => ({
    layer,
    keyword: 'pattern',
    side,
    ways,
  });
  yield proposal('valid', waysOf(kept, 'a text of the pattern'));
  if (kept.length > 1) {
    yield proposal('valid', waysOf(byLength, 'a short text of the pattern', 4));
    yield proposal('valid', waysOf(byLength.toReversed(), 'a long text of the pattern', 4));
  }
  const spoiled = grouped(
    kept.slice(0, 4).flatMap((text) => [...spoiledTexts(text)]),
    ([, how]) => how,
  );
  for (const [how, texts] of spoiled) {
    const broken = texts
      .map(([text]) => asRead(spot.demands.text, text))
      .filter((text) => !matches(pattern, text));
    if (broken.length > 0) yield proposal('invalid', waysOf(broken, `${how}, against the pattern`));
  }
  yield proposal(
    'invalid',
    waysOf(
      [' ', '!', '\u0000', '0', 'x'].filter((text) => !matches(pattern, text)),
      'a text against the pattern',
    ),
  );
}

function* formatProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const format = textAt(layer.node, 'format');
  if (format === undefined || formatTexts(format).length === 0) return;
  if (spot.context.contract.uncheckedFormats.includes(format)) return;
  const kept = [...taken(typicalTexts(spot.demands.text), 8)].filter((text) => keepsFormat(format, text));
  const keyword = 'format';
  yield { layer, keyword, side: 'valid', ways: waysOf(kept, `a text of the format ${format}`) };
  for (const text of kept.slice(1, 3)) {
    yield {
      layer,
      keyword,
      side: 'valid',
      ways: [{ value: text, detail: `another text of the format ${format}` }],
    };
  }
  for (const text of brokenFormatTexts(format)) {
    yield { layer, keyword, side: 'invalid', ways: [{ value: text, detail: `not of the format ${format}` }] };
  }
}

/** Whether only lengths are demanded of a string. */
function isFree(demands: TextDemands): boolean {
  return (
    demands.patterns.length + demands.formats.length + demands.refusedPatterns.length === 0 &&
    demands.rewritten === undefined
  );
}
