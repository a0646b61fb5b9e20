import contract from '@finops/contract/openapi.json' with { type: 'json' };

interface Example {
  readonly name: string;
  readonly body: { readonly event: string };
}

interface Webhook {
  readonly post: {
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': { readonly examples: Record<string, { $ref: string }> };
      };
    };
  };
}

const shared: Readonly<Record<string, { readonly value?: unknown }>> = contract.components.examples;

/** Every example of a webhook's body in the contract. */
export const eventExamples: readonly Example[] = Object.values(
  contract.webhooks as unknown as Readonly<Record<string, Webhook>>,
).flatMap(({ post }) =>
  Object.entries(post.requestBody.content['application/json'].examples).map(([name, { $ref }]) => ({
    name,
    body: shared[$ref.slice('#/components/examples/'.length)]?.value as Example['body'],
  })),
);
