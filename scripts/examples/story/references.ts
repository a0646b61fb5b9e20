import { type Fact, fact, list, text, walk } from './facts.ts';
import { ID, ofKind, type Story, type StoryExample } from './read-story.ts';

/** Whatever an example names is told by another one: records, the one business and its one user. */
export function checkReferences(story: Story): Fact[] {
  const known = new Set(story.records.map(({ id }) => id));
  for (const { fields } of ofKind(story, 'TRF')) known.add(text(fields, 'quote_id'));
  const named = story.examples.flatMap(listNamed);
  const home = (prefix: string) => named.find(({ id }) => id.startsWith(prefix))?.id;
  const [business, user] = [home('BUS_'), home('USR_')];
  return [
    ...named.map(({ example, pointer, id }) => {
      const holds = known.has(id) || id === business || id === user;
      return fact({ example, pointer }, '', holds, `names ${id}, which no example shows`);
    }),
    ...checkAges(story),
    ...checkPathIds(story),
    ...checkTakenOnce(story),
    ...checkMerchant(story),
  ];
}

function listNamed({ example, value }: StoryExample): { example: string; pointer: string; id: string }[] {
  return walk(value).flatMap(({ node, pointer }) =>
    typeof node === 'string'
      ? [...readTokens(node).matchAll(ID)].map(([id]) => ({ example, pointer, id }))
      : [],
  );
}

/** A text with the claims of the tokens in it in readable form. */
function readTokens(value: string): string {
  return value.replace(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/g, (_token, claims: string) =>
    Buffer.from(claims, 'base64url').toString(),
  );
}

/** A record is never older than one that it names. */
function checkAges({ records }: Story): Fact[] {
  const born = new Map(records.map(({ id, fields }) => [id, text(fields, 'created_at')]));
  return records.flatMap((record) =>
    [
      'quote_id',
      'transfer_id',
      'profile_id',
      'source_id',
      'pay_out.recipient_id',
      'reserved_account_id',
    ].flatMap((field) => {
      const [own, other] = [text(record.fields, 'created_at'), born.get(text(record.fields, field))];
      return own && other
        ? [fact(record, field, own >= other, `names a record of ${other}, later than ${own}`)]
        : [];
    }),
  );
}

/** The identifier that a path shows is that of a record which the operation answers with. */
function checkPathIds({ uses }: Story): Fact[] {
  return uses.flatMap(({ example, value }) => {
    const [, operation = ''] = /^([A-Z]+ \S+) parameter id$/.exec(example) ?? [];
    const answers = uses.filter((use) => operation && use.example.startsWith(`${operation} 200 "`));
    const ids = answers.map((answer) => text(answer.value, 'data.id')).filter((id) => id !== '');
    if (ids.length === 0) return [];
    return [
      fact({ example, pointer: '' }, '', ids.includes(String(value)), `is none of those answered: ${ids}`),
    ];
  });
}

/** One quote is taken by one transfer. */
function checkTakenOnce(story: Story): Fact[] {
  const takers = new Map<string, string>();
  return ofKind(story, 'TRF').map((record) => {
    const quote = text(record.fields, 'quote_id');
    const taker = takers.get(quote) ?? record.id;
    takers.set(quote, taker);
    return fact(record, 'quote_id', taker === record.id, `${quote} is taken by ${taker} already`);
  });
}

/** Payers see one merchant; a request of a payment link follows its link. */
function checkMerchant(story: Story): Fact[] {
  const requests = ofKind(story, 'PAYR');
  const merchant = JSON.stringify(requests[0]?.fields.merchant_info);
  return requests.flatMap((record) => {
    const link = ofKind(story, 'PAYL').find(({ id }) => id === text(record.fields, 'source_id'));
    const own = JSON.stringify(record.fields.merchant_info);
    const facts = [fact(record, 'merchant_info', own === merchant, 'is another merchant than elsewhere')];
    if (text(record.fields, 'source') !== 'payment_link') return facts;
    const asked = list(link?.fields, 'meta.require_extra_info').filter(({ required }) => required);
    return [
      ...facts,
      fact(record, 'source_id', link !== undefined, 'is no payment link of the examples'),
      ...['type', 'target_currency'].map((field) =>
        fact(record, field, link?.fields[field] === record.fields[field], 'is not that of its link'),
      ),
      ...asked.map(({ field_name: name }) =>
        fact(
          record,
          `additional_info.${name}`,
          text(record.fields, `additional_info.${name}`) !== '',
          'is required',
        ),
      ),
    ];
  });
}
