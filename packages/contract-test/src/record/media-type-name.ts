/** Whether a text is the name of a media type (RFC 9110, 8.3.1). */
export function isMediaType(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/.test(text);
}
