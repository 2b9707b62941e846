export { dataStateStore } from './store';
export type * from './types';
