import { useEffect, useState } from '@wordpress/element';
import type { QueryUpdate } from '@storedeck/navigation';
import { useLatest } from '../use-latest';
import type { ResultCount } from './types';

/** Delay in ms after the last change before rows are counted. */
export const COUNT_DELAY = 400;

/**
 * Returns the number of matching rows, or undefined while it is unknown.
 * Outdated responses and errors are ignored.
 *
 * @param query    The query that would be applied.
 * @param getCount Returns the number of rows. Without it, nothing is counted.
 */
export function useCount(
	query: QueryUpdate,
	getCount:
		| ( ( query: QueryUpdate ) => Promise< number | ResultCount > )
		| undefined
) {
	const [ result, setResult ] = useState< ResultCount & { key: string } >();
	const key = JSON.stringify( query );
	const latest = useLatest( { query, getCount } );
	const isEnabled = Boolean( getCount );

	useEffect( () => {
		if ( ! isEnabled ) {
			return;
		}
		let isCurrent = true;
		const timer = setTimeout( async () => {
			try {
				const count = await latest.current.getCount?.(
					latest.current.query
				);
				if ( isCurrent && count !== undefined ) {
					setResult( {
						key,
						...( typeof count === 'number' ? { count } : count ),
					} );
				}
			} catch {
				// The count is optional: the filters work without it.
			}
		}, COUNT_DELAY );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ key, isEnabled, latest ] );

	return result?.key === key ? result : undefined;
}
