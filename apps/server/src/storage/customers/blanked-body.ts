/** Names of fields in event bodies that identify a person, how to reach them, or the holder of an account. */
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
  // Of a transfer: notes of the business.
  'metadata',
]);

/** The body of an event about a customer without personal data: its texts, lists and objects become empty. */
export function blankedBody(body: string): string {
  return JSON.stringify(
    JSON.parse(body, (name, value) => {
      if (!PERSONAL.has(name)) return value;
      if (typeof value !== 'object') return '';
      return Array.isArray(value) ? [] : {};
    }),
  );
}
