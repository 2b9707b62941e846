export * from './store';
export type * from './types';
