import { NAMESPACE } from '@storedeck/api';
import { createResourceStore, defineResource, registerStore } from '../core';
import { COUNTRIES_STORE_NAME } from '../constants';
import type { ResourceState } from '../core';
import type { Country, Locales } from './types';

const NO_COUNTRIES: Country[] = [];
const NO_LOCALES: Locales = {};

/** All answers are about all countries, whichever one is asked for. */
const key = () => [];

const locales = defineResource< [ code?: string ], Locales >( {
	name: 'getLocales',
	selectors: [ 'getLocales', 'getLocale' ],
	defaultValue: NO_LOCALES,
	key,
	request: () => ( { path: `${ NAMESPACE }/data/countries/locales` } ),
} );

const countries = defineResource< [ code?: string ], Country[] >( {
	name: 'getCountries',
	selectors: [ 'getCountries', 'getCountry' ],
	defaultValue: NO_COUNTRIES,
	key,
	isList: true,
	request: () => ( { path: `${ NAMESPACE }/data/countries` } ),
} );

/** The store of countries and of how they write addresses, `wc/admin/countries`. */
export const countriesStore = createResourceStore( {
	name: COUNTRIES_STORE_NAME,
	resources: [ locales, countries ],
	selectors: {
		/** How addresses are written, by the code of the country. */
		getLocales: ( state: ResourceState ) => locales.getData( state ),

		/**
		 * How addresses are written in one country.
		 *
		 * @param state The store's state.
		 * @param code  A country, also with its state: `US:CA`.
		 */
		getLocale: ( state: ResourceState, code: string ) => {
			const [ country = '' ] = code.split( ':' );
			const known = locales.getData( state );
			return Object.hasOwn( known, country )
				? known[ country ]
				: undefined;
		},

		/** All countries with their states. */
		getCountries: ( state: ResourceState ) => countries.getData( state ),

		/** One country by its code. */
		getCountry: ( state: ResourceState, code: string ) =>
			countries
				.getData( state )
				.find( ( country ) => country.code === code ),

		/** Why reading the locales failed, or false. */
		getLocalesError: ( state: ResourceState ) => locales.getError( state ),

		/** Why reading the countries failed, or false. */
		getCountriesError: ( state: ResourceState ) =>
			countries.getError( state ),
	},
	actions: {},
} );

registerStore( countriesStore );
