import type { ResponseOf } from '../routes';

/**
 * A country, by two letters such as `US`, and its states, as the REST API
 * returns them.
 */
export type Country = ResponseOf< '/wc-analytics/data/countries' >;

/** How a line of an address differs from the default. */
export interface AddressLine {
	label?: string;
	required?: boolean;
	hidden?: boolean;
	priority?: number;
	[ name: string ]: unknown;
}

/** The address format of a country: differences by the name of the line. */
export type Locale = Readonly< Record< string, AddressLine > >;

/** Locales by country code. */
export type Locales = Readonly< Record< string, Locale > >;
