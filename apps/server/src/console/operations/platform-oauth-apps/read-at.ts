/** The version of an app that the administrator reviewed (G145). */
export function readAt(body: { readonly updated_at?: string } | undefined): Date | undefined {
  return body?.updated_at === undefined ? undefined : new Date(body.updated_at);
}
