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

/** The extensions of Storedeck. They are not registered: plugins may replace their cells at any time. */
const own = new Map< string, ReportExtension< never > >();

/**
 * The cells of a report: those of plugins, and for the other columns those of
 * Storedeck.
 */
export function getExtension(
	id: string
): ReportExtension< never > | undefined {
	const base = own.get( id );
	const added = getReportExtension( id );
	return base && added
		? { id, cells: { ...base.cells, ...added.cells } }
		: added ?? base;
}

/**
 * Loads the extension of a report. Most reports have none.
 *
 * @throws {Error} If its script failed to load; the next call loads it
 *                 again.
 */
export async function loadExtension( id: string ) {
	const extension = own.get( id ) ?? ( await importExtension( id ) );
	if ( extension ) {
		own.set( id, extension );
	}
}
