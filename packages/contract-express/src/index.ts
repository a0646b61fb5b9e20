/** Mounts any contract, given as an argument, on Express: typed handlers by operationId, validated both ways. */

export { answerHeaders } from './answer-headers.ts';
export type { Call, Reply } from './call.ts';
export { type ContractApp, contractApp } from './contract-app.ts';
export { type ErrorForm, errorReplies } from './error-replies.ts';
export type { Handler, Handlers } from './handler.ts';
export type { DefaultNames, Input } from './input.ts';
export type { OperationFacts, SecurityAlternative } from './operation-facts.ts';
export type { Output } from './output.ts';
export { preferences } from './prefer.ts';
export { Fault, type FaultKind, type Flaw } from './reading/fault.ts';
export { patience, readBody } from './reading/read-body.ts';
export type { Refusal } from './refusal.ts';
export { routesOf } from './routes.ts';
export { type ContractServer, type ListenSettings, listen } from './server.ts';
export type { BodyTimes, Mistake, Sent, Settings, Step } from './settings.ts';
export { type Webhooks, webhooksOf } from './webhooks.ts';
