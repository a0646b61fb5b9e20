import { operations } from './document/operations.js';

/**
 * Every request body has a maximum size: the server refuses larger ones with 413.
 *
 * @param {{sizes: number[]}} options the permitted sizes
 */
export default function bodyLimits(document, { sizes }) {
  return operations(document)
    .filter(
      ({ operation }) => operation.requestBody && !sizes.includes(operation.requestBody['x-max-body-bytes']),
    )
    .map(({ operation, label, path }) => ({
      message:
        `The request body of ${label} has no permitted size limit (x-max-body-bytes: ` +
        `${operation.requestBody['x-max-body-bytes']}). Set one of ${sizes.join(', ')} bytes, usually 262144 (G12).`,
      path: [...path, 'requestBody'],
    }));
}
