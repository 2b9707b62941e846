import { getReportExtension } from '@storedeck/reports';
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

/** The extensions of Storedeck. They are not registered: plugins may replace them at any time. */
const own = new Map< string, ReportExtension< never > >();

/** The extension of a report: that of a plugin, or else that of Storedeck. */
export const getExtension = ( id: string ) =>
	getReportExtension( id ) ?? own.get( id );

/**
 * Loads the extension of a report. Most reports have none.
 *
 * @throws {Error} If its script failed to load; the next call loads it
 *                 again.
 */
export async function loadExtension( id: string ) {
	const extension = getExtension( id ) ?? ( await importExtension( id ) );
	if ( extension && ! getExtension( id ) ) {
		own.set( id, extension );
	}
}
