export { exportStore } from './store';
export type * from './types';
