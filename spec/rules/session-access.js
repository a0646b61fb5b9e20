import { operations } from './document/operations.js';

/**
 * Every operation with sessions states who may call it, by exactly one of `x-roles`, `x-administrator` and
 * `x-any-user`, and requires the CSRF token if and only if it changes something. Operations without sessions have none
 * of these.
 *
 * @param {object} options
 * @param {string} options.scheme the security scheme of sessions
 * @param {string[]} options.roles the known roles
 * @param {string} options.token the header of the CSRF token
 */
export default function sessionAccess(document, options) {
  return operations(document).flatMap((found) => {
    const schemes = (found.operation.security ?? []).flatMap((requirement) => Object.keys(requirement ?? {}));
    const messages = schemes.includes(options.scheme)
      ? [...accessFaults(found, options), ...tokenFaults(found, schemes, options)]
      : strayFaults(found, options);
    return messages.map((message) => ({ message: `${found.label} ${message}`, path: found.path }));
  });
}

const MARKS = ['x-roles', 'x-administrator', 'x-any-user'];
const marksOf = (operation) => MARKS.filter((mark) => Object.hasOwn(operation, mark));

function accessFaults({ operation }, { roles }) {
  const marks = marksOf(operation);
  if (marks.length !== 1)
    return [
      `states who may call it by ${marks.join(' and ') || 'nothing'}. State one of ${MARKS.join(', ')}.`,
    ];
  const value = operation[marks[0]];
  if (marks[0] !== 'x-roles')
    return value === true ? [] : [`has ${marks[0]}: ${JSON.stringify(value)}. Write \`${marks[0]}: true\`.`];
  const sound = Array.isArray(value) && value.length > 0 && value.every((role) => roles.includes(role));
  return sound ? [] : [`has x-roles: ${JSON.stringify(value)}. List one or more of ${roles.join(', ')}.`];
}

function tokenFaults({ method, parameters }, schemes, { token }) {
  const found = parameters.find((parameter) => isToken(parameter, token));
  if (method === 'get') return found ? [`takes ${token} but changes nothing. Remove the parameter.`] : [];
  if (!found) return [`changes something without ${token}. Add console/shared/parameters/x-csrf-token.yaml.`];
  const alone = schemes.length === 1;
  if (alone !== (found.required === true))
    return [
      `has ${token} with required: ${found.required === true}. It is required when a session is the only credential.`,
    ];
  return [];
}

function strayFaults({ operation, parameters }, { scheme, token }) {
  return [
    ...marksOf(operation).map(
      (mark) => `has ${mark} but does not take ${scheme}. Remove it, or add the scheme.`,
    ),
    ...parameters
      .filter((parameter) => isToken(parameter, token))
      .map(() => `takes ${token} but not ${scheme}. Remove the parameter, or add the scheme.`),
  ];
}

const isToken = (parameter, token) =>
  parameter?.in === 'header' && parameter.name?.toLowerCase() === token.toLowerCase();
