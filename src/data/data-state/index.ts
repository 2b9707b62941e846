export { dataStateStore } from './store';
export type { DataState } from './types';
