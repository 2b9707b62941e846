import { useEffect, useState } from '@wordpress/element';
import { getReports } from './index';
import type { Report } from '../report/define-report';

/**
 * A report by its name: its code is loaded when it is wanted.
 *
 * @param id Name of a report that there is.
 * @return Undefined until it is here; a failed load is thrown while rendering.
 */
export function useLoadedReport( id: string ): Report | undefined {
	const [ loaded, setLoaded ] = useState< {
		id: string;
		report?: Report;
		error?: unknown;
	} >();

	useEffect( () => {
		let isWanted = true;
		const keep = ( what: { report?: Report; error?: unknown } ) => {
			if ( isWanted ) {
				setLoaded( { id, ...what } );
			}
		};
		getReports()
			.find( ( entry ) => entry.id === id )
			?.load()
			.then(
				( { default: report } ) => keep( { report } ),
				( error: unknown ) => keep( { error } )
			);
		return () => {
			isWanted = false;
		};
	}, [ id ] );

	if ( loaded?.id !== id ) {
		return undefined;
	}
	if ( loaded.error !== undefined ) {
		throw loaded.error;
	}
	return loaded.report;
}
