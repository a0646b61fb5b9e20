/** `URL.parse` for Node 20, which lacks it; the provider uses it. */
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
