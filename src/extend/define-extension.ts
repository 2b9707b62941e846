import type { ComponentType } from 'react';
import { addFilter as addHook } from '@wordpress/hooks';
import { callContained } from '@storedeck/hooks';
import { registerReport } from '@storedeck/reports';
import type { ReportExtension } from '@storedeck/reports';
import { addFilter } from './add-filter';
import type { PluginScope } from './areas';
import type { ReportName } from '@storedeck/data';
import type { FilterName, FilterValue } from './filters';
import type { TableCell, TableHeader } from './report-values';
import { requireOwnApi } from './require-api';

/** The list that each part is added to. */
const LISTS = {
	cards: 'storedeck_home_cards',
	charts: 'woocommerce_admin_dashboard_charts_filter',
	commands: 'storedeck_commands',
	links: 'woocommerce_admin_homescreen_quicklinks',
	mounts: 'storedeck_mounts',
	pages: 'woocommerce_admin_pages_list',
	reports: 'woocommerce_admin_reports_list',
	sections: 'woocommerce_dashboard_default_sections',
	tasks: 'woocommerce_admin_onboarding_task_list',
} as const satisfies Record< string, FilterName >;

type ListName = keyof typeof LISTS;

type Lists = {
	[ Name in ListName ]?: FilterValue< ( typeof LISTS )[ Name ] >;
};

/** A column of the rows that a report has loaded. */
export interface ExtensionColumn {
	/** The endpoint of the report, for example `orders`. */
	report: ReportName;
	header: TableHeader;
	/** @param row A row of the response. */
	cell: ( row: Readonly< Record< string, unknown > > ) => TableCell;
}

/** A component that fills slots. */
export interface ExtensionFill {
	scope: PluginScope;
	render: ComponentType;
}

/** What an extension adds. All parts are optional. */
export interface Extension extends Lists {
	/** Cells of reports that are registered in PHP. */
	cells?: readonly ReportExtension< never >[];
	columns?: readonly ExtensionColumn[];
	fills?: readonly ExtensionFill[];
}

interface PluginsScript {
	registerPlugin?: ( name: string, plugin: ExtensionFill ) => unknown;
}

const isListName = ( part: string ): part is ListName =>
	Object.hasOwn( LISTS, part );

const addToList = ( name: string, part: ListName, added: readonly unknown[] ) =>
	addHook( LISTS[ part ], `${ name }/${ part }`, ( list: unknown[] ) => [
		...list,
		...added,
	] );

/** Each row gets the cells, at the end. */
function addColumns( name: string, columns: readonly ExtensionColumn[] ) {
	addFilter(
		'woocommerce_admin_report_table',
		`${ name }/columns`,
		( table ) => {
			const own = columns.filter(
				( { report } ) => report === table.endpoint
			);
			return own.length === 0
				? table
				: {
						...table,
						headers: [
							...table.headers,
							...own.map( ( { header } ) => header ),
						],
						rows: table.rows.map( ( cells, index ) => [
							...cells,
							...own.map( ( { header, cell } ) =>
								callContained(
									{
										name: `cell of column "${ header.key }" in ${ table.endpoint }`,
										namespace: name,
									},
									() =>
										cell(
											table.items.data[
												index
											] as Parameters< typeof cell >[ 0 ]
										),
									{ display: '', value: '' }
								)
							),
						] ),
				  };
		}
	);
}

function addFills( name: string, fills: readonly ExtensionFill[] ) {
	const { wp }: { wp?: { plugins?: PluginsScript } } = window as Window & {
		wp?: { plugins?: PluginsScript };
	};
	const registerPlugin = wp?.plugins?.registerPlugin;
	if ( ! registerPlugin ) {
		throw new Error(
			`defineExtension( "${ name }" ): fills: expected the script wp-plugins. Add it to the dependencies of the script.`
		);
	}
	fills.forEach( ( fill, index ) =>
		registerPlugin( `${ name }-fill-${ index + 1 }`, fill )
	);
}

/**
 * Adds everything that an extension brings. Each part can also be added on its
 * own, with `addFilter()`, `registerReport()` or `registerPlugin()`.
 *
 * @example
 * ```ts
 * defineExtension( 'acme', {
 * 	commands: [ { name: 'acme/new', label: 'New ticket', href: '/wp-admin/admin.php?page=acme' } ],
 * } );
 * ```
 *
 * @param  name      Names the plugin, with lowercase letters, digits and hyphens. It is shown if a part fails.
 * @param  extension
 * @throws {TypeError} Names the part that is unknown or no list.
 * @throws {Error} If the plugin bundles a newer library than the one of the page.
 */
export function defineExtension( name: string, extension: Extension ) {
	if ( ! /^[a-z][a-z0-9-]*$/.test( name ) ) {
		throw new TypeError(
			`defineExtension( "${ name }" ): expected a name of lowercase letters, digits and hyphens.`
		);
	}
	requireOwnApi( name );
	const known = [ ...Object.keys( LISTS ), 'cells', 'columns', 'fills' ];
	for ( const [ part, added ] of Object.entries( extension ) ) {
		if ( ! known.includes( part ) || ! Array.isArray( added ) ) {
			throw new TypeError(
				`defineExtension( "${ name }" ): ${ part }: expected a list in one of ${ known.join(
					', '
				) }.`
			);
		}
	}
	Object.keys( extension )
		.filter( isListName )
		.forEach( ( part ) =>
			addToList( name, part, extension[ part ] ?? [] )
		);
	extension.cells?.forEach( ( cells ) => registerReport( cells ) );
	if ( extension.columns ) {
		addColumns( name, extension.columns );
	}
	if ( extension.fills ) {
		addFills( name, extension.fills );
	}
}
