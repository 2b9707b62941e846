export * from './leaderboard';
export * from './search-items';
export { itemsStore } from './store';
export type * from './types';
