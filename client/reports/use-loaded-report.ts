import { useEffect, useState } from '@wordpress/element';
import { getReports } from './index';
import type { Report } from '../report/report';

/**
 * Loads a report.
 *
 * @param id Id of an existing report.
 * @return Undefined until it is loaded. A failure is thrown while rendering.
 */
export function useLoadedReport( id: string ): Report | undefined {
	const [ loaded, setLoaded ] = useState< {
		id: string;
		report?: Report;
		error?: unknown;
	} >();

	useEffect( () => {
		let isMounted = true;
		const save = ( result: { report?: Report; error?: unknown } ) => {
			if ( isMounted ) {
				setLoaded( { id, ...result } );
			}
		};
		getReports()
			.find( ( entry ) => entry.id === id )
			?.load()
			.then(
				( { default: report } ) => save( { report } ),
				( error: unknown ) => save( { error } )
			);
		return () => {
			isMounted = false;
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
