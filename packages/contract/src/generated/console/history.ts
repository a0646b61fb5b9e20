// Generated from spec/ by `npm run codegen`. Do not edit.

export const historyDays = 21;
