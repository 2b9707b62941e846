import { decodeEntities } from '@wordpress/html-entities';
import type { OrderAddress } from '@storedeck/data';

/** Parts of a line in the order of the country, by the first letters of their names. */
const DEFAULT = '{city}|{state}|{postcode}';

const POSTCODE_FIRST = '{postcode} {city}';
const CITY_FIRST = '{city} {postcode}';

/** Lines between street and country. Countries that are missing have the default. */
const FORMATS: Readonly< Record< string, string > > = {
	AU: '{city} {state_code} {postcode}',
	BR: '{city} - {state_code}|{postcode}',
	CA: '{city} {state_code} {postcode}',
	ES: '{postcode} {city}|{state}',
	GB: '{city}|{postcode}',
	HK: '{city}|{state}',
	IE: '{city}|{state}|{postcode}',
	IN: '{city} {postcode}|{state}',
	IT: '{postcode} {city} {state_code}',
	JP: '{postcode}|{state} {city}',
	MX: '{postcode} {city}, {state_code}',
	NZ: CITY_FIRST,
	SG: CITY_FIRST,
	TW: '{postcode} {state} {city}',
	US: '{city}, {state_code} {postcode}',
	...Object.fromEntries(
		[
			'AT BE CH CZ DE DK EE FI FR GR HR HU IS LI LT LU LV MC NL NO PL PT RO RS SE SI SK TR',
		].flatMap( ( codes ) =>
			codes
				.split( ' ' )
				.map( ( code ) => [ code, POSTCODE_FIRST ] as const )
		)
	),
};

interface Names {
	/** Name of the country; its code when unknown. */
	country: string;
	/** Name of the state; its code when unknown. */
	state: string;
}

/** Tidies a line with empty parts: `, CA 90210` → `CA 90210`. */
const tidy = ( line: string ) =>
	line
		.replace( /\s+/g, ' ' )
		.replace( /^[\s,-]+|[\s,-]+$/g, '' )
		.trim();

/**
 * The lines of an address in the order of its country.
 *
 * @param address The address.
 * @param names   Names of country and state.
 */
export function formatAddress( address: OrderAddress, names: Names ) {
	const values: Record< string, string > = {
		city: address.city,
		postcode: address.postcode,
		state: names.state,
		state_code: address.state,
	};
	const place = ( FORMATS[ address.country ] ?? DEFAULT ).replace(
		/\{(\w+)\}/g,
		( _, name: string ) => values[ name ] ?? ''
	);
	return [
		`${ address.first_name } ${ address.last_name }`,
		address.company,
		address.address_1,
		address.address_2,
		...place.split( '|' ),
		names.country,
	]
		.map( ( line ) => tidy( decodeEntities( line ) ) )
		.filter( Boolean );
}
