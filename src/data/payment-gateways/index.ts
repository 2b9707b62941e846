export { paymentGatewaysStore } from './store';
export type * from './types';
