import type { Query } from '@storedeck/navigation';
import {
	getNewPath,
	getPath,
	getPersistedQuery,
	getQuery,
} from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { getPlace, getRecordQuery } from '../../common/place';
import type { Entry } from './entries';
import { follow } from './follow';

/** Where they are kept in the browser, for the user who visited them last. */
const KEY = 'storedeck-recent';

const MAX_KEPT = 8;
const MAX_SHOWN = 5;

/** A screen or record that was visited. */
interface Visit {
	path: string;
	/** The parameters of its record. */
	query: Record< string, string >;
	label: string;
	group: string;
}

const isVisit = ( value: unknown ): value is Visit => {
	const visit = Object( value ) as Partial< Visit >;
	return (
		typeof visit.path === 'string' &&
		typeof visit.label === 'string' &&
		typeof visit.group === 'string' &&
		typeof visit.query === 'object' &&
		visit.query !== null
	);
};

function readVisits(): Visit[] {
	try {
		const { user, visits } = JSON.parse(
			window.localStorage.getItem( KEY ) ?? '{}'
		);
		return user === getSetting( 'currentUser' ).id &&
			Array.isArray( visits )
			? visits.filter( isVisit )
			: [];
	} catch {
		// Blocked by the settings of the browser, or changed by hand.
		return [];
	}
}

const placeOf = ( { path, query }: Pick< Visit, 'path' | 'query' > ) =>
	getPlace( path, query );

/**
 * Remembers a screen or record, as the newest one.
 *
 * @param query Of the URL.
 * @param names Names of its higher screens and its own one, which is the last.
 */
export function rememberVisit(
	path: string,
	query: Query,
	names: readonly string[]
) {
	const visit: Visit = {
		path,
		query: getRecordQuery( query ),
		label: names.at( -1 ) ?? path,
		group: names.slice( 0, -1 ).join( ' › ' ),
	};
	const others = readVisits().filter(
		( one ) => placeOf( one ) !== placeOf( visit )
	);
	try {
		window.localStorage.setItem(
			KEY,
			JSON.stringify( {
				user: getSetting( 'currentUser' ).id,
				visits: [ visit, ...others ].slice( 0, MAX_KEPT ),
			} )
		);
	} catch {
		// Blocked by the settings of the browser, or full: nothing is recent.
	}
}

/** What was visited before the open screen, the latest first. */
export const getRecentEntries = (): Entry[] =>
	readVisits()
		.filter(
			( visit ) => placeOf( visit ) !== getPlace( getPath(), getQuery() )
		)
		.slice( 0, MAX_SHOWN )
		.map( ( visit ) => ( {
			// Without spaces, which separate ids.
			id: `recent:${ window.encodeURIComponent( placeOf( visit ) ) }`,
			label: visit.label,
			group: visit.group,
			open: () =>
				follow(
					getNewPath(
						{ ...getPersistedQuery(), ...visit.query },
						visit.path,
						{}
					)
				),
		} ) );
