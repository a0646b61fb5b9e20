const IDENTIFYING =
  /(^|_)(id|email|phone|number|iban|bvn|reference|code|symbol|pair|name|address|hash|key|url)(e?s)?$/;

/** Whether values with such a name identify records or their owners: `customer_id`, `Emails`, `bankCode`. */
export function isIdentifying(name: string): boolean {
  return IDENTIFYING.test(name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase());
}
