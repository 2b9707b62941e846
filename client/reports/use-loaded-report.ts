import { getReports } from './index';
import { useLoaded } from './use-loaded';
import type { Report } from '../report/types';

async function loadReport( id: string ): Promise< Report | undefined > {
	const entry = getReports().find( ( report ) => report.id === id );
	return entry && ( await entry.load() ).default;
}

/**
 * Loads a report.
 *
 * @param id Id of an existing report.
 * @return Undefined until it is loaded. A failure is thrown while rendering.
 */
export function useLoadedReport( id: string ): Report | undefined {
	const { value, error } = useLoaded( id, loadReport );
	if ( error ) {
		throw error;
	}
	return value;
}
