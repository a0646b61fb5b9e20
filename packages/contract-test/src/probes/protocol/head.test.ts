import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { openShop } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import type { Answer, WireRequest } from '../../model/message.ts';
import { baseProbes } from '../base.ts';
import { headProbes } from './head.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

type Change = (answer: Extract<Answer, { kind: 'response' }>, request: WireRequest) => Answer;

const run = (change: Change) => {
  const shop = openShop();
  const server = (request: WireRequest): Answer => {
    const answer = shop(request);
    return request.method !== 'HEAD' || answer.kind === 'none' ? answer : change(answer, request);
  };
  const operations = contract.operations.filter(({ method }) => method !== 'DELETE');
  const ordered = operations.toSorted((one, other) => one.method.localeCompare(other.method)).toReversed();
  return driveProbes(contract, [...baseProbes(ordered), ...headProbes(contract, operations)], server);
};

describe('headProbes', () => {
  it('finds nothing where HEAD answers as GET does', () => {
    const driven = run((answer) => answer);
    expect(told(driven)).toEqual([]);
    expect(driven.sent.filter(({ request }) => request.method === 'HEAD')).toHaveLength(6);
  });

  it('lets HEAD leave out what is about content, and what changes from answer to answer', () => {
    const changing: Change = (answer) => ({
      ...answer,
      headers: [...answer.headers, ['content-length', '12'], ['x-id', '7']],
    });
    expect(told(run(changing))).toEqual([]);
  });

  it('tells of another status', () => {
    expect(told(run((answer) => ({ ...answer, status: 404 })))).toEqual([
      'head-differs getThing /status',
      'head-differs listThings /status',
      'head-differs newestThing /status',
    ]);
  });

  it('tells of a header that HEAD lacks', () => {
    const bare: Change = (answer) => ({
      ...answer,
      headers: answer.headers.filter(([name]) => name !== 'ETag'),
    });
    expect(told(run(bare))).toEqual([
      'head-differs getThing /headers/etag',
      'head-differs newestThing /headers/etag',
    ]);
  });

  it('lets HEAD be refused everywhere, but not here and there', () => {
    const refusing: Change = (answer) => ({ ...answer, status: 405 });
    expect(told(run(refusing))).toEqual([]);
    const hereAndThere: Change = (answer, request) =>
      request.target === '/things' ? { ...answer, status: 405 } : answer;
    expect(told(run(hereAndThere))).toEqual(['head-differs listThings /status']);
  });

  it('holds HEAD to the refusals of GET', () => {
    const found =
      (status: number): Change =>
      (answer) =>
        answer.status === status ? { ...answer, status: 200 } : answer;
    expect(told(run(found(404)))).toEqual(['head-differs getThing /status']);
    expect(told(run(found(401)))).toEqual([
      'head-differs getThing /status',
      'head-differs listThings /status',
    ]);
  });
});
