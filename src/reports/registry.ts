import { renderFiltered } from '@storedeck/hooks';
import { checkExtension } from './check-extension';
import type { ReportExtension } from './types';

/** Shared by all copies of this library: plugins may have it in their own bundle. */
const KEY: unique symbol = Symbol.for( 'storedeck/report-extensions' );

type WithExtensions = typeof globalThis & {
	[ KEY ]?: Map< string, ReportExtension< never > >;
};

/** Extensions by id. The cells are only called with rows of their own report. */
const extensions = ( ( globalThis as WithExtensions )[ KEY ] ??= new Map() );

/**
 * Adds cells to a report. A report that is shown already is rendered again.
 *
 * @param  extension Id of the report, and renderers by column.
 * @throws {TypeError} If the extension is invalid; names the field and what was
 *                     expected.
 * @throws {Error}     If the report already has an extension.
 *
 * @example
 * ```tsx
 * registerReport< { sku: string } >( {
 * 	id: 'acme',
 * 	cells: { sku: ( { sku } ) => <code>{ sku }</code> },
 * } );
 * ```
 */
export function registerReport< Row >( extension: ReportExtension< Row > ) {
	checkExtension( extension );
	const { id, cells } = extension;
	if ( extensions.has( id ) ) {
		throw new Error(
			`registerReport( "${ id }" ): id: expected the id of a report without an extension, but "${ id }" is already registered.`
		);
	}
	extensions.set( id, { id, cells: { ...cells } } );
	renderFiltered();
}

/** The extension of a report; undefined if it has none. */
export const getReportExtension = ( id: string ) => extensions.get( id );
