import { getReportExtension, registerReport } from '@storedeck/reports';
import type { ReportExtension } from '@storedeck/reports';

interface ExtensionModule {
	default: ReportExtension< never >;
}

/** Webpack and Jest reject with this code for a file that does not exist. */
const isMissing = ( error: unknown ) =>
	typeof error === 'object' &&
	error !== null &&
	'code' in error &&
	error.code === 'MODULE_NOT_FOUND';

/** The extension of a report of Storedeck, `./{id}/extension`. */
async function importExtension( id: string ) {
	try {
		const { default: extension }: ExtensionModule = await import(
			/* webpackChunkName: "report-[request]" */ `./${ id }/extension`
		);
		return extension;
	} catch ( error ) {
		if ( isMissing( error ) ) {
			return undefined;
		}
		throw error;
	}
}

/**
 * Loads and registers the extension of a report. Most reports have none.
 *
 * @throws {Error} If its script failed to load; the next call loads it
 *                 again.
 */
export async function loadExtension( id: string ) {
	const extension =
		getReportExtension( id ) ?? ( await importExtension( id ) );
	if ( extension && ! getReportExtension( id ) ) {
		registerReport( extension );
	}
}
