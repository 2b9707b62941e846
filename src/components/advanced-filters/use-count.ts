import { useEffect, useRef, useState } from '@wordpress/element';
import type { QueryUpdate } from '@storedeck/navigation';

/** Time in ms that the filters rest before rows are counted. */
export const COUNT_DELAY = 400;

/**
 * How many rows would fit, once the filters rest. A slow answer never replaces a
 * newer one; one that fails counts nothing.
 *
 * @param query    The query that applying would lead to.
 * @param getCount Counts; without it nothing is.
 */
export function useCount(
	query: QueryUpdate,
	getCount: ( ( query: QueryUpdate ) => Promise< number > ) | undefined
) {
	const [ answer, setAnswer ] = useState< { key: string; count: number } >();
	const key = JSON.stringify( query );
	const latest = useRef( { query, getCount } );
	useEffect( () => {
		latest.current = { query, getCount };
	} );
	const isAsked = Boolean( getCount );

	useEffect( () => {
		if ( ! isAsked ) {
			return;
		}
		let isCurrent = true;
		const timer = setTimeout( async () => {
			try {
				const count = await latest.current.getCount?.(
					latest.current.query
				);
				if ( isCurrent && count !== undefined ) {
					setAnswer( { key, count } );
				}
			} catch {
				// The card works without the number.
			}
		}, COUNT_DELAY );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ key, isAsked ] );

	return answer?.key === key ? answer.count : undefined;
}
