// Generated from spec/ by `npm run codegen`. Do not edit.

export interface OperationDefaults {
  getSession: { query: never; headers: never; body: never };
  createSession: { query: never; headers: never; body: never };
  deleteSession: { query: never; headers: never; body: never };
  switchBusiness: { query: never; headers: never; body: never };
  getUser: { query: never; headers: never; body: never };
  updateUser: { query: never; headers: never; body: never };
  changePassword: { query: never; headers: never; body: never };
  getBusiness: { query: never; headers: never; body: never };
  submitBusiness: { query: never; headers: never; body: never };
  listBusinesses: { query: "limit" | "sort"; headers: never; body: never };
  listMemberships: { query: "limit" | "sort"; headers: never; body: never };
  updateMembership: { query: never; headers: never; body: never };
  deleteMembership: { query: never; headers: never; body: never };
  listInvitations: { query: "limit" | "sort"; headers: never; body: never };
  createInvitation: { query: never; headers: never; body: never };
  acceptInvitation: { query: never; headers: never; body: never };
  revokeInvitation: { query: never; headers: never; body: never };
  listApiKeys: { query: "limit" | "sort"; headers: never; body: never };
  createApiKey: { query: never; headers: never; body: never };
  getApiKey: { query: never; headers: never; body: never };
  revokeApiKey: { query: never; headers: never; body: never };
  rotateApiKey: { query: never; headers: never; body: never };
  listPublicKeys: { query: "limit" | "sort"; headers: never; body: never };
  createPublicKey: { query: never; headers: never; body: never };
  revokePublicKey: { query: never; headers: never; body: never };
  listAuditEntries: { query: "limit" | "sort"; headers: never; body: never };
  getTrialBalance: { query: never; headers: never; body: never };
  getStatement: { query: never; headers: never; body: never };
  getReconciliation: { query: never; headers: never; body: never };
  listPlatformBusinesses: { query: "limit" | "sort"; headers: never; body: never };
  createBusiness: { query: never; headers: never; body: never };
  getPlatformBusiness: { query: never; headers: never; body: never };
  createOwnerInvitation: { query: never; headers: never; body: never };
  approveBusiness: { query: never; headers: never; body: never };
  rejectBusiness: { query: never; headers: never; body: never };
  suspendBusiness: { query: never; headers: never; body: never };
  reinstateBusiness: { query: never; headers: never; body: never };
  getSandbox: { query: never; headers: never; body: never };
  createOpeningDeposit: { query: never; headers: never; body: never };
  createSandboxDeposit: { query: never; headers: never; body: never };
  settleSandboxPayout: { query: never; headers: never; body: never };
  advanceSandboxClock: { query: never; headers: never; body: never };
  resetSandbox: { query: never; headers: never; body: never };
}
