/** Mounts any contract on Express: typed handlers by operationId, with requests and responses validated. */

export type { Call, Reply } from './call.ts';
export { type ContractApp, contractApp } from './contract-app.ts';
export type { Handler, Handlers } from './handler.ts';
export type { DefaultNames, Input } from './input.ts';
export type { OperationFacts, SecurityAlternative } from './operation-facts.ts';
export type { Output } from './output.ts';
export { preferences } from './prefer.ts';
export { Fault, type FaultKind, type Flaw } from './reading/fault.ts';
export { type BodyTimes, patience, readBody } from './reading/read-body.ts';
export { answerHeaders } from './replies/answer-headers.ts';
export { type ErrorForm, errorReplies } from './replies/error-replies.ts';
export type { Refusal } from './replies/refusal.ts';
export { routesOf } from './routes.ts';
export { type ContractServer, type ListenSettings, listen } from './server/server.ts';
export type { Mistake, Sent, Settings, Step } from './settings.ts';
export { type Webhooks, webhooksOf } from './webhooks.ts';
