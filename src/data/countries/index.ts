export { countriesStore } from './store';
export type { AddressLine, Country, Locale, Locales } from './types';
