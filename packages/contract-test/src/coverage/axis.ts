/** What coverage is counted along. */
export const axes = ['operations', 'statuses', 'media-types', 'parameters', 'branches'] as const;

export type Axis = (typeof axes)[number];
