/**
 * Paths of the API have its prefix and no servers of their own; the paths of the issuer are listed and name its
 * servers.
 *
 * @param {object} options
 * @param {string} options.prefix the prefix of the API
 * @param {string[]} options.issuer the paths of the issuer
 * @param {string} [options.parameter] the name of every path parameter, if there is a common one
 */
export default function issuerPaths(document, { prefix, issuer, parameter }) {
  return Object.entries(document?.paths ?? {}).flatMap(([key, item]) => {
    const messages = issuer.includes(key) ? issuerFaults(key, item) : apiFaults(key, item, prefix, parameter);
    return messages.map((message) => ({ message, path: ['paths', key] }));
  });
}

function issuerFaults(key, item) {
  if (item?.servers?.length > 0) return [];
  return [
    `${key} belongs to the issuer but has no \`servers\`. Add those of the issuer, or remove it from the list of this rule.`,
  ];
}

function apiFaults(key, item, prefix, parameter) {
  const names = [...key.matchAll(/\{(.*?)\}/g)].map(([, name]) => name);
  const operations = Object.entries(item ?? {}).filter(([, value]) => value?.servers !== undefined);
  return [
    !key.startsWith(prefix) &&
      `${key} is not under ${prefix}. Move it there, or list it as a path of the issuer in this rule.`,
    ...names
      .filter((name) => parameter !== undefined && name !== parameter)
      .map((name) => `${key} has the parameter \`${name}\`. Name it \`${parameter}\`, as in every path.`),
    item?.servers !== undefined &&
      `${key} has its own \`servers\`. Remove them: the API uses those of the document.`,
    ...operations.map(
      ([method]) =>
        `${method.toUpperCase()} ${key} has its own \`servers\`. Remove them: the API uses those of the document.`,
    ),
  ].filter(Boolean);
}
