import { NAMESPACE } from '@storedeck/api';
import { defineStore, defineResource } from '../core';
import { getOwn } from '@storedeck/settings/guards';
import { COUNTRIES_STORE_NAME } from '../constants';
import type { ResourceState } from '../core';
import type { Country, Locales } from './types';

/** Every response contains all countries, whichever one is requested. */
const key = () => [];

const locales = defineResource< [ code?: string ], Locales >( {
	name: 'getLocales',
	selectors: [ 'getLocales', 'getLocale' ],
	defaultValue: {},
	key,
	request: () => ( { path: `${ NAMESPACE }/data/countries/locales` } ),
} );

const countries = defineResource< [ code?: string ], Country[] >( {
	name: 'getCountries',
	selectors: [ 'getCountries', 'getCountry' ],
	defaultValue: [],
	key,
	isList: true,
	request: () => ( { path: `${ NAMESPACE }/data/countries` } ),
} );

/** The store of countries and their address formats, `wc/admin/countries`. */
export const countriesStore = defineStore( {
	name: COUNTRIES_STORE_NAME,
	resources: [ locales, countries ],
	selectors: {
		/** Address formats by country code. */
		getLocales: locales.getData,

		/**
		 * The address format of a country.
		 *
		 * @param state The store's state.
		 * @param code  A country code, with or without a state: `US:CA`.
		 */
		getLocale: ( state: ResourceState, code: string ) => {
			const [ country = '' ] = code.split( ':' );
			return getOwn( locales.getData( state ), country );
		},

		/** All countries with their states. */
		getCountries: countries.getData,

		/** A country by its code. */
		getCountry: ( state: ResourceState, code: string ) =>
			countries
				.getData( state )
				.find( ( country ) => country.code === code ),

		getLocalesError: locales.getError,
		getCountriesError: countries.getError,
	},
	actions: {},
} );
