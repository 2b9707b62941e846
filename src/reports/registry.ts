import { getCaller, renderFiltered, setOwner } from '@storedeck/hooks';
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
 * Adds cells to a report: each plugin adds those of its columns, the other
 * columns keep theirs. A report that is shown already is rendered again.
 *
 * @param  extension Id of the report, and renderers by column.
 * @throws {TypeError} If the extension is invalid; names the field and what was
 *                     expected.
 * @throws {Error}     If a column already has a cell; then none is added.
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
	const registered = extensions.get( id )?.cells ?? {};
	const taken = Object.keys( cells ).find( ( column ) =>
		Object.hasOwn( registered, column )
	);
	if ( taken !== undefined ) {
		throw new Error(
			`registerReport( "${ id }" ): cells.${ taken }: expected a column without a registered cell, but "${ taken }" already has one.`
		);
	}
	const caller = getCaller();
	if ( caller.plugin ) {
		Object.values( cells ).forEach( ( cell ) => setOwner( cell, caller ) );
	}
	extensions.set( id, { id, cells: { ...registered, ...cells } } );
	renderFiltered();
}

/** The cells that are registered for a report; undefined if it has none. */
export const getReportExtension = ( id: string ) => extensions.get( id );
