import type { ResponseOf } from '../routes';

/** A country, by two letters such as `US`, and its states, as the REST API presents them. */
export type Country = ResponseOf< '/wc-analytics/data/countries' >;

/** How one line of an address differs from the usual. */
export interface AddressLine {
	label?: string;
	required?: boolean;
	hidden?: boolean;
	priority?: number;
	[ name: string ]: unknown;
}

/** How a country writes addresses: what differs, by the name of the line. */
export type Locale = Readonly< Record< string, AddressLine > >;

/** Locales by the code of their country. */
export type Locales = Readonly< Record< string, Locale > >;
