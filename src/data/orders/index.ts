export { ordersStore } from './store';
export type * from './types';
