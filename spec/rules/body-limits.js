import { operations } from './document/operations.js';

/** Every request body has a largest size: the server refuses what is larger with 413. */
export default function bodyLimits(document) {
  return operations(document)
    .filter(({ operation }) => operation.requestBody && !isSize(operation.requestBody['x-max-body-bytes']))
    .map(({ operation, label, path }) => ({
      message:
        `The request body of ${label} has no size limit (x-max-body-bytes: ` +
        `${operation.requestBody['x-max-body-bytes']}). Set a whole number of bytes, usually 262144 (G12).`,
      path: [...path, 'requestBody'],
    }));
}

const isSize = (value) => Number.isSafeInteger(value) && value > 0;
