/** Names under which bodies of events tell who somebody is, how to reach them, and whose an account is. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...['first_name', 'middle_name', 'last_name', 'business_name', 'beneficial_owners', 'email', 'phone'],
  ...['country_id', 'address_line_1', 'address_line_2', 'city', 'state', 'county', 'province', 'postal_code'],
  ...['rejection_reason', 'rejection_reasons'],
  ...[
    'account_name',
    'account_number',
    'iban',
    'phone_number',
    'source_account_name',
    'source_account_number',
  ],
  // Of a transfer: "Payout to Ada Lovelace".
  ...['description', 'sub_description'],
  // Of the payer of a payment request.
  'additional_info',
  // Of a transfer: what the business noted.
  'metadata',
]);

/** The body of an event about a customer without what is personal: texts are empty then, and so are lists and objects. */
export function blankedBody(body: string): string {
  return JSON.stringify(
    JSON.parse(body, (name, value) => {
      if (!PERSONAL.has(name)) return value;
      if (typeof value !== 'object') return '';
      return Array.isArray(value) ? [] : {};
    }),
  );
}
