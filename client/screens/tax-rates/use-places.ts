import { useMemo } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { countriesStore, useResource } from '@storedeck/data';
import type { Country } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';

const NONE: readonly Country[] = [];

interface Place {
	code: string;
	name: string;
}

const toPlace = ( {
	code,
	name,
}: {
	code?: string;
	name?: string;
} ): Place => ( {
	code: code ?? '',
	name: decodeEntities( name ?? code ?? '' ),
} );

const byName = ( one: Place, other: Place ) =>
	one.name.localeCompare( other.name );

/** Countries and their states, by name; the codes of states until they are loaded. */
export function usePlaces() {
	const { data: list = NONE } = useResource(
		countriesStore,
		'getCountries',
		[]
	);
	return useMemo( () => {
		const states = new Map(
			list.map( ( { code, states: places } ) => [
				code,
				( places ?? [] ).map( toPlace ).sort( byName ),
			] )
		);
		const countries = list.map( toPlace ).sort( byName );
		const getStates = ( country: string ) => states.get( country ) ?? [];
		const getName = ( places: readonly Place[], code: string ) =>
			places.find( ( place ) => place.code === code )?.name ?? code;
		return {
			countries,
			getStates,
			getCountryName: ( code: string ) =>
				decodeEntities( getSetting( 'countries', {} )[ code ] ?? code ),
			getStateName: ( country: string, code: string ) =>
				getName( getStates( country ), code ),
		};
	}, [ list ] );
}

export type Places = ReturnType< typeof usePlaces >;
