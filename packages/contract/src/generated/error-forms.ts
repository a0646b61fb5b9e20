// Generated from spec/ by `npm run codegen`. Do not edit.

export const errorForms = {
  "regenerateAddress": {
    "badRequestOnly": true
  },
  "authorizeApp": {
    "oauth": [
      400
    ]
  },
  "createToken": {
    "oauth": [
      400,
      401
    ]
  },
  "revokeToken": {
    "oauth": [
      400,
      401
    ]
  }
} as const;
