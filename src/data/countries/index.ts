export { countriesStore } from './store';
export type * from './types';
