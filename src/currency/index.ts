export {
	CurrencyFactory,
	CurrencyFactory as default,
} from './currency-factory';
export { getCurrencyData } from './currency-data';
export { getDataForCountry } from './country-data';
export type {
	CountryInfo,
	Currency,
	CurrencyConfig,
	CurrencySetting,
	SymbolPosition,
} from './types';
