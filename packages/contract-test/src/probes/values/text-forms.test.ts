import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf, operationOf } from '../../../test/probes/drive-probes.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import type { RequestParts } from '../../model/case.ts';
import { baseRequest } from '../requests/base-request.ts';
import { textForms } from './text-forms.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const formsOf = (id: string, seed = 1) => {
  const operation = operationOf(contract, id);
  const context = contextOf(contract, 'test', seed);
  const base = baseRequest(context, operation);
  return { base, forms: base === undefined ? [] : textForms(context, operation, base) };
};

const bodyOf = (parts: RequestParts | undefined) =>
  parts?.body !== undefined && 'value' in parts.body ? parts.body.value : undefined;

describe('textForms', () => {
  it('has each free text of the body once, in the fullest body that has it', () => {
    const { forms } = formsOf('createThing');
    const names = forms.flatMap(({ places }) => places.map(({ name }) => name));
    expect(names).toContain('body/name');
    expect(names).toEqual([...new Set(names)]);
    expect(Object.keys(bodyOf(forms[0]?.parts) ?? {}).sort()).toEqual(['colour', 'name', 'parts', 'size']);
  });

  it('writes a text, or its longest valid beginning, and leaves the rest as it is', () => {
    const [form] = formsOf('createThing').forms;
    const place = form?.places.find(({ name }) => name === 'body/name');
    const before = form && bodyOf(form.parts);
    const written = form && place?.write(form.parts, 'a"b');
    expect(bodyOf(written)).toEqual({ ...(before as object), name: 'a"b' });
  });

  it('has the other parts of the request that it is given', () => {
    const [one, other] = [formsOf('createThing', 1), formsOf('createThing', 2)];
    expect(other.forms[0]?.parts.headers).toEqual(other.base?.headers);
    expect(other.base?.headers).not.toEqual(one.base?.headers);
    expect(other.forms.map(({ parts }) => parts.body)).toEqual(one.forms.map(({ parts }) => parts.body));
  });
});
